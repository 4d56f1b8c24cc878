import Sky

extension ForecastHour {
  /// Adds what falls, in mm of water over the length, to what the condition says that it is.
  ///
  /// Of sleet nobody knows how much is snow.
  mutating func addWater(_ amount: Double?) {
    (rain, snow) =
      switch condition {
      case .snow: (amount.map { _ in 0 }, amount)
      case .sleet: (amount, nil)
      default: (amount, amount.map { _ in 0 })
      }
  }
}
