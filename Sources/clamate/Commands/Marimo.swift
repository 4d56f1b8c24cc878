import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal
import Text

extension Command {
  /// `clamate marimo`.
  static let marimo = Command(
    noun: "marimo", summary: Bilingual(en: "the marimos of a month", ko: "한 달의 마리모"),
    bare: "show", verbs: [showMarimos, writeMemo, chooseLook])

  private static let showMarimos = Command(
    CommandSpec(
      name: "show", summary: Bilingual(en: "show a month", ko: "한 달 보기"),
      arguments: "[YYYY-MM]", kinds: [.month],
      examples: [
        .init("marimo", Bilingual(en: "this month", ko: "이번 달")),
        .init(
          Bilingual(en: "marimo show 2026-02", ko: "marimo show 2월"),
          Bilingual(en: "any month", ko: "원하는 달")),
      ],
      discussion: Bilingual(
        en: "A marimo grows from . to o, (@), (@@) and its face as the day nears its goal.",
        ko: "마리모는 하루 목표에 가까워질수록 . o (@) (@@)를 거쳐 얼굴까지 자랍니다."))
  ) { line, context in
    let month =
      try line.arguments.isEmpty
      ? context.clock.today.yearMonth : context.phrases.readMonth(line.arguments)
    let store = try context.storeForReading()
    let days = try store.snapshot { try context.focusDays(month.firstDay...month.lastDay, store) }
    context.show(month, days)
    return .done
  }

  private static let writeMemo = Command(
    CommandSpec(
      name: "memo", summary: Bilingual(en: "note something about a day", ko: "하루에 메모 남기기"),
      arguments: "DATE TEXT...", kinds: [.date, .free],
      options: [OptionSpec("--clear", Bilingual(en: "take the memo away", ko: "메모 지우기"))],
      examples: [
        .init(
          Bilingual(en: "marimo memo today a good day", ko: "marimo memo 오늘 잘한 하루"),
          Bilingual(en: "50 letters at most", ko: "50글자까지")),
        .init(
          Bilingual(en: "marimo memo yesterday --clear", ko: "marimo memo 어제 --clear"),
          Bilingual(en: "no memo any more; so does none", ko: "메모 없애기, none도 같음")),
      ])
  ) { line, context in
    let (date, memo) = try context.memo(line)
    guard date <= context.clock.today else { throw FocusError.future }
    let day = try context.change(.marimo) { store in
      try store.focus.setMemo(memo, on: date)
      let name = Bilingual(
        verbatim: [date.iso, memo?.text].compactMap { $0 }.joined(separator: " "))
      return (
        try context.focusDays(date...date, store), StepRecord.subject(of: [StepRecord(named: name)])
      )
    }
    context.answer(day)
    return .done
  }

  private static let chooseLook = Command(
    CommandSpec(
      name: "choose", summary: Bilingual(en: "choose how grown marimos look", ko: "다 자란 마리모 고르기"),
      arguments: "[LOOK]",
      kinds: [.words(MarimoLook.allCases.map(\.name))],
      examples: [
        .init("marimo choose", Bilingual(en: "the looks there are", ko: "고를 수 있는 모습")),
        .init(
          Bilingual(en: "marimo choose cat", ko: "marimo choose 고양이"),
          Bilingual(en: "from today on", ko: "오늘부터")),
      ])
  ) { line, context in
    try line.refuseArguments(after: 1)
    let today = context.clock.today
    guard let word = line.arguments.first else {
      context.show(MarimoLook.allCases, chosen: try context.storeForReading().focus.look(on: today))
      return .done
    }
    let look = try MarimoLook(typed: word)
    try context.change(.marimo) { store in
      try store.focus.setLook(look, from: today)
      return ((), StepRecord.subject(of: [StepRecord(named: look.name)]))
    }
    if !context.presentation.isQuiet || context.format != .text {
      context.show([look], chosen: look)
    }
    return .done
  }
}

extension Context {
  /// The day that a line names and the memo for it, nil to take it away.
  fileprivate func memo(_ line: ParsedCommand) throws -> (CivilDate, DayMemo?) {
    guard !line.has("--clear") else {
      guard !line.arguments.isEmpty else { throw FocusError.noDay }
      return (try phrases.readDay(line.arguments, direction: .past), nil)
    }
    // The longest phrase at the start is the day, as in `3월 2일 발표`.
    let most = line.verbatim == nil ? line.words.count - 1 : line.words.count
    for count in stride(from: most, to: 0, by: -1) {
      let words = Array(line.words.prefix(count))
      guard let date = try? phrases.readDay(words, direction: .past) else { continue }
      let text = line.words.dropFirst(count) + (line.verbatim ?? [])
      return (
        date, text == [TodoOptions.none] ? nil : try DayMemo(text.joined(separator: " "))
      )
    }
    guard let first = line.words.first, most > 0 else { throw FocusError.noDay }
    return (try phrases.readDay([first], direction: .past), nil)
  }
}
