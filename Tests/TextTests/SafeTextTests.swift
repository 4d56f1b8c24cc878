import Testing
import Text

@Suite struct SafeTextTests {
  @Test(arguments: try CaseTable.rows("safe"))
  func whatCouldActOnTheTerminalIsShownEscaped(row: [String]) {
    let safe = SafeText(CaseTable.unescaped(row[0]))
    #expect(Array(safe.string.unicodeScalars) == Array(row[1].unicodeScalars))
    #expect(safe.cellWidth == row[1].cellWidth)
  }

  @Test func nothingElseIsEscaped() {
    let wrong = (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).filter { scalar in
      let category = scalar.properties.generalCategory
      let isControl = [.control, .lineSeparator, .paragraphSeparator].contains(category)
      let isHidden = Self.hiddenFormats.contains { $0.contains(scalar.value) }
      return scalar.isEscapedOnTerminal != (isControl || isHidden)
    }
    #expect(Array(wrong).isEmpty)
  }

  @Test func makingSafeTwiceChangesNothing() throws {
    for row in try CaseTable.rows("safe") {
      let once = SafeText(CaseTable.unescaped(row[0]))
      #expect(SafeText(once.string).string == once.string)
    }
  }

  @Test func textIsNeverLost() {
    var random = FixedRandom(seed: 11)
    for _ in 0..<2_000 {
      let text = randomText(&random)
      let safe = SafeText(text)
      #expect(safe.string.isEmpty == text.isEmpty)
      var escaping = TerminalEscaping()
      #expect(!safe.string.unicodeScalars.contains { escaping.escapes($0) })
      #expect(safe.cellWidth == safe.string.cellWidth)
    }
  }

  /// Format characters without a glyph of their own, but for the joiners U+200C and U+200D (the
  /// Unicode code charts).
  private static let hiddenFormats: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F, 0x202A...0x202E,
    0x2060...0x2064, 0x2066...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3,
    0x1D173...0x1D17A, 0xE0001...0xE0001, 0xE0020...0xE007F,
  ]
}
