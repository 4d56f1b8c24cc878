import DateHelper

extension TodoStore {
  /// What is to do first on a day: its first open todo, as the list of the day has it.
  ///
  /// - Throws: `DatabaseError`.
  public func next(at now: CivilMoment) throws -> DayList.Entry? {
    let planned = try planned(on: now.date, notOverdueAt: now, limit: 1)
    let due = try due(on: now.date, notOverdueAt: now, limit: 1)
    return
      (planned.map { DayList.Entry(todo: $0, reason: .date) }
      + due.map { DayList.Entry(todo: $0, reason: .due) }).min { $0.sortKey < $1.sortKey }
  }
}
