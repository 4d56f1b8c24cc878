/// A color to fill a cell with, given for every kind of terminal.
public struct Shade: Sendable, Hashable {
  /// The part of red in sRGB.
  public let red: UInt8
  /// The part of green in sRGB.
  public let green: UInt8
  /// The part of blue in sRGB.
  public let blue: UInt8
  /// The nearest of xterm's 256 colors.
  public let index: UInt8
  /// The basic color that stands for it where there are no others; nil is reverse video.
  public let basic: TerminalColor?

  /// A color with what stands for it where there are fewer.
  public init(red: UInt8, green: UInt8, blue: UInt8, index: UInt8, basic: TerminalColor?) {
    self.red = red
    self.green = green
    self.blue = blue
    self.index = index
    self.basic = basic
  }

  /// The color as CSS writes it, such as `#e69f00`.
  public var css: String {
    let digits = [red, green, blue].map { part in
      let text = String(part, radix: 16)
      return part < 16 ? "0\(text)" : text
    }
    return "#\(digits.joined())"
  }

  /// Whether black letters are read better on it than white ones.
  ///
  /// By the relative luminance of WCAG 2.1, with the square in the place of the power 2.4: the two
  /// contrasts are equal near 0.18.
  public var isLight: Bool {
    func linear(_ part: UInt8) -> Int { Int(part) * Int(part) }
    let luminance = 2126 * linear(red) + 7152 * linear(green) + 722 * linear(blue)
    return luminance > 18 * 100 * 255 * 255
  }
}

extension Palette {
  /// The text on a filled ground, in black or white, whichever is read better.
  ///
  /// The codes are SGR (ECMA-48, section 8.3.117) with the colors of ITU-T T.416.
  public func paint(_ text: String, on shade: Shade) -> String {
    guard isColored else { return text }
    let ground =
      switch depth {
      case .full: "48;2;\(shade.red);\(shade.green);\(shade.blue)"
      case .indexed: "48;5;\(shade.index)"
      case .basic: shade.basic.map { "4\($0.rawValue)" } ?? "7"
      }
    let letters =
      switch depth {
      case .full, .indexed: ";38;5;\(shade.isLight ? 16 : 231)"
      case .basic: shade.basic == nil ? "" : ";30"
      }
    return "\u{1B}[0;\(ground)\(letters)m\(text)\u{1B}[0m"
  }
}
