import Language

extension Region {
  /// The nameless place at coordinates such as `37.57,126.98`, in degrees north and east.
  ///
  /// Nil if the text is not a pair of decimal numbers or a number is out of range.
  init?(coordinates text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2,
      let latitude = Self.degrees(parts[0]), (-90...90).contains(latitude),
      let longitude = Self.degrees(parts[1]), (-180...180).contains(longitude)
    else { return nil }
    let label = "\(latitude),\(longitude)"
    self.init(
      id: label, kind: .point, name: Bilingual(verbatim: label), parent: nil, country: nil,
      latitude: latitude, longitude: longitude, timeZone: nil, population: nil)
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
