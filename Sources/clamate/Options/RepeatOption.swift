import CommandLineKit
import DateHelper
import Language
import Planner

/// `--repeat`, for `add` and for `edit`.
extension TodoOptions {
  static let repeatSpec = OptionSpec(
    "--repeat", value: "PHRASE", kind: .date,
    Bilingual(en: "how it repeats, or none", ko: "반복, 또는 none"))

  /// The series that the option sets, with how its time is said back if the phrase has one.
  ///
  /// - Parameters:
  ///   - plan: the series begins on this day or after it, at its time unless the phrase has one.
  ///   - isTimeSaid: whether the time of `plan` was said beside the option, so that the phrase
  ///     cannot have another.
  /// - Returns: nil where the option is not there, no series where it ends one.
  func series(
    from plan: CivilMoment?, isTimeSaid: Bool
  ) throws -> (series: Series?, style: ClockStyle?)? {
    guard let text = try line.value("--repeat") else { return nil }
    guard text != Self.none else { return (nil, nil) }
    return try phrases.readSeries(text, from: plan, isTimeSaid: isTimeSaid)
  }
}

extension PhraseParser {
  /// Reads how a todo repeats, with how its time is said back if the phrase has one.
  ///
  /// - Throws: `PhraseError` or ``PlanError/noRepeat(_:)``.
  func readSeries(
    _ text: String, from plan: CivilMoment?, isTimeSaid: Bool
  ) throws -> (series: Series?, style: ClockStyle?) {
    let reading = try read([text], direction: .planning, on: plan?.date)
    guard let rule = reading.repeat, let date = reading.date else {
      throw PlanError.noRepeat(text)
    }
    if isTimeSaid, let said = plan?.time, let time = reading.time, said != time {
      throw PhraseError.twoTimes(said.iso, time.iso)
    }
    let first = CivilMoment(date: date, time: reading.time ?? plan?.time)
    return (Series(rule, from: first), reading.time.map { _ in reading.clock })
  }

  /// Reads a phrase that names a day or a time once; a repeat is refused.
  ///
  /// - Throws: `PhraseError`.
  func readOnce(
    _ words: [String], on day: CivilDate? = nil
  ) throws(PhraseError) -> PhraseReading {
    let reading = try read(words, direction: .planning, on: day)
    if reading.repeat != nil {
      throw .noRepeat(text: words.joined(separator: " "), .oneDay)
    }
    return reading
  }
}
