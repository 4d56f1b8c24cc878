import Language

extension Setting {
  /// A whole amount, halves upwards.
  private static func whole(_ amount: Double) -> Int { Int((amount + 0.5).rounded(.down)) }

  /// The amount that `33`, `33C` or `91F` stands for, in °C or m/s.
  static func amount(_ value: String, in measure: Measure) -> Int? {
    let signs = measure.signs
    if value.hasSuffix(signs.other) {
      return integer(String(value.dropLast(signs.other.count))).map {
        whole(measure.own(Double($0)))
      }
    }
    return integer(value.hasSuffix(signs.own) ? String(value.dropLast(signs.own.count)) : value)
  }

  /// `0 to 60 C, or 32F to 140F`.
  static func choices(of measure: Measure, in range: ClosedRange<Int>) -> Bilingual {
    let (own, other) = measure.signs
    let (low, high) = (range.lowerBound, range.upperBound)
    let others = (whole(measure.other(Double(low))), whole(measure.other(Double(high))))
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
