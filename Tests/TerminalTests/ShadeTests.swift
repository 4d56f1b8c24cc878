import Terminal
import Testing

@Suite struct ShadeTests {
  private let orange = Shade(red: 220, green: 123, blue: 5, index: 172, basic: .yellow)
  private let gray = Shade(red: 110, green: 118, blue: 129, index: 243, basic: nil)

  @Test(
    "The variables of a terminal say how many colors it has",
    arguments: [
      (["COLORTERM": "truecolor", "TERM": "xterm"], .full), (["COLORTERM": "24bit"], .full),
      (["TERM": "xterm-256color"], .indexed),
      (["TERM": "screen-256color", "COLORTERM": "1"], .indexed),
      (["TERM": "xterm"], .basic), ([:], .basic),
    ] as [([String: String], ColorDepth)])
  func depth(variables: [String: String], expected: ColorDepth) {
    #expect(ColorDepth(environment: variables) == expected)
  }

  @Test("A cell is filled with the nearest color that there is, and written on in black or white")
  func paint() {
    func text(_ shade: Shade, _ depth: ColorDepth) -> String {
      Palette(isColored: true, depth: depth).paint("x", on: shade)
    }
    #expect(text(orange, .full) == "\u{1B}[0;48;2;220;123;5;38;5;16mx\u{1B}[0m")
    #expect(text(orange, .indexed) == "\u{1B}[0;48;5;172;38;5;16mx\u{1B}[0m")
    #expect(text(orange, .basic) == "\u{1B}[0;43;30mx\u{1B}[0m")
    #expect(text(gray, .basic) == "\u{1B}[0;7mx\u{1B}[0m")
    #expect(Palette(isColored: false).paint("x", on: orange) == "x")
  }

  @Test(
    "Letters are black on light colors and white on dark ones",
    arguments: [
      (255, 255, 255, true), (0, 0, 0, false), (240, 225, 3, true), (1, 53, 241, false),
      (220, 123, 5, true), (70, 34, 13, false),
    ] as [(UInt8, UInt8, UInt8, Bool)])
  func contrast(red: UInt8, green: UInt8, blue: UInt8, isLight: Bool) {
    let shade = Shade(red: red, green: green, blue: blue, index: 0, basic: nil)
    #expect(shade.isLight == isLight)
    #expect(shade.css.count == 7 && shade.css.hasPrefix("#"))
  }
}
