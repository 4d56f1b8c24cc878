import Terminal
import Testing
import Text

@Suite struct FittingTests {
  @Test(arguments: [
    ("buy milk", 8, "buy milk"), ("buy milk", 7, "buy m.."), ("buy milk", 3, "b.."),
    ("buy milk", 2, ".."), ("buy milk", 1, "."), ("buy milk", 0, ""), ("buy milk", -5, ""),
    ("한글날", 6, "한글날"), ("한글날", 5, "한.."), ("한글날", 4, "한.."), ("한글날", 3, ".."),
    ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 5, "👨‍👩‍👧.."), ("", 3, ""), ("a\tb", 3, "a.."), ("a\tb", 4, #"a\tb"#),
  ])
  func textIsCutToItsCells(text: String, cells: Int, expected: String) {
    #expect(SafeText(text).truncated(to: cells) == expected)
  }

  @Test(arguments: [
    ("7", 3, Alignment.right, "  7"), ("7", 3, .left, "7  "), ("한글날", 5, .left, "한.. "),
    ("한글날", 5, .right, " 한.."), ("한", 2, .left, "한"), ("", 2, .right, "  "), ("x", 0, .left, ""),
    ("x", -1, .right, ""),
  ])
  func fittedTextIsPadded(text: String, cells: Int, alignment: Alignment, expected: String) {
    #expect(SafeText(text).fitted(to: cells, alignment) == expected)
  }

  @Test(arguments: 0...60)
  func fittedTextTakesExactlyItsCells(cells: Int) {
    for title in NastyTitles.all {
      let text = SafeText(title)
      #expect(text.fitted(to: cells).cellWidth == cells)
      #expect(text.fitted(to: cells, .right).cellWidth == cells)
      #expect(text.truncated(to: cells).cellWidth <= cells)
    }
  }

  @Test func cutsAreBetweenGraphemeClustersAndAsLateAsPossible() {
    var random = FixedRandom(state: 5)
    for _ in 0..<500 {
      let text = SafeText(random.title())
      let characters = Array(text.string)
      for cells in 3..<max(3, min(text.cellWidth, 40)) {
        let kept = Array(text.truncated(to: cells).dropLast(2))
        #expect(kept == Array(characters.prefix(kept.count)))
        let next = characters[kept.count].cellWidth
        #expect(String(kept).cellWidth + next > cells - 2)
      }
    }
  }

  @Test(arguments: [
    ("the quick brown fox", 10, ["the quick", "brown fox"]),
    ("the quick brown fox", 9, ["the quick", "brown fox"]),
    ("the quick brown fox", 19, ["the quick brown fox"]),
    ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
    ("오늘은 치과에 가요", 6, ["오늘은", "치과에", "가요"]),
    ("대한민국만세", 5, ["대한", "민국", "만세"]),
    ("a 대한민국", 4, ["a", "대한", "민국"]),
    ("가나", 1, ["가", "나"]),
    ("가나", -3, ["가", "나"]),
    ("", 10, [""]),
  ])
  func textIsWrappedAtWords(text: String, cells: Int, expected: [String]) {
    #expect(SafeText(text).wrapped(to: cells) == expected)
  }

  @Test func newlinesBreakLinesAndOtherControlsAreShown() {
    #expect(SafeText.wrappedLines(of: "a\n\nb\tc\r\n", to: 20) == ["a", "", #"b\tc\r"#, ""])
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 11, 20, 40, 79, 80, 200])
  func wrappedLinesFitAndLoseNothing(cells: Int) {
    for title in NastyTitles.all {
      let text = SafeText(title)
      let lines = text.wrapped(to: cells)
      #expect(lines.allSatisfy { $0.cellWidth <= max(2, cells) })
      let kept = lines.joined().unicodeScalars.filter { $0 != " " }
      #expect(Array(kept) == Array(text.string.unicodeScalars.filter { $0 != " " }))
    }
  }

  @Test func nothingThatActsOnTheTerminalLeaks() {
    var random = FixedRandom(state: 6)
    for _ in 0..<500 {
      let title = random.title()
      let text = SafeText(title)
      let shown = [text.fitted(to: 30), text.truncated(to: 9)] + text.wrapped(to: 12)
      #expect(shown.flatMap(\.unescapedScalars) == [])
      let lines = SafeText.wrappedLines(of: title, to: 12)
      #expect(lines.flatMap(\.unescapedScalars) == [])
    }
  }
}
