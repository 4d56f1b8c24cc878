import CommandLineKit
import DateHelper
import Language
import Planner

private let startOption = OptionSpec(
  "--start", value: "TIME", kind: .time, Bilingual(en: "when it began", ko: "시작한 때"))
private let endOption = OptionSpec(
  "--end", value: "TIME", kind: .time, Bilingual(en: "when it ended", ko: "끝난 때"))
private let memoOption = OptionSpec(
  "--memo", value: "TEXT", Bilingual(en: "a note, or none", ko: "메모 또는 none"))
private let roomOptions = [
  OptionSpec(
    "--replace", Bilingual(en: "what lies there makes room", ko: "겹치는 기록을 줄이거나 지움")),
  OptionSpec("--dry-run", Bilingual(en: "only show what would change", ko: "바뀔 것만 보여 줌")),
]

extension Command {
  static let addSession = Command(
    CommandSpec(
      name: "add", summary: Bilingual(en: "write down work that is over", ko: "지난 일 기록하기"),
      arguments: "BLOCK [SPAN]", kinds: [.block, .free],
      options: [
        OptionSpec("--on", value: "DATE", kind: .date, Bilingual(en: "the day", ko: "날짜")),
        startOption, endOption, TrackTimes.ago,
        OptionSpec(
          "--for", value: "DURATION", Bilingual(en: "how long, such as 1h", ko: "걸린 시간, 예: 1시간")),
        memoOption,
        OptionSpec(
          "--todo", value: "ID", kind: .todos, Bilingual(en: "the todo it was for", ko: "할 일 번호")),
      ] + roomOptions,
      examples: [
        .init(
          Bilingual(en: "track add toeic 10:00-11:00", ko: "track add 토익 10:00-11:00"),
          Bilingual(en: "the latest past ones", ko: "가장 최근의 그 시각")),
        .init(
          Bilingual(en: "track add toeic --for 1h", ko: "track add 토익 --for 1시간"),
          Bilingual(en: "the last hour", ko: "방금까지 한 시간")),
        .init(
          Bilingual(
            en: "track add toeic 23:00-01:30 --on yesterday", ko: "track add 토익 23:00-01:30 --on 어제"
          ),
          Bilingual(en: "over midnight", ko: "자정을 넘어서")),
      ])
  ) { line, context in
    guard let word = line.arguments.first else {
      throw UsageError.missingArgument(name: "BLOCK", command: line.name)
    }
    let span = try context.span(line)
    let memo = try context.memo(line)
    return try context.changePast(line, .trackAdd) { store in
      var work = Tracking.Work(blockID: try store.blocks.block(named: word).id)
      work.memo = memo ?? nil
      work.todoID = try line.value("--todo").map { word in
        let selection = try TodoSelection(words: [word], allowsTitle: false)
        guard let todo = try store.todos.todos(selection, isDone: false).first else {
          throw SelectionError.empty
        }
        return todo.id
      }
      return try context.tracking(store).add(work, span, replaces: line.has("--replace"))
    }
  }

  static let editSession = Command(
    CommandSpec(
      name: "edit", summary: Bilingual(en: "change a session", ko: "기록 고치기"), arguments: "ID",
      kinds: [.sessions],
      options: [
        startOption, endOption,
        OptionSpec(
          "--block", value: "BLOCK", kind: .block, Bilingual(en: "another block", ko: "다른 블록")),
        memoOption,
      ] + roomOptions,
      examples: [
        .init("track edit 3 --end 11:30", Bilingual(en: "it ended later", ko: "더 늦게 끝났음")),
        .init("track edit 3 --end +15m", Bilingual(en: "a quarter of an hour longer", ko: "15분 더")),
        .init(
          Bilingual(en: "track edit 3 --block reading", ko: "track edit 3 --block 독서"),
          Bilingual(en: "it was something else", ko: "다른 블록이었음")),
      ])
  ) { line, context in
    let id = try line.sessionID()
    guard ["--start", "--end", "--block", "--memo"].contains(where: line.has) else {
      throw UsageError.missingArgument(name: "--start, --end, --block, --memo", command: line.name)
    }
    let memo = try context.memo(line)
    return try context.changePast(line, .trackEdit) { store in
      let tracking = context.tracking(store)
      let old = try tracking.sessions([id])[0]
      let (start, end) = try context.newTimes(line, of: old)
      let blockID = try line.value("--block").map { try store.blocks.block(named: $0).id }
      return try tracking.edit(id, start: start, end: end, replaces: line.has("--replace")) {
        if let blockID { $0.blockID = blockID }
        if case .some(let memo) = memo { $0.memo = memo }
      }
    }
  }

