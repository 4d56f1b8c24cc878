import DateHelper
import Configuration
import CommandLineKit
import Language
import Planner
import Terminal

extension Command {
  static let trackStatus = Command(
    CommandSpec(
      name: "status", summary: Bilingual(en: "show what is running", ko: "기록 중인 것 보기"),
      examples: [
        .init("track status", Bilingual(en: "1 where nothing is running", ko: "기록 중이 아니면 종료 상태 1"))
      ])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let store = try context.storeForReading()
    let run = try store.sessions.run(at: context.trackingMoment)
    let row = try run.map { try context.row($0.session, $0, store) }
    let running = row?.run == nil ? nil : row
    context.showStatus(running, ended: row)
    return running == nil ? .nothing : .done
  }
}

extension Context {
  fileprivate func showStatus(_ row: SessionRow?, ended: SessionRow?) {
    switch format {
    case .json: output.write(json: .status(row, in: self))
    case .plain: output.append { PlainRow.append(status(row), to: &$0) }
    case .text:
      guard !presentation.isQuiet else { return }
      guard let row else {
        if let ended { answer([ended.withRemarks([.endedAtPause])]) }
        let idle = Bilingual(
          en: "nothing is running; clamate track start BLOCK begins",
          ko: "기록 중인 것이 없습니다. 시작하려면 clamate track start 블록")
        return write(row: [idle[language]])
      }
      answer([row.withRemarks([.going(row)] + Bilingual.clocks(row.run) + overlong(row))])
    }
  }

  /// The columns of a status: state, block, seconds, halves, start.
  private func status(_ row: SessionRow?) -> [String] {
    guard let row else { return ["idle", "", "0", "0", ""] }
    return [
      row.state, row.block?.name ?? "", "\(row.amount.seconds)", "\(row.amount.halves)",
      row.session.start.iso8601(in: clock(of: row.session).zone),
    ]
  }

  /// That a run was forgotten, with the commands that mend it.
  private func overlong(_ row: SessionRow) -> [Bilingual] {
    guard let run = row.run, run.isOverlong else { return [] }
    let time = Tracking.argument(run.countsUntil, by: clock)
    let hours = settings.longestRun / 3600
    return [
      Bilingual(
        en: "longer than \(hours)h and counted to \(time):"
          + " clamate track finish --at \(time), or track finish --keep",
        ko: "\(hours)시간을 넘어 \(time)까지만 셈:"
          + " clamate track finish --at \(time) 또는 track finish --keep")
    ]
  }
}

extension SessionRow {
  fileprivate func withRemarks(_ remarks: [Bilingual]) -> SessionRow {
    var row = self
    row.remarks = remarks
    return row
  }
}

extension JSONValue {
  fileprivate static func status(_ row: SessionRow?, in context: Context) -> JSONValue {
    let zone = row.map { context.clock(of: $0.session).zone }
    return [
      "running": .boolean(row?.run?.phase == .running),
      "paused": .boolean(row?.run?.phase == .paused),
      "block": JSONValue(row?.block?.name), "seconds": .integer(Int(row?.amount.seconds ?? 0)),
      "halves": .integer(row?.amount.halves ?? 0), "id": JSONValue(row?.session.id),
      "blockID": JSONValue(row?.session.blockID), "group": JSONValue(row?.group?.name),
      "todo": JSONValue(row?.session.todoID), "focus": .boolean(row?.session.isFocus ?? false),
      "start": JSONValue(zone.flatMap { row?.session.start.iso8601(in: $0) }),
      "overlong": .boolean(row?.run?.isOverlong ?? false),
      "asleepSeconds": .integer(Int(row?.run?.asleep ?? 0)),
      "clockShift": .integer(Int(row?.run?.clockShift ?? 0)),
    ]
  }
}
