import Sky

/// Ranges of temperature as bars on one scale.
struct TemperatureBar {
  private let lowest, highest: Double
  private let width: Int

  /// A scale that holds all ranges in `width` cells.
  init(_ ranges: [(low: Double?, high: Double?)], width: Int) {
    lowest = ranges.compactMap(\.low).min() ?? 0
    highest = ranges.compactMap(\.high).max() ?? 0
    self.width = width
  }

  /// The bar of one range, as wide as the scale.
  func bar(_ low: Double?, _ high: Double?) -> String {
    guard let low, let high, highest > lowest else {
      return String(repeating: " ", count: width)
    }
    let first = cell(low)
    let last = max(first, cell(high))
    return String(repeating: ".", count: first) + String(repeating: "=", count: last - first + 1)
      + String(repeating: ".", count: width - last - 1)
  }

  private func cell(_ celsius: Double) -> Int {
    let share = (celsius - lowest) / (highest - lowest)
    return min(max(0, Int(roundingHalfUp: share * Double(width - 1))), width - 1)
  }
}
