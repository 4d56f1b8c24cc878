import Configuration
import Language
import Sky

/// Amounts of the weather as people want to read them.
struct Units {
  private let isImperial: Bool

  init(_ settings: Settings) {
    isImperial = settings[.units] == "imperial"
  }

  /// The scale of temperatures.
  var scale: TemperatureScale { isImperial ? .fahrenheit : .celsius }

  /// `°C` or `°F`.
  var degreeSign: String { scale.sign }

  /// Whole degrees of a temperature in °C; never `-0`.
  func degrees(_ celsius: Double) -> Int { scale.degrees(celsius) }

  /// `7°C`, for places where nothing is aligned after it.
  func temperature(_ celsius: Double) -> String { "\(degrees(celsius))\(degreeSign)" }

  /// `3 m/s` or `7 mph`.
  func wind(_ metresPerSecond: Double) -> String {
    isImperial
      ? "\(Int(roundingHalfUp: Measure.speed.other(metresPerSecond))) mph"
      : "\(Int(roundingHalfUp: metresPerSecond)) m/s"
  }

  /// `2.3 mm` or `0.09 in` of water.
  func water(_ millimetres: Double) -> String {
    guard isImperial else { return "\(decimal(millimetres, places: 1)) mm" }
    return "\(decimal(millimetres / 25.4, places: 2)) in"
  }

  private func decimal(_ value: Double, places: Int) -> String {
    let scale = places == 1 ? 10 : 100
    let digits = Int(roundingHalfUp: value * Double(scale))
    let fraction = String(digits % scale)
    return "\(digits / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
