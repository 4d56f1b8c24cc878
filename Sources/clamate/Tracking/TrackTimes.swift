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
    if text.contains(":"), let instant = Instant(text) { return instant }
    let reading = try phrases.read([text], direction: .past, on: day)
    guard reading.due == nil, reading.repeat == nil, let date = reading.date,
      let time = reading.time
    else { throw TrackTimeError.noTime(text) }
    return try instant(date, time)
  }

  /// The span of words such as `10:00-11:00`, `어제 9시~10시` or `A..B`.
  ///
  /// An end that would be before the start is on the next day; without a day the span is the
  /// latest that is over.
  func span(_ text: String, on day: CivilDate?) throws -> Range<Instant> {
    guard let (first, last) = ends(text) else { throw TrackTimeError.noSpan(text) }
    return try span(from: first, to: last, on: day)
  }

  /// Whether a text has two ends.
  func isSpan(_ text: String) -> Bool { ends(text) != nil }

  /// The span between two texts.
  func span(from first: String, to last: String, on day: CivilDate?) throws -> Range<Instant> {
    let today = clock.calendarDate
    var span: Range<Instant>?
    for day in day.map({ [$0] }) ?? [today, today.adding(days: -1)] {
      let start = try moment(first, on: day)
      let startDay = clock.zone.civil(at: start).date
      var end = try moment(last, on: startDay)
      if end < start {
        end = try moment(last, on: startDay.adding(days: 1))
        // A night is shorter than what is taken for a forgotten run.
        guard start.seconds(until: end) <= longest else {
          throw TrackTimeError.backwards(first, last)
        }
      }
      guard start < end else { throw TrackingError.order }
      span = start..<end
      if end <= clock.now { break }
    }
    guard let span else { throw TrackingError.order }
    return span
  }

  private func duration(_ text: String) throws -> Int64 {
    guard let duration = WorkDuration(text) else { throw TrackTimeError.noDuration(text) }
    return duration.seconds
  }

  /// The two ends of a span, at the first sign between texts that are both moments.
  private func ends(_ text: String) -> (String, String)? {
    let text = text.hasSuffix("까지") ? String(text.dropLast(2)) : text
    for sign in ["..", "~", "-", "부터", "에서", " to "] {
      var rest = text.startIndex..<text.endIndex
      while let found = text[rest].firstRange(of: sign) {
        let first = String(text[..<found.lowerBound])
        let last = String(text[found.upperBound...])
        if isMoment(first), isMoment(last) { return (first, last) }
        rest = found.upperBound..<text.endIndex
      }
    }
    return nil
  }

  /// Whether a text is a moment, even one that clocks skip.
  private func isMoment(_ text: String) -> Bool {
    do {
      _ = try moment(text)
      return true
    } catch TrackTimeError.skipped {
      return true
    } catch {
      return false
    }
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
