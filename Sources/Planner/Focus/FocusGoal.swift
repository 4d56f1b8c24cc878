import Text

/// How long a person means to focus in a day: 1 to 24 whole hours.
public struct FocusGoal: Sendable, Equatable {
  /// The hours that it may have.
  public static let range = 1...24
  /// The goal of those who set none.
  public static let usual = FocusGoal(known: 7)

  /// The hours.
  public let hours: Int
  /// The seconds.
  public var seconds: Int64 { Int64(hours) * 3600 }

  /// Reads `5`, `5h` or `5시간`.
  ///
  /// - Throws: ``FocusError/goal(_:)``.
  public init(_ typed: String) throws(FocusError) {
    let unit = ["시간", "h"].first { typed.hasSuffix($0) } ?? ""
    let digits = typed.dropLast(unit.count)
    guard digits.isDigits, let hours = Int(digits),
      Self.range ~= hours
    else { throw .goal(typed) }
    self.hours = hours
  }

  init(known hours: Int) {
    self.hours = hours
  }
}
