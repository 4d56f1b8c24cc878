import Terminal
import Testing
import Text

@Suite struct TableTests {
  private static let columns = [
    TableColumn("id", alignment: .right, importance: 3),
    TableColumn("제목", minimum: 8, weight: 2, importance: 2),
    TableColumn("place", weight: 1),
    TableColumn("when", importance: 1),
  ]

  private func table(_ titles: [String]) -> Table {
    var table = Table(Self.columns)
    for (index, title) in titles.enumerated() {
      table.append([
        TableCell(text: "\(index)", .faint), TableCell(text: title, .overdue),
        TableCell(text: titles[titles.count - 1 - index]), TableCell(text: "3/3(화) 15:00", .today),
      ])
    }
    return table
  }

  private func lines(_ table: Table, _ width: Int?, isColored: Bool = false) -> [Substring] {
    table.text(width: width, palette: Palette(isColored: isColored))
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test(arguments: 1...200)
  func allLinesFitAndNoneEndsInBlanks(width: Int) {
    let titles = NastyTitles.all.filter { $0.last != " " }
    let lines = lines(table(titles), width)
    #expect(lines.count == titles.count + 1)
    #expect(lines.allSatisfy { $0.cellWidth <= width })
    #expect(!lines.contains { $0.hasSuffix(" ") })
    #expect(lines.flatMap(\.unescapedScalars) == [])
  }

  @Test(arguments: 20...90)
  func theLastColumnGoesOnBelowItself(width: Int) {
    var table = Table([TableColumn(), TableColumn(minimum: 8, weight: 1)])
    let text = "others can read 'a/b' (mode 644); chmod go= 'a/b'"
    table.append([TableCell("files"), TableCell(SafeText(text))])
    let shown = table.text(
      width: width, palette: Palette(isColored: false), hasHeadings: false, wraps: true)
    let lines = shown.split(separator: "\n")
    #expect(lines.allSatisfy { $0.cellWidth <= width })
    let words = lines.map { $0.dropFirst(7) }.joined(separator: " ").split(separator: " ")
    #expect(words.joined(separator: " ") == text)
  }

  @Test func twoColumnsThatFitAreBothShown() {
    var table = Table([
      TableColumn(alignment: .right, importance: 5),
      TableColumn(minimum: 8, weight: 1, importance: 4),
    ])
    table.append([TableCell("3"), TableCell("회의 준비하기")])
    #expect(lines(table, 10) == ["3  회의 .."])
  }

  @Test(arguments: [0, -1, 500, 10_000, Int.max, Int.min])
  func anyWidthIsAllowed(width: Int) {
    let table = table(NastyTitles.all)
    let text = table.text(width: width, palette: Palette(isColored: false), fills: true)
    let widest = text.split(separator: "\n").map(\.cellWidth).max()
    #expect(widest == min(max(width, 1), 10_000))
  }

  @Test(arguments: [20, 37, 80, 200])
  func colorChangesNoWidth(width: Int) {
    let table = table(NastyTitles.all)
    let bare = lines(table, width, isColored: true).map { line in
      String(line).replacing(#/\u{1B}\[[0-9;]*m/#.matchingSemantics(.unicodeScalar), with: "")
    }
    #expect(bare == lines(table, width).map(String.init))
    #expect(lines(table, width, isColored: true) != lines(table, width))
  }

  @Test func columnsLineUpAndNumbersKeepRight() {
    var table = Table(Self.columns)
    table.append([TableCell("7"), TableCell("치과"), TableCell("강남"), TableCell("15:00")])
    table.append([TableCell("12"), TableCell("milk"), TableCell("")])
    #expect(
      lines(table, 80) == [
        "id  제목  place  when",
        " 7  치과  강남   15:00",
        "12  milk",
      ])
  }

  @Test func weightedColumnsGiveWayFirst() {
    var table = Table([TableColumn(alignment: .right), TableColumn(minimum: 4, weight: 1)])
    table.append([TableCell("100"), TableCell("abcdefghij")])
    #expect(lines(table, 12) == ["100  abcde.."])
    #expect(lines(table, 9) == ["100  ab.."])
    #expect(lines(table, 8) == ["abcdef.."])
    #expect(lines(table, 1) == ["."])
  }

  @Test(arguments: 20...200)
  func aColumnBeyondItsShareGivesWayBeforeOthersDo(width: Int) throws {
    var table = Table([
      TableColumn(alignment: .right, importance: 2),
      TableColumn(minimum: 8, weight: 1, importance: 1),
      TableColumn(minimum: 4, share: 3),
    ])
    let tags = String(repeating: "+long-tag ", count: 30)
    for title in ["buy milk and bread", String(repeating: "title ", count: 60)] {
      table.append([TableCell("7"), TableCell(SafeText(title)), TableCell(SafeText(tags))])
    }
    for line in lines(table, width) {
      let start = try #require(line.firstRange(of: "+")?.lowerBound)
      #expect(line.cellWidth == width && line[start...].cellWidth <= max(4, width / 3))
      #expect(line.hasSuffix(".."))
    }
  }

  @Test func aShareIsNoLimitWhereThereIsRoom() {
    var table = Table([TableColumn(weight: 1), TableColumn(share: 3)])
    table.append([TableCell("a"), TableCell("bcdefghijk")])
    #expect(lines(table, 13) == ["a  bcdefghijk"])
  }

  @Test func theLeastImportantColumnGoesFirst() {
    var table = Table(Self.columns)
    table.append([
      TableCell("7"), TableCell("abcdefghij"), TableCell("xyz"), TableCell("15:00"),
    ])
    #expect(lines(table, 22).last == " 7  abcdefghij  15:00")
    #expect(lines(table, 12).last == " 7  abcdef..")
    #expect(lines(table, 5).last == " 7")
  }

  @Test func spareCellsGoToWeightedColumnsWhereAsked() {
    var table = Table([TableColumn(weight: 1), TableColumn()])
    table.append([TableCell("a"), TableCell("z")])
    let text = table.text(width: 10, palette: Palette(isColored: false), fills: true)
    #expect(text == "a        z\n")
  }

  @Test func withoutAWidthNothingIsCut() {
    let table = table(NastyTitles.all)
    let text = table.text(width: nil, palette: Palette(isColored: false))
    for title in NastyTitles.all {
      let isThere = Array(text.utf8).contains(Array(SafeText(title).string.utf8))
      #expect(isThere, "\(title)")
    }
  }

  @Test func emptyColumnsAndTablesTakeNoRoom() {
    var table = Table([TableColumn("a"), TableColumn("empty"), TableColumn("b")])
    #expect(table.text(width: 80, palette: Palette(isColored: false)) == "")
    table.append([TableCell("1"), TableCell(""), TableCell("2")])
    #expect(lines(table, 80) == ["a  b", "1  2"])
    #expect(Table([]).text(width: 80, palette: Palette(isColored: true)) == "")
  }
}
