/// What some people measure in one unit and others in another.
public enum Measure: Sendable {
  /// °C, or °F.
  case warmth
  /// m/s, or mph.
  case speed

  /// An amount of the first unit in the other one.
  public func other(_ own: Double) -> Double {
    switch self {
    case .warmth: own * 9 / 5 + 32
    case .speed: own * 3600 / 1609.344
    }
  }

  /// An amount of the other unit in the first one.
  func own(_ other: Double) -> Double {
    switch self {
    case .warmth: (other - 32) * 5 / 9
    case .speed: other * 1609.344 / 3600
    }
  }

  /// The signs of both units; none but ASCII, so that they can be typed.
  var signs: (own: String, other: String) {
    switch self {
    case .warmth: ("C", "F")
    case .speed: ("m/s", "mph")
    }
  }
}
