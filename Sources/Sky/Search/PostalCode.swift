import Text

/// A postal code with its country, such as `90210,US` or `E14, GB`.
public struct PostalCode: Sendable, Equatable {
  /// No country's code is longer, blanks among it.
  private static let longest = 10
  /// No country's code has more letters in a row; those of Malta begin with three.
  private static let longestWord = 3

  /// The code, letters in capitals.
  public let code: String
  /// ISO 3166-1, two capital letters.
  public let country: String

  /// The code that a text is, nil if it is none: one has digits, and no long words.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 2, parts.allSatisfy({ $0.isPlain(allowing: " -") }) else { return nil }
    let (code, country) = (parts[0].uppercased(), parts[1].uppercased())
    let words = code.utf8.split { !Self.isLetter($0) }
    guard 2...Self.longest ~= code.utf8.count, words.allSatisfy({ $0.count <= Self.longestWord }),
      code.utf8.contains(where: { 0x30...0x39 ~= $0 }), country.utf8.count == 2,
      country.utf8.allSatisfy(Self.isLetter)
    else { return nil }
    self.code = code
    self.country = country
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }
}
