import Configuration
import DateHelper
import Language
import Planner
import Terminal

/// A session as commands show it.
struct SessionRow {
  /// The session; the current run with an end where its count ends.
  let session: Session
  let block: Block?
  let group: BlockGroup?
  /// How the current run stands; nil for a session that ended.
  let run: SessionRun?
  var remarks: [Bilingual] = []

  /// Work without a block is no half of any.
  var earnsHalves: Bool { session.blockID != nil }

  var amount: BlockAmount {
    let now = session.end ?? session.start
    return BlockAmount(
      halves: earnsHalves ? session.halfCount(until: now) : 0,
      seconds: session.activeSeconds(until: now))
  }

  /// Whether it is work on a block that is too short for a half.
  var isUnderHalf: Bool { earnsHalves && amount.halves == 0 }

  /// The time and the blocks: `1h 12m  1.0 blocks`; the time alone where there is no block.
  var amountText: Bilingual { earnsHalves ? amount.words : amount.exactTime }

  /// `finished`, `running` or `paused`.
  var state: String {
    switch run?.phase {
    case nil, .ended: "finished"
    case .running: "running"
    case .paused: "paused"
    }
  }
}

extension Context {
  /// What somebody does with time in a store.
  func tracking(_ store: PlannerStore) -> Tracking {
    Tracking(in: store, clock: clock, at: trackingMoment, makeUID: environment.makeUID)
  }

  /// The row of a session as it is stored.
  func row(
    _ session: Session, _ store: PlannerStore, remarks: [Bilingual] = []
  ) throws -> SessionRow {
    let run = session.isCurrent ? try store.sessions.run(at: trackingMoment) : nil
    return try row(session, run, store, remarks: remarks)
  }

  /// The row of a session that stands as a run says, if it is the current one.
  func row(
    _ session: Session, _ run: SessionRun?, _ store: PlannerStore, remarks: [Bilingual] = []
  ) throws -> SessionRow {
    let block = try session.blockID.flatMap { try store.blocks.block($0) }
    return SessionRow(
      session: run?.counted ?? session, block: block,
      group: try block.flatMap { try store.blocks.group($0.groupID) },
      run: run?.phase == .ended ? nil : run, remarks: remarks)
  }

  /// Answers a change of sessions: a line each with its number, its name and its times, or JSON.
  func answer(_ rows: [SessionRow]) {
    guard format == .text else {
      showMachine(rows)
      return
    }
    guard !presentation.isQuiet else { return }
    for row in rows { write(row: parts(row)) }
    sayIfRehearsed()
  }

  /// The sessions in machine form.
  func showMachine(_ rows: [SessionRow]) {
    if format == .json {
      output.write(json: .array(rows.map { .session($0, in: self) }))
    } else {
      output.write(plain: rows.map { PlainRow.fields($0, in: self) })
    }
  }

  /// The number, the name, the times and the amount of a session, and what became of it.
  func parts(_ row: SessionRow) -> [String] {
    let amount = row.run == nil ? [row.amountText[language]] : []
    return [
      "\(row.session.id)", fitted(row.session.name(of: row.block)[language]), when(row)[language],
    ]
      + amount + row.remarks.map { $0[language] }
  }

  /// The day and the times of a session in the zone in which it was recorded.
  func when(_ row: SessionRow) -> Bilingual {
    let clock = clock(of: row.session)
    let start = clock.zone.civil(at: row.session.start)
    let day = clock.pastText(start.date)
    let times = times(row, by: clock)
    return Bilingual(
      en: "\(day.english) \(times.english)", ko: "\(day.korean) \(times.korean)")
  }

  /// The times of a session, such as `10:00-11:12`, `23:40-3/3(Tue) 00:40` or `10:00-`.
  func times(_ row: SessionRow) -> Bilingual {
    times(row, by: clock(of: row.session))
  }

  private func times(_ row: SessionRow, by clock: DateHelper) -> Bilingual {
    let end = row.run == nil ? row.session.end : nil
    return clock.times(from: row.session.start, to: end)
  }

  /// The clock of the zone in which a session was recorded.
  func clock(of session: Session) -> DateHelper {
    guard session.zone != clock.zone.name,
      let zone = try? environment.zones.zone(named: session.zone)
    else { return clock }
    return DateHelper(now: clock.now, zone: zone, dayStart: clock.dayStart)
  }
}

extension BlockAmount {
  /// The time; less than a minute in seconds.
  var exactTime: Bilingual {
    seconds < 60 ? Bilingual(en: "\(seconds)s", ko: "\(seconds)초") : timeText
  }

  /// The time and the blocks: `1h 12m  1.0 blocks`.
  var words: Bilingual {
    let time = exactTime
    return Bilingual(
      en: "\(time.english)  \(blocksText) blocks", ko: "\(time.korean)  \(blocksText)블록")
  }
}

extension JSONValue {
  /// A session with all its keys; its moments carry the offset of its zone.
  static func session(_ row: SessionRow, in context: Context) -> JSONValue {
    let session = row.session
    let zone = context.clock(of: session).zone
    return [
      "id": .integer(session.id), "uid": .string(session.uid),
      "block": JSONValue(row.block?.name), "blockID": JSONValue(session.blockID),
      "group": JSONValue(row.group?.name), "groupID": JSONValue(row.group?.id),
      "todo": JSONValue(session.todoID), "focus": .boolean(session.isFocus),
      "start": .string(session.start.iso8601(in: zone)),
      "end": row.run == nil ? JSONValue(session.end?.iso8601(in: zone)) : .null,
      "zone": .string(session.zone), "state": .string(row.state),
      "overlong": .boolean(row.run?.isOverlong ?? false),
      "seconds": .integer(Int(row.amount.seconds)), "halves": .integer(row.amount.halves),
      "pauses": .array(
        session.pauses.map { pause in
          [
            "start": .string(pause.start.iso8601(in: zone)),
            "end": JSONValue(pause.end?.iso8601(in: zone)),
          ]
        }),
      "memo": JSONValue(session.memo),
    ]
  }
}

extension PlainRow {
  /// The columns of a session: id, state, block, group, start, end, seconds, halves, memo.
  fileprivate static func fields(_ row: SessionRow, in context: Context) -> [String] {
    let session = row.session
    let zone = context.clock(of: session).zone
    return [
      "\(session.id)", row.state, row.block?.name ?? "", row.group?.name ?? "",
      session.start.iso8601(in: zone),
      row.run == nil ? session.end?.iso8601(in: zone) ?? "" : "", "\(row.amount.seconds)",
      "\(row.amount.halves)", session.memo ?? "",
    ]
  }
}
