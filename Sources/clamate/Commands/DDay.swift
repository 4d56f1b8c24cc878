import Configuration
import CommandLineKit
import DateHelper
import Language
import Planner

extension Command {
  /// `clamate dday`.
  static let dday = Command(
    noun: "dday", summary: Bilingual(en: "days to count towards", ko: "디데이"), bare: "list",
    verbs: [listDDays, addDDay, editDDay, pinDDay, unpinDDay, removeDDays])

  private static let listDDays = Command(
    CommandSpec(
      name: "list", summary: Bilingual(en: "list D-days", ko: "디데이 보기"),
      examples: [.init("dday list", Bilingual(en: "those to come first", ko: "다가오는 것부터"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    context.show(try context.storeForReading().ddays.all(on: context.clock.today))
    return .done
  }

  private static let addDDay = Command(
    CommandSpec(
      name: "add", summary: Bilingual(en: "add a D-day", ko: "디데이 더하기"),
      arguments: "TITLE... DATE", kinds: [.free, .date],
      options: [
        OptionSpec(
          "--on", value: "DATE", kind: .date,
          Bilingual(en: "the date; all words are the title", ko: "날짜. 나머지 말은 모두 제목")),
        OptionSpec(
          "--include-today", Bilingual(en: "count today as day one", ko: "오늘을 1일로 셈")),
        OptionSpec("--pin", Bilingual(en: "show it in today", ko: "today에 보여 줌")),
      ],
      examples: [
        .init(
          Bilingual(en: "dday add exam 2026-11-19", ko: "dday add 수능 2026-11-19"),
          Bilingual(en: "a day to come", ko: "다가올 날")),
        .init(
          Bilingual(
            en: "dday add met 2019-05-04 --include-today",
            ko: "dday add 만난 날 2019-05-04 --include-today"),
          Bilingual(en: "a day that has passed; today counts", ko: "지난 날, 오늘도 셈")),
        .init(
          Bilingual(en: "dday add trip next friday --pin", ko: "dday add 여행 다음 주 금요일 --pin"),
          Bilingual(en: "shown in today", ko: "today에 나옴")),
      ],
      discussion: Bilingual(
        en: "D-3 is three days ahead, D+3 three days ago. With --include-today it is one more.",
        ko: "D-3은 사흘 남은 날, D+3은 사흘 지난 날입니다. --include-today를 쓰면 하루를 더 셉니다."))
  ) { line, context in
    let draft = try context.ddayDraft(line)
    let dday = try context.change(.dday) { store in
      try store.ddays.refuseTwin(of: draft.title.text, on: draft.date)
      let made = try store.ddays.insert(
        draft, uid: context.environment.makeUID(), made: context.clock.today)
      if line.has("--pin") { try store.ddays.pin(made.id) }
      return (try store.ddays.dday(made.id) ?? made, [made].subject(.addedDDay))
    }
    context.answer([dday])
    return .done
  }

  private static let editDDay = Command(
    CommandSpec(
      name: "edit", summary: Bilingual(en: "change a D-day", ko: "디데이 고치기"), arguments: "ID",
      kinds: [.ddays],
      options: [
        OptionSpec("--title", value: "TEXT", Bilingual(en: "another title", ko: "다른 제목")),
        OptionSpec("--on", value: "DATE", kind: .date, Bilingual(en: "another date", ko: "다른 날짜")),
        OptionSpec(
          "--include-today", Bilingual(en: "count today as day one", ko: "오늘을 1일로 셈")),
        OptionSpec("--exclude-today", Bilingual(en: "do not count today", ko: "오늘은 세지 않음")),
      ],
      examples: [
        .init(
          Bilingual(en: "dday edit 1 --on 2026-11-26", ko: "dday edit 1 --on 2026-11-26"),
          Bilingual(en: "another date", ko: "날짜 바꾸기"))
      ])
  ) { line, context in
    let ids = try ddayIDs(line)
    try line.refuseArguments(after: 1)
    let edits = try DDayEdits(line, context)
    let ddays = try context.change(.dday) { store in
      let old = try store.ddays.ddays(ids)
      let new = old.map(edits.applied)
      for dday in new {
        try store.ddays.refuseTwin(of: dday.title, on: dday.date, besides: dday.id)
        try store.ddays.update(dday)
      }
      return (new, new.subject(.changedDDay))
    }
    context.answer(ddays)
    return .done
  }

  private static let pinDDay = Command(
    CommandSpec(
      name: "pin", summary: Bilingual(en: "show a D-day in today", ko: "today에 보여 줄 디데이 고르기"),
      arguments: "ID", kinds: [.ddays],
      examples: [.init("dday pin 1", Bilingual(en: "in the place of another", ko: "다른 것 대신"))])
  ) { line, context in
    let ids = try ddayIDs(line)
    guard let id = ids.first, ids.count == 1 else { throw DDayError.notNumber(line.arguments[0]) }
    try line.refuseArguments(after: 1)
    let ddays = try context.change(.dday) { store in
      _ = try store.ddays.ddays([id])
      try store.ddays.pin(id)
      let pinned = try store.ddays.ddays([id])
      return (pinned, pinned.subject(.pinnedDDay))
    }
    context.answer(ddays)
    return .done
  }

  private static let unpinDDay = Command(
    CommandSpec(
      name: "unpin", summary: Bilingual(en: "show no D-day in today", ko: "today에 디데이를 보이지 않기"),
      examples: [.init("dday unpin", Bilingual(en: "it stays in the list", ko: "목록에는 남음"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let ddays = try context.change(.dday) { store in
      guard let pinned = try store.ddays.pinned() else { throw DDayError.noPin }
      try store.ddays.pin(nil)
      let unpinned = try store.ddays.ddays([pinned.id])
      return (unpinned, unpinned.subject(.unpinnedDDay))
    }
    context.answer(ddays)
    return .done
  }

  private static let removeDDays = Command(
    CommandSpec(
      name: "rm", summary: Bilingual(en: "remove D-days", ko: "디데이 지우기"), arguments: "ID...",
      kinds: [.ddays],
      examples: [
        .init("dday rm 1", .canBeUndone)
      ])
  ) { line, context in
    let ids = try ddayIDs(line)
    let count = try context.storeForReading().ddays.ddays(ids).count
    if count > unaskedRemovals {
      let question = Bilingual(en: "remove \(count) D-days?", ko: "디데이 \(count)개를 지울까요?")
      guard try context.confirm(question) else { return .nothing }
    }
    let ddays = try context.change(.dday) { store in
      let removed = try store.ddays.ddays(ids)
      for dday in removed { try store.ddays.delete(dday.id) }
      return (removed, removed.subject(.removedDDay))
    }
    context.answer(ddays, remark: .removed)
    return .done
  }
}

/// The numbers of D-days that a line names.
private func ddayIDs(_ line: ParsedCommand) throws -> [Int] {
  guard let first = line.arguments.first else {
    throw UsageError.missingArgument(name: "ID", command: line.name)
  }
  do {
    guard case .ids(let ids) = try TodoSelection(words: line.arguments, allowsTitle: false) else {
      throw DDayError.notNumber(first)
    }
    return ids
  } catch SelectionError.notNumber(let word), SelectionError.onlyNumbers(let word),
    SelectionError.noNumber(let word)
  {
    throw DDayError.notNumber(word)
  }
}

extension [DDay] {
  /// What the journal keeps of them.
  ///
  /// - Parameter deed: what became of them.
  fileprivate func subject(_ deed: Bilingual) -> String {
    StepRecord.subject(
      of: map { StepRecord(named: Bilingual(verbatim: $0.title), remark: deed) })
  }
}

extension Bilingual {
  fileprivate static let addedDDay = Bilingual(en: "(added)", ko: "(더함)")
  fileprivate static let changedDDay = Bilingual(en: "(changed)", ko: "(고침)")
  fileprivate static let pinnedDDay = Bilingual(en: "(pinned)", ko: "(고정)")
  fileprivate static let unpinnedDDay = Bilingual(en: "(unpinned)", ko: "(고정 풂)")
  fileprivate static let removedDDay = Bilingual(en: "(removed)", ko: "(지움)")
}
