import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal

extension Command {
  /// `clamate board`.
  static let board = Command(
    CommandSpec(
      name: "board", summary: Bilingual(en: "show a day as 24 blocks", ko: "하루를 24블록으로 보기"),
      arguments: "[DATE|RANGE]", kinds: [.date],
      options: [
        OptionSpec(
          "--week", Bilingual(en: "the week of the day, a row a day", ko: "그날이 든 주, 하루 한 줄")),
        OptionSpec(
          "--month", Bilingual(en: "the month of the day, a row a day", ko: "그날이 든 달, 하루 한 줄")),
        .svg,
      ],
      examples: [
        .init("board", Bilingual(en: "today", ko: "오늘")),
        .init(
          Bilingual(en: "board yesterday", ko: "board 어제"), Bilingual(en: "a past day", ko: "지난 날")),
        .init(
          Bilingual(en: "board week", ko: "board 이번 주"),
          Bilingual(en: "also last week, month, 2026-11, 11-02..11-08", ko: "지난주, 이번 달, 2026-11도 됨")
        ),
        .init(
          "board --svg board.svg", Bilingual(en: "as a picture", ko: "그림 파일로")),
      ],
      discussion: Bilingual(
        en: "A letter is a half block of its group: 30 minutes of work, in the half hour in which "
          + "they began. '>' runs, '=' is paused, '-' is an hour that clocks skip.",
        ko: "글자 하나는 그 그룹의 반 블록, 곧 30분의 일이며 시작한 30분 칸에 칠합니다. "
          + "'>'는 기록 중, '='는 쉬는 중, '-'는 시계가 건너뛴 시간입니다."))
  ) { line, context in
    let store = try context.storeForReading()
    let (page, boards, asked) = try store.snapshot {
      var page = try BlockPage(store, context)
      let asked = try context.boardDays(line, page.reader)
      page.secondsWithoutBlock = try page.reader.secondsWithoutBlock(in: asked.days)
      return (page, try page.reader.boards(of: asked.days), asked)
    }
    try context.draw(line) {
      asked.isOneDay
        ? BoardDrawing(page: page).drawing(boards)
        : BoardRowsDrawing(days: asked.days, page: page).drawing(boards)
    }
    switch context.format {
    case .json:
      let values = boards.map { JSONValue.board($0, page.catalog) }
      context.output.write(json: asked.isOneDay ? values.first ?? .null : .array(values))
    case .plain:
      context.output.append { bytes in
        for board in boards { PlainRow.append(board, page.catalog, to: &bytes) }
      }
    case .text where line.has("--svg"): break
    case .text:
      let lines =
        asked.isOneDay
        ? boards.flatMap { BoardView(board: $0, page: page).lines() }
        : BoardRowsView(asked.days, boards, page).lines()
      for line in lines { context.output.write(line: line) }
    }
    return .done
  }
}

extension Context {
  /// The days of a board: one, or the week or the month that it is in.
  fileprivate func boardDays(
    _ line: ParsedCommand, _ reader: SessionReader
  ) throws -> AskedDays {
    guard !(line.has("--week") && line.has("--month")) else {
      throw UsageError.contradiction("--week", "--month")
    }
    let span = line.has("--week") ? ["week"] : line.has("--month") ? ["month"] : []
    return try days(span + line.arguments, or: .day(clock.today), reader)
  }
}

extension PlainRow {
  /// A line a cell: date, start, halves, running, block, group.
  fileprivate static func append(
    _ board: Board, _ catalog: BlockCatalog, to bytes: inout [UInt8]
  ) {
    for cell in board.cells {
      let entry = catalog[cell.block]
      append(
        [
          board.date.iso, cell.start.iso, "\(cell.halves)", cell.isRunning ? "running" : "",
          entry?.block.name ?? "", entry?.group.name ?? "",
        ], to: &bytes)
    }
  }
}
