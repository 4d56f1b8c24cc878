import Language

extension Region {
  /// The nameless place at coordinates such as `37.57,126.98`, in degrees north and east.
  ///
  /// Nil if the text is not a pair of decimal numbers or a number is out of range.
  init?(coordinates text: String) {
    guard let (latitude, longitude) = Self.pair(text), Place.isOnGlobe(latitude, longitude) else {
      return nil
    }
    let label = "\(latitude),\(longitude)"
    self.init(
      id: label, kind: .point, name: Bilingual(verbatim: label), parent: nil, country: nil,
      latitude: latitude, longitude: longitude, timeZone: nil, population: nil)
  }

  /// Whether a text is a pair of decimal numbers that are no degrees north and east.
  public static func isOffGlobe(_ text: String) -> Bool {
    pair(text).map { !Place.isOnGlobe($0.latitude, $0.longitude) } ?? false
  }

  private static func pair(_ text: String) -> (latitude: Double, longitude: Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = degrees(parts[0]), let longitude = degrees(parts[1])
    else { return nil }
    return (latitude, longitude)
  }

  /// A decimal number rounded to 0.0001 degrees, which is about ten metres.
  private static func degrees(_ text: Substring) -> Double? {
    let words = text.split(separator: " ")
    guard words.count == 1, let digits = words.first, digits.count <= 24,
      digits.allSatisfy({ "+-.0123456789".contains($0) }), let value = Double(digits)
    else { return nil }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == 0 ? 0 : rounded
  }
}
