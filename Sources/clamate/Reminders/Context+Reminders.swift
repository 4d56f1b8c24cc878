import Configuration
import DateHelper
import Delivery
import Language
import Planner
import Terminal

extension Context {
  /// The reminders of a todo, as the store that the command opened has them.
  func reminders(of todo: Todo) -> [Reminder] {
    let mayRemind = todo.plan != nil || todo.due != nil || todo.reminding.rules != nil
    guard let openStore, !todo.isDone, mayRemind else { return [] }
    let reminders = rehearsedReminders[todo.id] ?? (try? openStore.reminders.reminders(of: todo.id))
    return reminders?.map { $0.seen(by: reminderClock) } ?? []
  }

  /// When a todo will remind, as an answer says it: `reminds 14:30`.
  ///
  /// Until a pass was seen it ends with how to have some.
  func reminderWords(_ todo: Todo) -> Bilingual {
    let coming = reminders(of: todo).filter { $0.state == .waiting }
    guard !coming.isEmpty else { return passedWords(todo) }
    let times = self.times(of: coming, in: todo)
    let condition = todo.reminding.condition.map(words)
    let nag = todo.reminding.nag.map { minutes in
      Bilingual(en: "again every \(minutes)m", ko: "\(minutes)분마다 다시")
    }
    func sentence(_ language: Language, _ word: String) -> String {
      let time = times.map { $0[language] }.joined(separator: ", ")
      let rest = [condition, nag, overWords(todo), hasRecentPass ? nil : Self.offYet]
        .compactMap { $0?[language] }
      return ([word, time] + rest).joined(separator: " ")
    }
    return Bilingual(en: sentence(.english, "reminds"), ko: sentence(.korean, "알림"))
  }

  /// What is said where reminders were asked for, by a time or by rules, and none has rung or will.
  private func passedWords(_ todo: Todo) -> Bilingual {
    let asks =
      todo.reminding.rules.map { !$0.isEmpty }
      ?? (todo.plan?.time != nil || todo.reminding.condition != nil)
    guard asks, !todo.isDone, reminders(of: todo).isEmpty else { return Bilingual(verbatim: "") }
    guard todo.plan != nil || todo.due != nil else {
      return Bilingual(en: "no reminder: it has no date", ko: "알림 없음: 날짜가 없음")
    }
    return Bilingual(en: "no reminder: its time has passed", ko: "알림 없음: 이미 지난 시각")
  }

  /// Which of the reminders that were asked for come to nothing, as their time has passed.
  private func overWords(_ todo: Todo) -> Bilingual? {
    let known = reminders(of: todo)
    let over = (todo.reminding.rules ?? []).map(\.text).filter { rule in
      !known.contains { $0.rule == rule }
    }
    guard !over.isEmpty else { return nil }
    let list = over.joined(separator: ", ")
    return Bilingual(en: "(\(list): already past)", ko: "(\(list): 이미 지남)")
  }

  /// When reminders ring, each with its day where that is not the day that was named before.
  private func times(of reminders: [Reminder], in todo: Todo) -> [Bilingual] {
    var named = (todo.plan ?? todo.due)?.date
    return reminders.map { reminder in
      let (date, time) = (reminder.ring.date, reminder.ring.time)
      let text =
        time.flatMap { date == named ? Bilingual(verbatim: $0.iso) : nil } ?? clock.text(date, time)
      named = date
      guard let quiet = quietEnd(reminder) else { return text }
      return Bilingual(
        en: "\(text.english) (\(quiet.english))", ko: "\(text.korean) (\(quiet.korean))")
    }
  }

  /// When a reminder that falls into the quiet hours rings; nil for any other.
  func quietEnd(_ reminder: Reminder) -> Bilingual? {
    guard reminder.state == .waiting, !reminder.breaksQuiet, let time = reminder.ring.time,
      let quiet = settings.quietHours, quiet.contains(time)
    else { return nil }
    let date = reminder.ring.date.adding(days: quiet.end > time ? 0 : 1)
    let end = clock.text(date, quiet.end)
    return Bilingual(en: "quiet, rings \(end.english)", ko: "조용한 시간, \(end.korean)에 울림")
  }

  /// A condition, and what it was judged by, as the person reads temperatures.
  func words(_ condition: ReminderCondition) -> Bilingual {
    condition.words(in: Units(settings).scale)
  }

  func words(_ judgement: ConditionJudgement) -> Bilingual {
    judgement.words(in: Units(settings).scale)
  }

  /// The reminders of a todo with what became of them, for `show`.
  func reminderStates(_ todo: Todo) -> Bilingual {
    let parts = reminders(of: todo).map { reminder in
      let time = clock.text(reminder.ring.date, reminder.ring.time)
      let state = quietEnd(reminder) ?? reminder.state.name
      return Bilingual(
        en: "\(time.english) (\(state.english))", ko: "\(time.korean) (\(state.korean))")
    }
    let never = Bilingual(en: "never", ko: "알리지 않음")
    let extra = [
      todo.reminding.rules?.isEmpty ?? false ? never : nil, todo.reminding.condition.map(words),
      todo.reminding.nag.map {
        Bilingual(en: "again every \($0)m", ko: "\($0)분마다 다시")
      },
    ].compactMap { $0 }
    return (parts + extra).joined(separator: ", ")
  }

  /// Whether a pass ran in the last minutes, so that reminders ring.
  var hasRecentPass: Bool {
    LastPass(in: folders)?.isRecent(now: clock.now) ?? false
  }

  /// When a pass ran last, and whether something is to start one each minute.
  var passJSON: JSONValue {
    let pass = LastPass(in: folders)
    return [
      "installed": .boolean(Installation(in: folders) != nil || hasRecentPass),
      "lastPass": JSONValue(pass?.began.iso8601(in: clock.zone)),
    ]
  }

  /// What is said beside a reminder that nothing would ring.
  static let offYet = Bilingual(
    en: "(off yet: clamate remind install)", ko: "(아직 꺼짐: clamate remind install)")
}
