import Configuration

/// A scale by which people read temperatures; all that is kept is in °C.
public enum TemperatureScale: String, Sendable {
  /// °C.
  case celsius = "C"
  /// °F.
  case fahrenheit = "F"

  /// `°C` or `°F`.
  public var sign: String { "°\(rawValue)" }

  /// Whole degrees of a temperature in °C, rounded half up; never `-0`.
  public func degrees(_ celsius: Double) -> Int {
    Int(roundingHalfUp: self == .fahrenheit ? Measure.warmth.other(celsius) : celsius)
  }
}
