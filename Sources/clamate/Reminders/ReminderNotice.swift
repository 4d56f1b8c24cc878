import DateHelper
import Delivery
import Language
import Planner
import Terminal

extension Context {
  /// The notice of one reminder.
  func notice(_ entry: ReminderClaim.Entry) throws -> Notice {
    guard let open = entry.todo else { return try dailyNotice(entry.reminder) }
    let reminder = entry.reminder
    let todo = open.told(of: reminder)
    let lines = [
      when(todo)[language], lateness(reminder)?[language], judgement(reminder, of: todo)?[language],
      Bilingual(
        en: "clamate done \(todo.id), or later: clamate snooze \(todo.id) 10m",
        ko: "끝냈으면 clamate done \(todo.id), 미루려면 clamate snooze \(todo.id) 10m")[language],
    ]
    return Notice(
      title: todo.title, body: lines.compactMap { $0 }.joined(separator: "\n"),
      record: Array(JSONValue.todo(todo, in: self).text.utf8),
      variables: [
        "CLAMATE_ID": "\(todo.id)", "CLAMATE_AT": reminder.ring.iso,
        "CLAMATE_LATE": "\(reminder.late ?? 0)",
      ])
  }

  /// The notice that stands for many reminders.
  func digest(_ entries: [ReminderClaim.Entry]) -> Notice {
    let shown = entries.prefix(Self.shownInDigest).map { entry in
      let title = entry.todo?.title ?? entry.reminder.rule
      let time = entry.reminder.ring
      let day = time.date == clock.calendarDate ? nil : clock.shortText(time.date)[language]
      let number = entry.todo.map { "(\($0.id))" }
      return [day, time.time?.iso, title, number].compactMap { $0 }.joined(separator: " ")
    }
    let rest = entries.count - shown.count
    let more = Bilingual(
      en: "and \(rest) more: clamate remind list", ko: "외 \(rest)개: clamate remind list")
    return Notice(
      title: Bilingual(en: "\(entries.count) reminders", ko: "알림 \(entries.count)개")[language],
      body: (shown + (rest > 0 ? [more[language]] : [])).joined(separator: "\n"))
  }

  private static let shownInDigest = 20
  /// Seconds of lateness that nobody needs to be told.
  private static let punctual = 300

  /// How late a reminder is, if it is.
  private func lateness(_ reminder: Reminder) -> Bilingual? {
    guard let late = reminder.late, late > Self.punctual else { return nil }
    let age = DateHelper.age(seconds: Int64(late))
    let time = clock.text(reminder.ring.date, reminder.ring.time)
    return Bilingual(
      en: "late: was to ring \(time.english), \(age.english)",
      ko: "늦은 알림: \(time.korean), \(age.korean)")
  }

  /// How the condition of the todo was judged.
  private func judgement(_ reminder: Reminder, of todo: Todo) -> Bilingual? {
    guard let judgement = reminder.judgement, let condition = todo.reminding.condition else {
      return nil
    }
    guard judgement.verdict != .unknown else {
      return Bilingual(
        en: "\(words(condition).english): the forecast is not known",
        ko: "\(words(condition).korean): 예보를 알 수 없습니다")
    }
    return Bilingual(
      en: [words(condition).english, words(judgement).english].joined(separator: ": "),
      ko: [words(condition).korean, words(judgement).korean].joined(separator: ": "))
  }
}
