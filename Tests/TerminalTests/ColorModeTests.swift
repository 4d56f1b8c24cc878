import Terminal
import Testing

@Suite struct ColorModeTests {
  @Test(
    arguments: [
      (ColorMode.auto, true, [:], true),
      (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": "0"], false),
      (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["TERM": "xterm"], true),
      (.auto, false, ["TERM": "xterm"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, false, ["CLICOLOR_FORCE": ""], false),
      (.auto, true, ["CLICOLOR_FORCE": "0"], true),
      (.auto, true, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true),
      (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, ["CLICOLOR_FORCE": "1"], false),
    ] as [(ColorMode, Bool, [String: String], Bool)])
  func colorIsOnWhereItIsWanted(
    mode: ColorMode, isTerminal: Bool, environment: [String: String], expected: Bool
  ) {
    #expect(mode.isColored(isTerminal: isTerminal, environment: environment) == expected)
  }

  @Test func stylesAreSequencesOnlyWhenColored() {
    let colored = Palette(isColored: true)
    #expect(colored.paint("x", .veryBad) == "\u{1B}[0;1;31mx\u{1B}[0m")
    #expect(colored.paint("x", .faint) == "\u{1B}[0;2mx\u{1B}[0m")
    #expect(colored.paint("x", TerminalStyle(color: .blue)) == "\u{1B}[0;34mx\u{1B}[0m")
    #expect(colored.paint("x", .plain) == "x")
    #expect(Palette(isColored: false).paint("x", .veryBad) == "x")
  }
}
