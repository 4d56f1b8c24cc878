import Text

/// How long something took: `90m`, `1h30m`, `2 hours`, `1시간 30분`,
/// `한 시간 반`.
public struct WorkDuration: Sendable, Equatable {
  /// The seconds, more than 0.
  public let seconds: Int64

  /// Reads a duration, nil where the text is none or longer than a session may be.
  public init?(_ text: String) {
    let words = Self.withoutHalves(text.folded.filter { !$0.isWhitespace })
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

  private static let hours = ["한", "두", "세", "네", "다섯", "여섯"]

  /// A text with its hours in digits and its half of an hour in minutes: `한시간반`, `반시간`.
  private static func withoutHalves(_ text: String) -> String {
    if ["반시간", "halfanhour"].contains(text) { return "30m" }
    var text = text
    if let index = hours.firstIndex(where: { text.hasPrefix("\($0)시간") }) {
      text = "\(index + 1)" + text.dropFirst(hours[index].count)
    }
    return text.hasSuffix("시간반") ? text.dropLast() + "30분" : text
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
