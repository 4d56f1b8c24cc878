import Text

/// The station that a person wants to hear of dust from.
public enum AirStation: Sendable, Equatable {
  /// A number of AQICN's, with an `A` before those of communities.
  case number(String)
  /// A name of AirKorea's, such as 종로구, in normal form C.
  case name(String)

  /// The longest name that is taken, in scalars.
  private static let longestName = 40

  /// The station that a text means, nil if it can be no number and no name of one.
  public init?(_ text: String) {
    let name = text.nfc
    if Self.isNumber(text) {
      self = .number(text)
    } else if Self.isName(name) {
      self = .name(name)
    } else {
      return nil
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("A") ? text.dropFirst() : text[...]
    return 1...9 ~= digits.utf8.count && digits.isDigits
  }

  /// Hangul and digits, with letters, blanks, dots and brackets between, as in 부곡동(2).
  private static func isName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard 2...longestName ~= scalars.count, let first = scalars.first, isWritten(first),
      scalars.last != " "
    else { return false }
    return scalars.contains(where: \.isHangulSyllable)
      && scalars.allSatisfy { isWritten($0) || " .-()".unicodeScalars.contains($0) }
  }

  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isHangulSyllable || String(scalar).isPlain(allowing: "")
  }
}
