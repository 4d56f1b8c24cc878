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

/// Why a moment or a duration of `track` was not read.
enum TrackTimeError: Explainable, Equatable {
  /// The text names no time.
  case noTime(String)
  /// The text is no span.
  case noSpan(String)
  /// The text is no duration.
  case noDuration(String)
  /// The span ends before it begins, and as one over midnight it would be too long.
  case backwards(String, String)
  /// Clocks go past this time on this day; what they show instead.
  case skipped(CivilDate, WallTime, WallTime)
  /// Two options say when.
  case twoTimes
  /// Nothing says when.
  case noTimes

  var message: Bilingual {
    switch self {
    case .noTime(let text):
      Bilingual(en: "there is no time in '\(text)'", ko: "'\(text)'에 시각이 없습니다")
    case .noSpan(let text):
      Bilingual(en: "'\(text)' is no span of time", ko: "'\(text)'은(는) 시간 범위가 아닙니다")
    case .noDuration(let text):
      Bilingual(en: "'\(text)' is no duration", ko: "'\(text)'은(는) 걸린 시간이 아닙니다")
    case .backwards(let first, let last):
      Bilingual(en: "\(last) is before \(first)", ko: "\(last)은(는) \(first)보다 앞입니다")
    case .skipped(let date, let time, _):
      Bilingual(
        en: "clocks skip \(time.iso) on \(date.iso)", ko: "\(date.iso)에는 \(time.iso)이(가) 없습니다")
    case .twoTimes:
      Bilingual(en: "two options say when", ko: "시각을 말하는 옵션이 둘입니다")
    case .noTimes:
      Bilingual(en: "from when to when?", ko: "언제부터 언제까지인지 필요합니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .noTime: Bilingual(en: "for example: 10:20", ko: "예: 10:20")
    case .noSpan, .noTimes:
      Bilingual(en: "for example: 10:00-11:00, or --for 1h", ko: "예: 10:00-11:00, 또는 --for 1시간")
    case .backwards:
      Bilingual(
        en: "name both days if it was so long: 2026-03-01 22:00..2026-03-02 21:00",
        ko: "정말 그렇게 길었다면 날짜를 둘 다 쓰세요: 2026-03-01 22:00..2026-03-02 21:00")
    case .noDuration: Bilingual(en: "for example: 10m or 1h30m", ko: "예: 10분, 1시간 30분")
    case .skipped(_, _, let later):
      Bilingual(en: "they go on at \(later.iso)", ko: "시계가 \(later.iso)(으)로 넘어갑니다")
    case .twoTimes: Bilingual(en: "leave one out", ko: "하나를 빼세요")
    }
  }
}
