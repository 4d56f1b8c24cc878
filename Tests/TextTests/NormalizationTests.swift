import Testing
import Text

@Suite struct NormalizationTests {
  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글"),
    ("e\u{301}", "\u{E9}"),
    ("\u{212B}", "\u{C5}"),
    ("a\u{301}\u{316}", "\u{E1}\u{316}"),
    ("a\u{316}\u{301}", "\u{E1}\u{316}"),
    ("\u{1100}", "\u{1100}"),
    ("\u{958}", "\u{915}\u{93C}"),
    ("\u{FB01}", "\u{FB01}"),
    ("\u{F900}", "\u{8C48}"),
    ("", ""),
    ("\u{0}a\u{0}", "\u{0}a\u{0}"),
    ("\u{FFFF}\u{10FFFF}", "\u{FFFF}\u{10FFFF}"),
  ])
  func canonicalEquivalentsBecomeOneSpelling(text: String, expected: String) {
    #expect(Array(text.nfc.utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"),
    ("TODO", "todo"),
    ("STRASSE", "straße"),
    ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
    ("CAFE\u{301}", "caf\u{E9}"),
    ("\u{1E9E}", "ss"),
    ("Ａ", "ａ"),
  ])
  func foldedTextsMatchWithoutRegardToCaseAndForm(first: String, second: String) {
    #expect(Array(first.folded.utf8) == Array(second.folded.utf8))
  }

  @Test(arguments: [("한글", "한굴"), ("a", "b"), ("e", "\u{E9}"), ("", " ")])
  func foldedTextsThatDifferStayDifferent(first: String, second: String) {
    #expect(first.folded != second.folded)
  }

  @Test func formCIsTheOneThatPythonGives() throws {
    for row in try CaseTable.rows("nfc") {
      let text = String(scalars(row[0]))
      #expect(Array(text.nfc.unicodeScalars) == Array(scalars(row[1])), "\(row[0])")
    }
  }

  @Test func foldingIsStableAndBlindToForm() {
    var random = FixedRandom(seed: 8)
    for _ in 0..<5_000 {
      let text = randomText(&random)
      let folded = Array(text.folded.utf8)
      #expect(Array(text.folded.folded.utf8) == folded)
      #expect(Array(text.nfc.folded.utf8) == folded)
      #expect(Array(text.folded.nfc.utf8) == folded)
    }
  }

  /// With swapping neighbours instead of sorting, the marks would take half a minute.
  @Test(arguments: [
    ("a", "a"), ("한", "한"), ("\u{1112}\u{1161}", "하"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ("\u{1D160}", "\u{1D158}\u{1D165}\u{1D16E}"),
  ])
  func longTextsAreNormalised(piece: String, expected: String) {
    let text = String(repeating: piece, count: 100_000)
    let isExpected = text.nfc.utf8.elementsEqual(String(repeating: expected, count: 100_000).utf8)
    #expect(isExpected)
  }

  @Test func aHundredThousandMarksAreSorted() {
    let text = "-" + String(repeating: "\u{301}\u{316}", count: 50_000)
    let below = Array(repeating: "\u{316}" as Unicode.Scalar, count: 50_000)
    let above = Array(repeating: "\u{301}" as Unicode.Scalar, count: 50_000)
    let isSorted = text.nfc.unicodeScalars.elementsEqual(["-"] + below + above)
    #expect(isSorted)
  }

  private func scalars(_ hex: String) -> String.UnicodeScalarView {
    var scalars = String.UnicodeScalarView()
    scalars += hex.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      .compactMap(Unicode.Scalar.init)
    return scalars
  }
}
