import Testing
import Text

@Suite struct InputTextTests {
  @Test(arguments: try CaseTable.rows("blank"))
  func textIsBlankIfNothingOfItIsSeen(row: [String]) {
    #expect(InputText.isBlank(CaseTable.unescaped(row[0])) == (row[1] == "yes"))
  }

  @Test func exactlyTheControlsButTabAndNewlineAreRefused() {
    let wrong = (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).filter { scalar in
      let isControl = scalar.properties.generalCategory == .control
      let isAllowed = !isControl || scalar == "\t" || scalar == "\n"
      return ((try? InputText.validated(String(scalar))) != nil) != isAllowed
    }
    #expect(Array(wrong).isEmpty)
  }

  @Test func aRefusalNamesTheScalarAndItsPosition() {
    #expect(throws: InputTextError.controlCharacter("\u{1B}", position: 3)) {
      try InputText.validated("👍🏽한\u{1B}[2J")
    }
    #expect(throws: InputTextError.controlCharacter("\r", position: 1)) {
      try InputText.validated("a\r\n")
    }
  }

  @Test func acceptedTextIsInFormC() throws {
    let text = try InputText.validated("\u{1112}\u{1161}\u{11AB}\t\n\u{202E}")
    #expect(Array(text.utf8) == Array("한\t\n\u{202E}".utf8))
  }

  @Test(
    arguments: [
      [], [0x61], [0xED, 0x95, 0x9C], [0xF0, 0x9F, 0x91, 0x8D], [0x00], [0xEF, 0xBF, 0xBF],
    ] as [[UInt8]])
  func wellFormedBytesAreRead(bytes: [UInt8]) {
    #expect(InputText.decoded(bytes).map { Array($0.utf8) } == bytes)
  }

  @Test(
    arguments: [
      [0x62, 0x61, 0x64, 0xFF], [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xED, 0x95], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func illFormedBytesAreRefused(bytes: [UInt8]) {
    #expect(InputText.decoded(bytes) == nil)
  }
}
