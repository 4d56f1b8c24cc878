import Text
import Configuration
import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal

extension Command {
  static let listSessions = Command(
    CommandSpec(
      name: "list", summary: Bilingual(en: "list sessions", ko: "기록 보기"), arguments: "[RANGE]",
      kinds: [.date],
      examples: [
        .init("track list", Bilingual(en: "of today", ko: "오늘 것")),
        .init(
          Bilingual(en: "track list week", ko: "track list 이번 주"),
          Bilingual(en: "of this week", ko: "이번 주 것")),
        .init("track list 2026-11-01..2026-11-15", Bilingual(en: "of some days", ko: "며칠 것")),
      ])
  ) { line, context in
    let store = try context.storeForReading()
    let rows = try context.rows(in: context.days(line), store)
    if context.format == .text {
      context.list(rows)
    } else {
      context.showMachine(rows)
    }
    return .done
  }
}

extension Context {
  /// The days that a line names, today without any; nil for all.
  fileprivate func days(_ line: ParsedCommand) throws -> ClosedRange<CivilDate>? {
    guard !line.arguments.isEmpty else { return clock.today...clock.today }
    switch try phrases.readSpan(line.arguments) {
    case .day(let date): return date...date
    case .days(let days): return days
    case .all: return nil
    }
  }

  /// The sessions that share an instant with some days of the zone in which each was recorded.
  fileprivate func rows(
    in days: ClosedRange<CivilDate>?, _ store: PlannerStore
  ) throws -> [SessionRow] {
    try store.snapshot {
      let blocks = Dictionary(
        try store.blocks.blocks(withArchived: true).map { ($0.id, $0) }
      ) { first, _ in first }
      let groups = Dictionary(
        try store.blocks.groups(withArchived: true).map { ($0.id, $0) }
      ) { first, _ in first }
      let run = try store.sessions.run(at: trackingMoment)
      let zones = environment.zones
      var calendar = SessionCalendar(reader: clock) { try? zones.zone(named: $0) }
      let reach = days.map { SessionCalendar.reach(of: $0, by: clock) }
      var rows: [SessionRow] = []
      try store.sessions.forEach(in: reach ?? Instant(seconds: 0)..<Instant(seconds: .max)) {
        let session = $0.isCurrent ? run?.counted ?? $0 : $0
        // A run that was forgotten is listed on all its days, though it counts to its limit only.
        let whole = $0.isCurrent ? run.map { $0.session.ended(at: $0.reach) } ?? $0 : $0
        guard days.map({ calendar.touches(whole, $0) }) ?? true else { return }
        let block = session.blockID.flatMap { blocks[$0] }
        rows.append(
          SessionRow(
            session: session, block: block, group: block.flatMap { groups[$0.groupID] },
            run: $0.isCurrent && run?.phase != .ended ? run : nil))
      }
      return rows
    }
  }

  fileprivate func list(_ rows: [SessionRow]) {
    guard !rows.isEmpty else {
      guard !presentation.isQuiet else { return }
      return output.complain(Bilingual(en: "no sessions", ko: "기록이 없습니다")[language])
    }
    // The times are what was asked for, and have no room beside the rest.
    if let width = presentation.width, width < 60 {
      for row in rows { write(row: parts(row)) }
      return
    }
    let title = { (text: Bilingual) in SafeText(text[self.language]) }
    var table = Table([
      TableColumn(title(Bilingual(en: "#", ko: "#")), alignment: .right, importance: 6),
      TableColumn(title(Bilingual(en: "When", ko: "때")), importance: 5),
      // The note gives way before the name of the block does.
      TableColumn(title(Bilingual(en: "Block", ko: "블록")), minimum: 6, importance: 7),
      TableColumn(title(Bilingual(en: "Group", ko: "그룹")), minimum: 4, weight: 1, importance: 1),
      TableColumn(title(Bilingual(en: "Time", ko: "시간")), alignment: .right, importance: 4),
      TableColumn(title(Bilingual(en: "Blocks", ko: "블록 수")), alignment: .right, importance: 3),
      TableColumn(title(Bilingual(en: "Note", ko: "메모")), minimum: 6, weight: 2, importance: 2),
    ])
    for row in rows { table.append(cells(row)) }
    output.append { table.append(to: &$0, width: presentation.width, palette: palette) }
  }

  private func cells(_ row: SessionRow) -> [TableCell] {
    [
      TableCell(text: "\(row.session.id)", .faint), TableCell(text: day(row)),
      TableCell(text: row.session.name(of: row.block)[language]),
      TableCell(text: row.group?.name ?? ""),
      TableCell(text: row.amount.exactTime[language]),
      TableCell(text: row.earnsHalves ? row.amount.blocksText : "-"),
      TableCell(text: note(row)),
    ]
  }

  private func day(_ row: SessionRow) -> String {
    let clock = clock(of: row.session)
    let day = clock.shortText(clock.zone.civil(at: row.session.start).date)
    return "\(day[language]) \(times(row)[language])"
  }

  /// What goes on, the pauses, a zone that is not the reader's, and the note.
  private func note(_ row: SessionRow) -> String {
    let session = row.session
    var parts: [Bilingual] = []
    if row.run?.isOverlong == true { parts.append(Bilingual(en: "forgotten?", ko: "잊었나요?")) }
    if row.run?.phase == .running { parts.append(Bilingual(en: "running", ko: "기록 중")) }
    if row.run?.phase == .paused { parts.append(Bilingual(en: "paused", ko: "멈춤")) }
    if !session.pauses.isEmpty {
      let rest = session.pauses.reduce(Int64(0)) { sum, pause in
        sum + pause.start.seconds(until: pause.end ?? pause.start)
      }
      let time = BlockAmount(seconds: rest).exactTime
      parts.append(Bilingual(en: "\(time.english) of pauses", ko: "\(time.korean) 쉼"))
    }
    if session.zone != clock.zone.name { parts.append(Bilingual(verbatim: session.zone)) }
    if let memo = session.memo { parts.append(Bilingual(verbatim: memo)) }
    return parts.map { $0[language] }.joined(separator: ", ")
  }
}
