import CommandLineKit
import DateHelper
import Language
import Planner

extension Command {
  /// `clamate snooze`.
  static let snooze = Command(snoozeSpec("snooze"), action: snoozeAction)

  /// `clamate remind snooze`.
  static let snoozeReminders = Command(snoozeSpec("remind snooze"), action: snoozeAction)

  private static func snoozeSpec(_ line: String) -> CommandSpec {
    CommandSpec(
      name: "snooze", summary: Bilingual(en: "remind again later", ko: "알림 미루기"),
      arguments: "ID... WHEN", kinds: [.openTodos, .date], options: Selection.options,
      examples: [
        .init("\(line) 3 10m", Bilingual(en: "again in ten minutes", ko: "10분 뒤에 다시")),
        .init(
          Bilingual(en: "\(line) 3 tomorrow 9am", ko: "\(line) 3 내일 오전 9시"),
          Bilingual(en: "at a time", ko: "정한 시각에")),
      ],
      discussion: Bilingual(
        en: "The plan and the repeat stay as they are; see move for those.",
        ko: "날짜와 반복은 그대로입니다. 바꾸려면 move를 쓰세요."))
  }

  private static let snoozeAction: Action = { line, context in
    guard !line.arguments.isEmpty || line.has("--where") else { throw SelectionError.empty }
    let selection = try Selection(line, allowsTitle: true, count: 1)
    let words = Array(line.arguments.dropFirst(line.has("--where") ? 0 : 1))
    // A time alone says nothing of a todo.
    if words.isEmpty, (try? context.snoozeEnd(line.arguments)) != nil { throw SelectionError.empty }
    let until: CivilMoment
    do {
      until = try context.snoozeEnd(words)
    } catch {
      throw MeantLine(line, context) { (try? context.snoozeEnd($0)) != nil } ?? error
    }
    let todos = try context.change(selection, .snooze, isDone: false, line) { store, todos in
      try store.todos.answer(todos, .snoozed(until))
    }
    let text = context.clock.text(until.date, until.time)
    let store = try context.storeForReading()
    context.answer(
      try todos.map {
        let later = try context.laterRing(of: $0.new, after: until, in: store)
        return TodoAnswer(
          todo: $0.new,
          remark: Bilingual(
            en: "snoozed until \(text.english)\(later.english)\(context.offYetSuffix.english)",
            ko: "\(text.korean)까지 미룸\(later.korean)\(context.offYetSuffix.korean)"))
      })
    return .done
  }

  /// `clamate remind dismiss`.
  static let dismissReminders = Command(
    CommandSpec(
      name: "dismiss", summary: Bilingual(en: "stop a reminder", ko: "알림 그만 울리기"),
      arguments: "ID...", kinds: [.openTodos], options: Selection.options,
      examples: [
        .init(
          "remind dismiss 3", Bilingual(en: "what rang, or else the next", ko: "울린 것, 없으면 다음 것"))
      ],
      discussion: Bilingual(
        en: "The todo stays open, and later reminders of it stay.",
        ko: "할 일은 그대로 열려 있고, 그 뒤의 알림도 그대로입니다."))
  ) { line, context in
    let selection = try Selection(line, allowsTitle: true)
    let todos = try context.change(selection, .dismiss, isDone: false, line) { store, todos in
      try todos.flatMap { todo in
        let until = try store.reminders.dismissal(of: todo, by: context.reminderClock)
        return try store.todos.answer([todo], .dismissed(until))
      }
    }
    context.answer(
      todos.map {
        TodoAnswer(todo: $0.new, remark: Bilingual(en: "dismissed", ko: "알림을 그만 울림"))
      })
    return .done
  }
}

extension Context {
  /// The end of a snooze: so much later, or at a moment.
  fileprivate func snoozeEnd(_ words: [String]) throws -> CivilMoment {
    let text = words.joined(separator: " ")
    guard !words.isEmpty, !phrases.isNumberAlone(text) else { throw SnoozeError.noTime(text) }
    let end: CivilMoment
    if case .minutes(let minutes)? = Lead(text) {
      end = reminderClock.local(clock.now.adding(seconds: Int64(minutes) * 60))
    } else if case .days(let days)? = Lead(text) {
      end = CivilMoment(date: clock.calendarDate.adding(days: days), time: clock.localTime)
    } else {
      let reading = try phrases.readOnce(words)
      guard let moment = reading.moment(keeping: nil) else { throw PlanError.deadline }
      end = reminderClock.timed(moment)
    }
    guard reminderClock.instant(end) > clock.now else {
      throw PhraseError.past(text: text, date: end.date)
    }
    return end
  }

  /// What is said where a snooze is over before the next reminder of the todo itself: nothing that
  /// was to ring has been put off.
  fileprivate func laterRing(
    of todo: Todo, after until: CivilMoment, in store: PlannerStore
  ) throws -> Bilingual {
    guard let next = try store.reminders.nextOwn(of: todo, after: until) else {
      return Bilingual(verbatim: "")
    }
    let text = clock.text(next.date, next.time)
    return Bilingual(
      en: " (rings at its own time too: \(text.english))", ko: " (원래 알림도 그대로: \(text.korean))")
  }

  /// What is said after an answer with a reminder that nothing would ring.
  fileprivate var offYetSuffix: Bilingual {
    hasRecentPass
      ? Bilingual(verbatim: "")
      : Bilingual(en: " \(Self.offYet.english)", ko: " \(Self.offYet.korean)")
  }
}

/// Why a reminder was not put off.
private enum SnoozeError: Explainable {
  /// There is no time, or a number without a unit.
  case noTime(String)

  var message: Bilingual {
    switch self {
    case .noTime(""): Bilingual(en: "until when?", ko: "언제까지 미룰지 필요합니다")
    case .noTime(let text):
      Bilingual(
        en: "'\(text)' does not say how much later", ko: "'\(text)'만으로는 얼마나 미룰지 알 수 없습니다")
    }
  }

  var hint: Bilingual? {
    Bilingual(
      en: "for example: 30m, or tomorrow 9am", ko: "예: 30분 또는 내일 오전 9시")
  }
}
