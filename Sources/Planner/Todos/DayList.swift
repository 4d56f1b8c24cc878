import DateHelper

/// The todos of one day: what is left over, what is to do, what is done.
///
/// No todo is in two lists, but for a repeating one that is open and was done on the day.
public struct DayList: Sendable, Equatable {
  /// The day.
  public let date: CivilDate
  /// Open todos whose date or deadline has passed, oldest first; empty for any day but today.
  public let overdue: Section
  /// Open todos whose date or deadline is this day, by time, then those without one.
  public let todos: Section
  /// Open todos whose deadline comes within the days of warning; empty for any day but today.
  public let deadlines: Section
  /// Todos that were done on this day, in the order in which they were done; a repeating one once
  /// for each occurrence that was done, as it was then.
  public let done: Section

  /// Reads the lists of a day from a store.
  ///
  /// - Parameters:
  ///   - date: any civil date.
  ///   - clock: tells today, the time of day, and when a day begins and ends.
  ///   - warningDays: how many days before a deadline it is shown.
  /// - Throws: `DatabaseError`.
  public init(
    of date: CivilDate, in store: TodoStore, by clock: DateHelper, warningDays: Int
  ) throws {
    let isToday = date == clock.today
    let now = isToday ? clock.moment : nil
    let limit = Section.limit + 1
    self.date = date
    overdue = Section(
      try now.map { now in
        let late = try store.planned(before: date, limit: limit)
        let passed = try store.pastDue(at: now, plannedFrom: date, limit: limit)
        return late.map { Entry(todo: $0, reason: $0.isPastDue(at: now) ? .due : .late) }
          + passed.map { Entry(todo: $0, reason: .due) }
      } ?? [])
    todos = Section(
      try store.planned(on: date, notOverdueAt: now, limit: limit)
        .map { Entry(todo: $0, reason: .date) }
        + store.due(on: date, notOverdueAt: now, limit: limit)
        .map { Entry(todo: $0, reason: .due) })
    deadlines = Section(
      isToday && warningDays > 0
        ? try store.due(after: date, upTo: date.adding(days: warningDays), limit: limit)
          .map { Entry(todo: $0, reason: .due) } : [])
    done = Section(
      done: try store.completed(in: clock.bounds(of: date), limit: limit)
        + store.occurrencesCompleted(in: clock.bounds(of: date), limit: limit))
  }
}

extension DayList {
  /// A todo with the reason for which it is in its list.
  public struct Entry: Sendable, Equatable {
    /// Why a todo is in the list of a day.
    public enum Reason: String, Sendable {
      /// It is planned for the day, or was done on it.
      case date
      /// Its deadline is on the day, comes soon, or has passed.
      case due
      /// It was planned for an earlier day.
      case late
    }

    /// The todo.
    public let todo: Todo
    /// Why it is there.
    public let reason: Reason

    /// The date and the time for which it is there.
    public var moment: CivilMoment? {
      reason == .due ? todo.due : todo.plan
    }

    var sortKey: (String, String, Int, Int) {
      (
        moment?.date.iso ?? "", moment?.time?.iso ?? "~", todo.priority?.rawValue ?? 9, todo.id
      )
    }
  }

  /// The first entries of a list, and whether there are more.
  public struct Section: Sendable, Equatable {
    /// How many entries a section holds at most.
    public static let limit = 100
    /// The entries, at most ``limit``.
    public let entries: [Entry]
    /// True where the list goes on.
    public let hasMore: Bool

    /// The entries by day, time, priority and number.
    fileprivate init(_ entries: [Entry]) {
      self.init(inOrder: entries.sorted { $0.sortKey < $1.sortKey })
    }

    /// Todos by the time at which they were done, and by number.
    fileprivate init(done todos: [Todo]) {
      let order = todos.sorted {
        ($0.completed?.seconds ?? 0, $0.id) < ($1.completed?.seconds ?? 0, $1.id)
      }
      self.init(inOrder: order.map { Entry(todo: $0, reason: .date) })
    }

    private init(inOrder entries: [Entry]) {
      self.entries = Array(entries.prefix(Self.limit))
      hasMore = entries.count > Self.limit
    }

    /// How many there are, `99+` where the list goes on.
    public var count: BoundedCount {
      BoundedCount(value: hasMore ? BoundedCount.limit : entries.count)
    }
  }
}

extension Todo {
  /// Whether the deadline lies before a moment; a deadline without a time lasts to the day's end.
  public func isPastDue(at now: CivilMoment) -> Bool {
    guard let due else { return false }
    guard due.date == now.date else { return due.date < now.date }
    guard let dueTime = due.time, let time = now.time else { return false }
    return dueTime <= time
  }
}
