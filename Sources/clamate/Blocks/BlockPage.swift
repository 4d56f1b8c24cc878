import DateHelper
import Language
import Planner
import Terminal
import Text

/// What pages about blocks share: who reads, where, and how names and colors look.
struct BlockPage {
  let context: Context
  let reader: SessionReader
  let catalog: BlockCatalog
  /// The seconds of work without a block in the days of the page.
  var secondsWithoutBlock: Int64 = 0

  init(_ store: PlannerStore, _ context: Context) throws {
    try self.init(context.reader(store), context)
  }

  init(_ reader: SessionReader, _ context: Context) throws {
    self.context = context
    self.reader = reader
    catalog = try reader.catalog()
  }

  var language: Language { context.language }
  var width: Int { context.presentation.pageWidth }
  var ink: BoardInk { BoardInk(catalog: catalog, run: reader.run, palette: context.palette) }

  /// A first and a last day: `Mon 11/23 - Sun 11/29`, or the one day.
  func text(_ days: ClosedRange<CivilDate>) -> String {
    let first = context.clock.shortText(days.lowerBound)[language]
    guard days.lowerBound < days.upperBound else { return first }
    return "\(first) - \(context.clock.shortText(days.upperBound)[language])"
  }

  /// Blocks and time: `19.0 blocks`, `19h 57m`.
  func sum(_ amount: BlockAmount) -> [String] {
    let blocks = Bilingual(en: "\(amount.blocksText) blocks", ko: "블록 \(amount.blocksText)개")
    return [blocks[language], amount.timeText[language]]
  }

  /// Blocks of as many as there are: `5.5 of 24 blocks`.
  func blocksText(_ amount: BlockAmount, ofCells cells: Int) -> String {
    let all = cells % 2 == 0 ? "\(cells / 2)" : BlockAmount.blocksText(halves: cells)
    return Bilingual(
      en: "\(amount.blocksText) of \(all) blocks", ko: "블록 \(all)개 중 \(amount.blocksText)개")[
        language]
  }

  /// The part of a day in whole percent, half rounded up.
  func shareText(_ halves: Int, ofCells cells: Int) -> String {
    let percent = cells > 0 ? (halves * 200 + cells) / (2 * cells) : 0
    return Bilingual(en: "\(percent)% of the day", ko: "하루의 \(percent)%")[language]
  }

  /// A line a group: its letter, its name, its amount and its blocks.
  func legend(_ amounts: [Int: BlockAmount]) -> [String] {
    let groups = catalog.groups(amounts)
    var table = Table([
      TableColumn(minimum: 8, weight: 1, importance: 3),
      TableColumn(alignment: .right, importance: 4),
      TableColumn(alignment: .right, importance: 2),
      TableColumn(minimum: 6, weight: 1, importance: 1),
    ])
    let minutes = LargestRemainder.rounded(groups.map(\.amount.seconds), unit: 60)
    for (group, minutes) in zip(groups, minutes) {
      let blocks = group.blocks.map { "\($0.entry.block.name) \($0.amount.blocksText)" }
      table.append([
        TableCell(text: group.group.name), TableCell(text: group.amount.blocksText),
        TableCell(text: BlockAmount.timeText(minutes: minutes)[language], .faint),
        TableCell(text: blocks.joined(separator: ", "), .faint),
      ])
    }
    let lines = table.text(
      width: context.presentation.width.map { max(1, $0 - 2) }, palette: context.palette,
      hasHeadings: false
    ).split(separator: "\n")
    return zip(groups, lines).map { "\(ink.key($0.group)) \(String($1).withoutBlanksAtEnd)" }
  }

  /// What the page says below what its days have: the run, where it is shown or was forgotten, and
  /// the work without a block.
  func rest(of days: ClosedRange<CivilDate>, isRunShown: Bool) -> [Flow] {
    let isForgotten = reader.run?.isOverlong == true && days.contains(context.clock.today)
    let run = isRunShown || isForgotten ? runLine() : nil
    guard secondsWithoutBlock > 0 else { return [run].compactMap(\.self) }
    let time = BlockAmount(seconds: secondsWithoutBlock).exactTime
    let text = Bilingual(
      en: "\(time.english) of focus without a block, which earns none",
      ko: "블록 없이 집중 \(time.korean), 블록으로 세지 않음")
    return [run, Flow(text[language], .faint)].compactMap(\.self)
  }

  /// What goes on, in a line; nothing where nothing does.
  func runLine() -> Flow? {
    let entry = catalog[reader.run?.session.blockID]
    guard let run = reader.run, run.phase != .ended, entry != nil || run.isOverlong else {
      return nil
    }
    let name = run.session.name(of: entry?.block)[language]
    let seconds = run.session.activeSeconds(until: run.countsUntil)
    let time = BlockAmount(seconds: seconds).timeText
    let sign = run.phase == .paused ? BoardInk.Sign.paused : BoardInk.Sign.running
    let state =
      run.phase == .paused
      ? Bilingual(en: "paused after \(time.english)", ko: "\(time.korean) 하고 쉬는 중")
      : Bilingual(en: "\(time.english) so far", ko: "\(time.korean)째")
    let end = Tracking.argument(run.countsUntil, by: context.clock)
    let long = Bilingual(
      en: "longer than is counted: clamate track finish --at \(end)",
      ko: "너무 길어 더는 세지 않음: clamate track finish --at \(end)")
    return Flow([
      TableCell(text: "\(sign) \(name)", .today), TableCell(text: state[language]),
      TableCell(text: run.isOverlong ? "? \(long[language])" : "", .warning),
    ])
  }
}
