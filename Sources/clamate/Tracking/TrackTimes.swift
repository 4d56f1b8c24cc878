import CommandLineKit
import Configuration
import DateHelper
import Language
import Planner

/// Reads the moments and the durations of `track`, looking back from now.
struct TrackTimes {
  static let at = OptionSpec(
    "--at", value: "TIME", kind: .time,
    Bilingual(en: "when, the latest past one", ko: "시각, 지난 것 가운데 가장 늦은 때"))
  static let ago = OptionSpec(
    "--ago", value: "DURATION", Bilingual(en: "so long ago, such as 10m", ko: "얼마 전, 예: 10분"))

  let line: ParsedCommand
  let clock: DateHelper
  let phrases: PhraseParser
  /// The seconds of the longest run that is not taken for a forgotten one.
  let longest: Int64

  init(_ line: ParsedCommand, _ context: Context) {
    self.line = line
    clock = context.clock
    phrases = context.phrases
    longest = context.settings.longestRun
  }

  /// The moment that `--at` or `--ago` names, nil where neither is there.
  func moment() throws -> Instant? {
    guard let text = try line.value("--ago") else {
      return try line.value("--at").map { try moment($0) }
    }
    guard !line.has("--at") else { throw TrackTimeError.twoTimes }
    return clock.now.adding(seconds: -(try duration(text)))
  }

  /// The moment that `--at` or `--ago` names in a run, nil where neither is there.
  ///
  /// - Parameter start: the run's start, or when it last changed, after which the moment lies.
  func moment(after start: Instant?) throws -> Instant? {
    guard let start, start < clock.now, let text = try line.value("--at"), !line.has("--ago")
    else { return try moment() }
    return try moment(text, inside: start..<clock.now.adding(seconds: 1)) ?? moment(text)
  }

  /// Runs `body`; a time of `--at` that was read as yesterday's, since it has not come today, is
  /// told as one to come where yesterday's does not fit.
  func tellingFuture<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as TrackingError {
      switch error {
      case .order, .beforeChange: throw isToCome ? TrackingError.future : error
      default: throw error
      }
    }
  }

  private var isToCome: Bool {
    guard let text = try? line.value("--at"),
      let today = try? moment(text, on: clock.calendarDate)
    else { return false }
    return today > clock.now
  }

  /// Refuses a start that was read as yesterday's, since it has not come today, and lies so far
  /// back that the run would be taken for a forgotten one.
  func refuseFuture(_ start: Instant?) throws(TrackingError) {
    guard let start, isToCome, start.seconds(until: clock.now) > longest else { return }
    throw .future
  }

  /// The seconds that an option names, nil where it is not there.
  func duration(option: String) throws -> Int64? {
    try line.value(option).map { try duration($0) }
  }

  /// The moment of a text: a phrase, or ISO 8601 with an offset.
  ///
  /// - Parameter day: the day of a time that names none; nil for the latest past one.
  func moment(_ text: String, on day: CivilDate? = nil) throws -> Instant {
    if let instant = exact(text) { return instant }
    let reading = try reading(text, on: day)
    return try instant(reading.date, reading.time)
  }

  private func duration(_ text: String) throws -> Int64 {
    guard let duration = WorkDuration(text) else { throw TrackTimeError.noDuration(text) }
    return duration.seconds
  }

  /// The latest instant up to now at which clocks show a time, else the first.
  private func instant(_ date: CivilDate, _ time: WallTime) throws -> Instant {
    let instants = clock.zone.instants(showing: date, time)
    guard let first = instants.first else {
      let later = clock.zone.civil(at: clock.instant(meaning: date, time)).time
      throw TrackTimeError.skipped(date, time, later)
    }
    return instants.last { $0 <= clock.now } ?? first
  }
}
