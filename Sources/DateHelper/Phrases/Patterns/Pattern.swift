/// One way to write a phrase, as the published table shows it.
///
/// Text stands for itself, `{n}` for a slot, `[...]` may be left out, and `(a|b)` is one of several.
/// In a pattern with Hangul every space may be left out. A backslash takes the meaning from the
/// character after it.
struct Pattern: Sendable {
  indirect enum Element: Sendable {
    case character(Character)
    case space(isOptional: Bool)
    case slot(Slot)
    case choice([[Element]])
  }

  let elements: [Element]

  init(_ text: String) {
    var rest = Array(text)[...]
    let isKorean = text.contains(where: \.isHangul)
    elements = Pattern.elements(&rest, isKorean: isKorean)
  }

  private static func elements(
    _ rest: inout ArraySlice<Character>, isKorean: Bool
  ) -> [Element] {
    var elements: [Element] = []
    while let character = rest.first, character != "]", character != ")", character != "|" {
      rest.removeFirst()
      switch character {
      case "[": elements.append(.choice(choices(&rest, isKorean: isKorean) + [[]]))
      case "(": elements.append(.choice(choices(&rest, isKorean: isKorean)))
      case "{": elements.append(contentsOf: slot(&rest))
      case "\\": elements.append(contentsOf: rest.popFirst().map { [.character($0)] } ?? [])
      case " ": elements.append(.space(isOptional: isKorean))
      default: elements.append(.character(character))
      }
    }
    return elements
  }

  private static func choices(
    _ rest: inout ArraySlice<Character>, isKorean: Bool
  ) -> [[Element]] {
    var choices = [elements(&rest, isKorean: isKorean)]
    while let separator = rest.popFirst(), separator == "|" {
      choices.append(elements(&rest, isKorean: isKorean))
    }
    return choices
  }

  private static func slot(_ rest: inout ArraySlice<Character>) -> [Element] {
    let name = String(rest.prefix { $0 != "}" })
    rest = rest.dropFirst(name.count + 1)
    return Slot(rawValue: name).map { [.slot($0)] } ?? name.map { .character($0) }
  }
}

extension Character {
  /// Whether this is a syllable or a letter of Hangul.
  var isHangul: Bool {
    unicodeScalars.first.map { 0xAC00...0xD7A3 ~= $0.value || 0x1100...0x11FF ~= $0.value } ?? false
  }

  /// Whether this is an English letter or a digit.
  var isWordCharacter: Bool { isASCII && (isLetter || isNumber) }
}