  static let splitSession = Command(
    CommandSpec(
      name: "split", summary: Bilingual(en: "make two sessions of one", ko: "기록을 둘로 나누기"),
      arguments: "ID TIME", kinds: [.sessions, .time], options: [roomOptions[1]],
      examples: [.init("track split 3 10:30", Bilingual(en: "at half past ten", ko: "10시 반에서"))])
  ) { line, context in
    let id = try line.sessionID(alone: false)
    let words = line.arguments.dropFirst()
    guard !words.isEmpty else { throw UsageError.missingArgument(name: "TIME", command: line.name) }
    let rows = try context.changeSessions(line, .trackSplit) { store in
      let tracking = context.tracking(store)
      let old = try context.row(tracking.sessions([id])[0], store)
      let at = try context.moment(words.joined(separator: " "), within: old.session, line)
      var rows = try tracking.split(id, at: at).map { try context.row($0, store) }
      let lost = old.amount.halves - rows.reduce(0) { $0 + $1.amount.halves }
      if lost > 0 { rows[rows.count - 1].remarks.append(.lost(halves: lost)) }
      return rows
    }
    context.answer(rows)
    return .done
  }

  static let noteSession = Command(
    CommandSpec(
      name: "memo", summary: Bilingual(en: "note something on a session", ko: "기록에 메모하기"),
      arguments: "ID TEXT...", kinds: [.sessions, .free],
      examples: [
        .init(
          Bilingual(en: "track memo 3 part 3 done", ko: "track memo 3 3단원 끝"),
          Bilingual(en: "none takes it away", ko: "none은 메모를 지움"))
      ])
  ) { line, context in
    let id = try line.sessionID(alone: false)
    let text = line.arguments.dropFirst().joined(separator: " ")
    guard !text.isEmpty else { throw UsageError.missingArgument(name: "TEXT", command: line.name) }
    let memo = text == TodoOptions.none ? nil : try checkedText(text)
    let rows = try context.changeSessions(line, .trackMemo) { store in
      let changed = try context.tracking(store).edit(id, start: nil, end: nil, replaces: false) {
        $0.memo = memo
      }
      return [
        try context.row(changed.session, store, remarks: [context.memoRemark(changed.session.memo)])
      ]
    }
    context.answer(rows)
    return .done
  }

  static let removeSession = Command(
    CommandSpec(
      name: "rm", summary: Bilingual(en: "remove sessions", ko: "기록 지우기"), arguments: "ID...",
      kinds: [.sessions], options: [roomOptions[1]],
      examples: [
        .init(
          "track rm 3-5", Bilingual(en: "clamate undo brings them back", ko: "clamate undo로 되살림"))
      ])
  ) { line, context in
    guard case .ids(let ids) = try line.sessionSelection() else { throw SelectionError.empty }
    let store = try context.storeForReading()
    let count = try context.tracking(store).sessions(ids).count
    if count > Command.unaskedRemovals, !line.has("--dry-run") {
      let question = Bilingual(en: "remove \(count) sessions?", ko: "기록 \(count)개를 지울까요?")
      guard try context.confirm(question) else { return .nothing }
    }
    let rows = try context.changeSessions(line, .trackRemove) { store in
      try context.tracking(store).remove(ids).map {
        try context.row($0, store, remarks: [context.removedRemark])
      }
    }
    context.answer(rows)
    return .done
  }
}
