/// A unit in which people say how long something is.
enum DurationUnit: CaseIterable {
  case second, minute, hour, day, week

  /// What it is called, folded.
  private var names: [String] {
    switch self {
    case .second: ["s", "sec", "second", "seconds", "초"]
    case .minute: ["m", "min", "mins", "minute", "minutes", "분"]
    case .hour: ["h", "hr", "hrs", "hour", "hours", "시간"]
    case .day: ["d", "day", "days", "일"]
    case .week: ["w", "week", "weeks", "주", "주일"]
    }
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { unit in unit.names.map { ($0, unit) } })

  /// The numbers of a folded text without blanks and their units, such as `1h30m`.
  ///
  /// Nil where there is anything else.
  static func parts(of text: some StringProtocol) -> [(digits: Substring, unit: DurationUnit)]? {
    var parts: [(digits: Substring, unit: DurationUnit)] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let word = rest.prefix { !($0.isASCII && $0.isNumber) }
      rest = rest.dropFirst(word.count)
      guard !digits.isEmpty, let unit = byName[String(word)] else { return nil }
      parts.append((digits, unit))
    }
    return parts
  }
}
