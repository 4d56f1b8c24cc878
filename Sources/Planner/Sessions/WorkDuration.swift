import Text

/// How long something took: `90m`, `1h30m`, `2 hours`, `1시간 30분`.
public struct WorkDuration: Sendable, Equatable {
  /// The seconds, more than 0.
  public let seconds: Int64

  /// Reads a duration, nil where the text is none or longer than a session may be.
  public init?(_ text: String) {
    var rest = Substring(text.folded.filter { !$0.isWhitespace })
    var sum: Int64 = 0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let word = rest.prefix { !($0.isASCII && $0.isNumber) }
      rest = rest.dropFirst(word.count)
      guard digits.count <= 7, let count = Int64(digits), let unit = Self.units[String(word)] else {
        return nil
      }
      sum += count * unit
    }
    guard 1...Session.longestSpan ~= sum else { return nil }
    seconds = sum
  }

  private static let units: [String: Int64] = [
    "s": 1, "sec": 1, "second": 1, "seconds": 1, "초": 1,
    "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "분": 60,
    "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "시간": 3600,
    "d": 86_400, "day": 86_400, "days": 86_400, "일": 86_400,
  ]
}
