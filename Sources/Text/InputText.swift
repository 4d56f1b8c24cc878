/// A reason to refuse what someone typed.
public enum InputTextError: Error, Equatable {
  /// A control character other than tab and newline.
  ///
  /// `position` counts Unicode scalars from 0.
  case controlCharacter(Unicode.Scalar, position: Int)
}

/// The rules for text that people hand in.
public enum InputText {
  /// The text in form C, if it holds no control character but tab and newline.
  public static func validated(_ text: String) throws(InputTextError) -> String {
    for (position, scalar) in text.unicodeScalars.enumerated() where scalar.isRefusedInInput {
      throw .controlCharacter(scalar, position: position)
    }
    return text.nfc
  }

  /// Whether the text holds a control character other than tab and newline.
  public static func holdsControlCharacter(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.isRefusedInInput)
  }

  /// Whether nothing of the text would be seen: white space, format characters, Hangul fillers.
  public static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(\.isInvisible)
  }

  /// The text that the bytes encode, or nil if they are not well-formed UTF-8.
  public static func decoded(_ bytes: some Sequence<UInt8>) -> String? {
    String(validating: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  fileprivate var isRefusedInInput: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    default: false
    }
  }

  /// Whether the scalar alone leaves no mark on the screen.
  ///
  /// Default ignorable code points hold the zero-width ones, variation selectors and the Hangul
  /// fillers U+115F, U+1160, U+3164 and U+FFA0; the empty Braille pattern U+2800 is none of them.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x21...0x7E, 0xAC00...0xD7A3: return false
    case 0x2800: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    }
  }
}
