/// How much a day had, in steps that do not depend on other days: one huge day pales no other.
public enum HeatLevel: Int, Sendable, CaseIterable {
  /// Time was tracked, but no half.
  case none
  /// Under a quarter of ``target``.
  case little
  /// Under half of it.
  case some
  /// Under three quarters of it.
  case much
  /// Three quarters of it and more.
  case most

  /// The blocks of a full day.
  public static let target = 8

  /// The level of a day's amount; nil where nothing was tracked.
  public init?(_ amount: BlockAmount) {
    guard !amount.isEmpty else { return nil }
    let (halves, quarter) = (amount.halves, Self.target / 2)
    self =
      halves == 0
      ? .none
      : halves < quarter
        ? .little : halves < 2 * quarter ? .some : halves < 3 * quarter ? .much : .most
  }
}
