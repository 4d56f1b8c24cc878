import Language

extension Setting {
  /// What some people measure in one unit and others in another.
  public enum Measure: Sendable {
    /// °C, or °F.
    case warmth
    /// m/s, or mph.
    case speed

    /// The signs of both units; none but ASCII, so that they can be typed.
    fileprivate var signs: (own: String, other: String) {
      switch self {
      case .warmth: ("C", "F")
      case .speed: ("m/s", "mph")
      }
    }

    /// A whole number of the other unit in whole ones of the own, halves upwards.
    fileprivate func converted(_ other: Int) -> Int {
      let own =
        switch self {
        case .warmth: Double(other - 32) * 5 / 9
        case .speed: Double(other) * 1609.344 / 3600
        }
      return Int((own + 0.5).rounded(.down))
    }

    /// The whole number of the other unit that stands for one of the own.
    fileprivate func other(_ own: Int) -> Int {
      let other =
        switch self {
        case .warmth: Double(own) * 9 / 5 + 32
        case .speed: Double(own) * 3600 / 1609.344
        }
      return Int((other + 0.5).rounded(.down))
    }
  }

  /// The amount that `33`, `33C` or `91F` stands for, in °C or m/s.
  static func amount(_ value: String, in measure: Measure) -> Int? {
    let signs = measure.signs
    if value.hasSuffix(signs.other) {
      return integer(String(value.dropLast(signs.other.count))).map(measure.converted)
    }
    return integer(value.hasSuffix(signs.own) ? String(value.dropLast(signs.own.count)) : value)
  }

  /// `0 to 60 C, or 32F to 140F`.
  static func choices(of measure: Measure, in range: ClosedRange<Int>) -> Bilingual {
    let (own, other) = measure.signs
    let (low, high) = (range.lowerBound, range.upperBound)
    let others = (measure.other(low), measure.other(high))
    return Bilingual(
      en: "\(low) to \(high) \(own), or \(others.0)\(other) to \(others.1)\(other)",
      ko: "\(low)~\(high) \(own) 또는 \(others.0)\(other)~\(others.1)\(other)")
  }
}

extension Settings {
  /// The value of a setting that is measured, in °C or m/s; nil for any other setting.
  public func amount(_ setting: Setting) -> Int? {
    guard case .measure(let measure, _) = setting.kind else { return nil }
    return Setting.amount(self[setting], in: measure)
  }
}
