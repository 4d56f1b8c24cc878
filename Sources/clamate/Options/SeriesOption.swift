import CommandLineKit
import DateHelper
import Language
import Planner

/// `--series`, by which a repeating todo is moved with all that is to come, for `edit` and `move`.
enum SeriesOption {
  static let spec = OptionSpec(
    "--series",
    Bilingual(en: "of a repeat, this and all to come", ko: "반복의 이번부터 앞으로 모두"))

  /// Whether a line asks for it.
  static func isSaid(_ line: ParsedCommand) -> Bool { line.has(spec.name) }
}

extension PhraseParser {
  /// Reads a day or a time for a todo that is planned on a day.
  ///
  /// - Parameter ofSeries: whether the time is that of many days, so that a bare hour is not the
  ///   next such hour but the usual one.
  /// - Throws: `PhraseError`.
  func readMove(
    _ words: [String], on day: CivilDate?, ofSeries: Bool
  ) throws(PhraseError) -> PhraseReading {
    let reading = try readOnce(words, on: day)
    guard ofSeries, !reading.isDayNamed, reading.clock == .twelveHours, let day else {
      return reading
    }
    return try read(words, direction: .currentYear, on: day)
  }
}

extension Todo {
  /// What is to be known where a change moved one occurrence and not the series, or both.
  func remark(movedFrom old: Todo, withSeries: Bool) -> Bilingual? {
    guard let series else { return nil }
    if withSeries, series != old.series {
      return Bilingual(en: "(from now on)", ko: "(앞으로 계속)")
    }
    guard series == old.series, plan != old.plan else { return nil }
    return Bilingual(en: "(this time only)", ko: "(이번만)")
  }
}
