extension Int {
  /// The whole number nearest to `value`, halves upwards, as AirKorea and thermometers round.
  ///
  /// There is no negative zero; what lies beyond a billion is a billion, and NaN is 0.
  public init(roundingHalfUp value: Double) {
    let limit = 1e9
    guard !value.isNaN else {
      self = 0
      return
    }
    self = Int((Swift.min(Swift.max(value, -limit), limit) + 0.5).rounded(.down))
  }
}
