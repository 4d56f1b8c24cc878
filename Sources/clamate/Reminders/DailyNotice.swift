import DateHelper
import Delivery
import Language
import Planner
import Terminal

extension Context {
  /// The notice of what is said once a day.
  func dailyNotice(_ reminder: Reminder) throws -> Notice {
    let store = try storeForReading()
    let page = try store.snapshot { try TodayPage(store, self) }
    switch DailyReminder.Kind(rawValue: reminder.rule) {
    case .review: return review(page)
    case .brief, nil: return try brief(page)
    }
  }

  /// The day and its sky, as `today --brief` has it, from what is cached.
  private func brief(_ page: TodayPage) throws -> Notice {
    let sky = try CurrentSky(over: page.region, .never, in: self)
    let lines = page.gist(sky, self).map { flow in
      flow.lines(width: .max, palette: Palette(isColored: false)).joined(separator: " ")
    }
    return Notice(title: lines.first ?? "", body: lines.dropFirst().joined(separator: "\n"))
  }

  /// What is left of the day, how much of it was done, and the work of its focus.
  private func review(_ page: TodayPage) -> Notice {
    let left = page.list.todos.entries + page.list.overdue.entries
    let (open, done) = (page.list.todos.count.text, page.list.done.count.text)
    let late = page.list.overdue.count.text
    let title = Bilingual(
      en: "Left today: \(open), left over: \(late), done: \(done)",
      ko: "오늘 남은 일 \(open), 밀린 일 \(late), 끝낸 일 \(done)")
    let lines = left.prefix(Self.shownInReview).map { entry in
      [entry.moment?.time?.iso, entry.todo.title, "(\(entry.todo.id))"].compactMap { $0 }
        .joined(separator: " ")
    }
    let rest = left.count - lines.count
    let more = Bilingual(en: "and \(rest) more: clamate today", ko: "외 \(rest)개: clamate today")
    let body = [
      lines, rest > 0 ? [more[language]] : [], page.focus.review.map { [$0[language]] } ?? [],
    ]
    return Notice(
      title: title[language], body: body.flatMap { $0 }.joined(separator: "\n"))
  }

  private static let shownInReview = 5
}

extension FocusState {
  /// The work of the day against its goal; nil where there was none.
  fileprivate var review: Bilingual? {
    guard isUsed else { return nil }
    return Bilingual(en: "Focus \(day.sum.english)", ko: "집중 \(day.sum.korean)")
  }
}
