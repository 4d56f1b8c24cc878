import Text

/// One way to write a phrase, as the published table shows it.
///
/// Text stands for itself, `{n}` for a slot, `[...]` may be left out, and `(a|b)` is one of
/// several. In a pattern with Hangul every space may be left out. A backslash takes the meaning
/// from the character after it.
struct Pattern: Sendable {
  indirect enum Element: Sendable {
    case scalar(Unicode.Scalar)
    case space(isOptional: Bool)
    case slot(Slot)
    case choice([[Element]])
  }

  let elements: [Element]

  init(_ text: String) {
    var rest = Array(text.unicodeScalars)[...]
    let isKorean = rest.contains(where: \.isHangul)
    elements = Pattern.elements(&rest, isKorean: isKorean)
  }

  private static func elements(
    _ rest: inout ArraySlice<Unicode.Scalar>, isKorean: Bool
  ) -> [Element] {
    var elements: [Element] = []
    while let scalar = rest.first, scalar != "]", scalar != ")", scalar != "|" {
      rest.removeFirst()
      switch scalar {
      case "[": elements.append(.choice(choices(&rest, isKorean: isKorean) + [[]]))
      case "(": elements.append(.choice(choices(&rest, isKorean: isKorean)))
      case "{": elements.append(contentsOf: slot(&rest))
      case "\\": elements.append(contentsOf: rest.popFirst().map { [.scalar($0)] } ?? [])
      case " ": elements.append(.space(isOptional: isKorean))
      default: elements.append(.scalar(scalar))
      }
    }
    return elements
  }

  private static func choices(
    _ rest: inout ArraySlice<Unicode.Scalar>, isKorean: Bool
  ) -> [[Element]] {
    var choices = [elements(&rest, isKorean: isKorean)]
    while let separator = rest.popFirst(), separator == "|" {
      choices.append(elements(&rest, isKorean: isKorean))
    }
    return choices
  }

  private static func slot(_ rest: inout ArraySlice<Unicode.Scalar>) -> [Element] {
    let name = rest.prefix { $0 != "}" }
    rest = rest.dropFirst(name.count + 1)
    return Slot(rawValue: String(name)).map { [.slot($0)] } ?? name.map { .scalar($0) }
  }
}

extension Unicode.Scalar {
  /// Whether this is a syllable or a letter of Hangul.
  var isHangul: Bool { isHangulSyllable || 0x1100...0x11FF ~= value }

  /// Whether this is a digit from 0 to 9.
  var isDigit: Bool { "0"..."9" ~= self }

  /// Whether this is an English letter or a digit.
  var isWordScalar: Bool { isDigit || "a"..."z" ~= self || "A"..."Z" ~= self }
}

extension String {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    self.init(text)
  }
}
