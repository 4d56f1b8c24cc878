import DateHelper
import Language
import Planner

/// The reminder that rings next, with the todo that it belongs to.
struct ComingReminder {
  let line: ReminderLine
  /// When it is tried again, where it has not reached anybody.
  let again: Instant?

  /// Looks it up; nil where nothing is to ring.
  init?(_ store: PlannerStore, _ context: Context) throws {
    guard let next = try store.reminders.next(context.reminderClock) else { return nil }
    let judge = ConditionJudge(over: try store.region.inUse(), context)
    line = ReminderLine(
      next.reminder, todo: try store.todos.todo(next.reminder.todoID), judge)
    again = next.again
  }
}

extension Context {
  /// When what rings next does, what it is, and what stands in its way.
  func words(_ coming: ComingReminder?) -> Bilingual {
    guard let coming else { return Bilingual(en: "nothing", ko: "없음") }
    let reminder = coming.line.reminder
    let ring = coming.again.map(reminderClock.local) ?? reminder.ring
    let time = clock.text(ring.date, ring.time)
    let title = coming.line.todo?.title ?? ""
    let again = coming.again.map { _ in Bilingual(en: "again", ko: "다시") }
    let remarks = [again, quietEnd(reminder)].compactMap { $0 } + reminder.failures
    let words = Bilingual(en: "\(time.english)  \(title)", ko: "\(time.korean)  \(title)")
    guard !remarks.isEmpty else { return words }
    let all = remarks.joined(separator: ", ")
    return Bilingual(
      en: "\(words.english) (\(all.english))", ko: "\(words.korean) (\(all.korean))")
  }
}
