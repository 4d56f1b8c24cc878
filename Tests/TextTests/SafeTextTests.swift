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
      let isBidi = Self.bidiControls.contains(scalar.value)
      return scalar.isEscapedOnTerminal != (isControl || isBidi || scalar.value == 0xFEFF)
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
      #expect(!safe.string.unicodeScalars.contains { $0.isEscapedOnTerminal })
      #expect(safe.cellWidth == safe.string.cellWidth)
    }
  }

  /// The characters with the property Bidi_Control (Unicode PropList.txt).
  private static let bidiControls: Set<UInt32> = [
    0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ]
}
