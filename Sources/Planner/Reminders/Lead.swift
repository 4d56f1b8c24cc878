import Text

/// How long before something: minutes by the clock, or days of the calendar.
///
/// Half an hour before is half an hour also where clocks change; a day before is the same time on
/// the day before.
public enum Lead: Sendable, Hashable {
  /// Minutes, hours among them; 0 is the time itself.
  case minutes(Int)
  /// Days, weeks among them.
  case days(Int)

  /// The longest lead, in days.
  public static let limit = 366

  /// The lead as it is stored and as `--remind` takes it: `30m`, `1d`.
  public var text: String {
    switch self {
    case .minutes(let count): "\(count)m"
    case .days(let count): "\(count)d"
    }
  }

  /// Reads a bare duration of at most ``limit``, nil where the text is none.
  ///
  /// `30m`, `1h30m`, `2 days`, `30분`, `1시간 30분`, `하루`, `1주`, each also with `before` or `전`.
  /// - Parameter text: as typed.
  public init?(_ text: String) {
    guard let span = Self.span(text), span.days + span.minutes / 1440 <= Self.limit else {
      return nil
    }
    self = span.hasMinutes ? .minutes(span.minutes + span.days * 1440) : .days(span.days)
  }

  /// Whether a text is a bare duration of more than ``limit``.
  public static func isTooLong(_ text: String) -> Bool {
    span(text) != nil && Lead(text) == nil
  }

  /// The parts of a duration, none larger than what is too long in any case.
  private static func span(_ text: String) -> (minutes: Int, days: Int, hasMinutes: Bool)? {
    var rest = Substring(text.folded.filter { !$0.isWhitespace })
    for ending in ["before", "전"] where rest.hasSuffix(ending) {
      rest = rest.dropLast(ending.count)
    }
    if let days = dayWords[String(rest)] { return (0, days, false) }
    guard !rest.isEmpty, rest.utf8.count <= 40 else { return nil }
    guard let parts = DurationUnit.parts(of: rest) else { return nil }
    var span = (minutes: 0, days: 0, hasMinutes: false)
    for (digits, unit) in parts {
      let count = min(Int(digits) ?? .max, 1_000_000)
      switch unit {
      case .second: return nil
      case .minute: span.minutes += count
      case .hour: span.minutes += 60 * count
      case .day: span.days += count
      case .week: span.days += 7 * count
      }
      span.hasMinutes = span.hasMinutes || unit == .minute || unit == .hour
    }
    return span
  }

  private static let dayWords = ["하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "일주일": 7]
}
