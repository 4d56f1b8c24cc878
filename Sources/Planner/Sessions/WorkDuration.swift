import Text

/// How long something took: `90m`, `1h30m`, `2 hours`, `1시간 30분`.
public struct WorkDuration: Sendable, Equatable {
  /// The seconds, more than 0.
  public let seconds: Int64

  /// Reads a duration, nil where the text is none or longer than a session may be.
  public init?(_ text: String) {
    let words = text.folded.filter { !$0.isWhitespace }
    guard let parts = DurationUnit.parts(of: words) else { return nil }
    var sum: Int64 = 0
    for (digits, unit) in parts {
      guard digits.count <= 7, let count = Int64(digits), let length = Self.length(unit) else {
        return nil
      }
      sum += count * length
    }
    guard 1...Session.longestSpan ~= sum else { return nil }
    seconds = sum
  }

  private static func length(_ unit: DurationUnit) -> Int64? {
    switch unit {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: nil
    }
  }
}
