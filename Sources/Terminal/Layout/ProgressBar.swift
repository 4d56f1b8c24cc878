/// How much of something is behind, drawn in ASCII: `[####----]`.
public struct ProgressBar: Sendable, Equatable {
  private let share: Double

  /// A bar of a share; what is below 0, above 1 or no number is drawn as the nearest end.
  public init(_ share: Double) {
    self.share = share.isNaN ? 0 : min(max(share, 0), 1)
  }

  /// The bar on so many cells, its brackets among them; fewer than three hold none.
  ///
  /// It is full only when all is behind.
  public func text(cells: Int) -> String {
    guard cells >= 3 else { return "" }
    let room = min(cells, 1000) - 2
    let filled = Int((Double(room) * share).rounded(.down))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled)
    return "[\(bar)]"
  }
}
