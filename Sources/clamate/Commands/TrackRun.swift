import Configuration
import CommandLineKit
import DateHelper
import Language
import Planner

private let memoOption = OptionSpec("--memo", value: "TEXT", Bilingual(en: "a note", ko: "메모"))

extension Command {
  static let startTracking = Command(
    CommandSpec(
      name: "start", summary: Bilingual(en: "start tracking a block", ko: "블록 기록 시작"),
      arguments: "BLOCK", kinds: [.block],
      options: [
        TrackTimes.at, TrackTimes.ago, memoOption,
        OptionSpec(
          "--todo", value: "ID", kind: .openTodos,
          Bilingual(
            en: "the todo it is for; without BLOCK its project or title is the block",
            ko: "할 일 번호, 블록을 안 쓰면 그 프로젝트나 제목의 블록")),
      ],
      examples: [
        .init(
          Bilingual(en: "track start toeic", ko: "track start 토익"),
          Bilingual(en: "what else is running is finished", ko: "기록 중이던 것은 끝남")),
        .init(
          Bilingual(en: "track start toeic --ago 10m", ko: "track start 토익 --ago 10분"),
          Bilingual(en: "it began ten minutes ago", ko: "10분 전에 시작함")),
        .init("track start --todo 3", Bilingual(en: "for a todo", ko: "할 일 하나에")),
      ],
      discussion: Bilingual(
        en: "The same block again within 15 minutes continues the session.",
        ko: "15분 안에 같은 블록을 다시 시작하면 앞의 기록을 이어 갑니다."))
  ) { line, context in
    let times = TrackTimes(line, context)
    let at = try times.moment()
    try times.refuseFuture(at)
    let memo = try line.value("--memo").map { try checkedText($0) }
    let todoWord = try line.value("--todo")
    guard !line.arguments.isEmpty || todoWord != nil else {
      throw UsageError.missingArgument(name: "BLOCK", command: line.name)
    }
    let rows = try context.change(.trackStart) { store in
      var work = try context.work(line, todoWord, store)
      work.memo = memo
      let start = try context.tracking(store).start(work, at: at)
      let row = try context.row(start.session, store, remarks: [start.kind.words])
      return (try context.finishedRows(start, store) + [row], context.subject([row]))
    }
    context.answer(rows)
    return .done
  }

  static let pauseTracking = Command(
    CommandSpec(
      name: "pause", summary: Bilingual(en: "pause the run", ko: "잠시 멈추기"),
      options: [TrackTimes.at, TrackTimes.ago],
      examples: [
        .init("track pause --ago 5m", Bilingual(en: "since five minutes ago", ko: "5분 전부터"))
      ],
      discussion: Bilingual(
        en: "After 12 hours of pause the run ends where the pause began.",
        ko: "12시간 넘게 멈춰 있으면 멈춘 때에 끝난 것이 됩니다."))
  ) { line, context in
    try context.changeRun(line, .trackPause) { try $0.pause(at: $1) }
  }

  static let resumeTracking = Command(
    CommandSpec(
      name: "resume", summary: Bilingual(en: "go on after a pause", ko: "이어서 하기"),
      options: [TrackTimes.at, TrackTimes.ago],
      examples: [
        .init("track resume", Bilingual(en: "the pause does not count", ko: "멈춘 시간은 세지 않음"))
      ])
  ) { line, context in
    try context.changeRun(line, .trackResume) { try $0.resume(at: $1) }
  }

  static let finishTracking = Command(
    CommandSpec(
      name: "finish", summary: Bilingual(en: "finish the run", ko: "기록 끝내기"),
      options: [
        TrackTimes.at, TrackTimes.ago, memoOption,
        OptionSpec(
          "--keep",
          Bilingual(en: "keep all of a run longer than track.max", ko: "track.max보다 긴 기록도 모두 남김")),
      ],
      examples: [
        .init(
          Bilingual(en: "track finish --memo \"part 3\"", ko: "track finish --memo \"3단원\""),
          Bilingual(en: "with a note", ko: "메모와 함께")),
        .init("track finish --at 18:00", Bilingual(en: "it ended at six", ko: "6시에 끝났음")),
      ])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let times = TrackTimes(line, context)
    let memo = try line.value("--memo").map { try checkedText($0) }
    let row = try context.change(.trackFinish) { store in
      let at = try times.moment(after: try store.sessions.current()?.start)
      let finished = try times.tellingFuture {
        try context.tracking(store).finish(at: at, keepsAll: line.has("--keep"), memo: memo)
      }
      var row = try context.row(finished.session, store, remarks: Bilingual.clocks(finished.run))
      if row.isUnderHalf { row.remarks.insert(.underHalf, at: 0) }
      return (row, context.subject([row]))
    }
    context.answerFinished(row)
    return .done
  }

  static let cancelTracking = Command(
    CommandSpec(
      name: "cancel", summary: Bilingual(en: "drop the run", ko: "기록 버리기"),
      examples: [
        .init("track cancel", .canBeUndone)
      ])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let row = try context.change(.trackCancel) { store in
      let cancelled = try context.tracking(store).cancel()
      let remark = cancelled.since.map { context.removed(since: $0) } ?? .removed
      let row = try context.row(cancelled.session, store, remarks: [remark])
      return (row, context.subject([row]))
    }
    context.answer([row])
    return .done
  }
}

extension Context {
  /// What the journal remembers of some sessions.
  func subject(_ rows: [SessionRow]) -> String {
    StepRecord.subject(
      of: rows.map { $0.session.record(of: $0.block, in: clock.zone, goesOn: $0.run != nil) })
  }

  /// That work was removed which a session was taken up for again.
  fileprivate func removed(since instant: Instant) -> Bilingual {
    let time = clock.zone.civil(at: instant).time.iso
    return Bilingual(
      en: "what began at \(time) is removed; clamate undo brings it back",
      ko: "\(time)에 시작한 것만 지움. 되살리기: clamate undo")
  }

  /// Changes the current run at the moment that a line names.
  fileprivate func changeRun(
    _ line: ParsedCommand, _ verb: StepVerb, _ body: (Tracking, Instant?) throws -> Session
  ) throws -> ExitStatus {
    try line.refuseArguments(after: 0)
    let times = TrackTimes(line, self)
    let row = try change(verb) { store in
      let at = try times.moment(after: try store.sessions.current()?.lastChange)
      let tracking = self.tracking(store)
      let remarks = Bilingual.clocks(try store.sessions.run(at: tracking.moment))
      var row = try self.row(
        times.tellingFuture { try body(tracking, at) }, store, remarks: remarks)
      row.remarks.insert(.going(row), at: 0)
      return (row, subject([row]))
    }
    answer([row])
    return .done
  }
}
