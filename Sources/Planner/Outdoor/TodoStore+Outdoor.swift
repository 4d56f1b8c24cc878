import Database
import DateHelper

extension TodoStore {
  /// The open todos that are planned for a day, by time, then those without one; at most `limit`.
  ///
  /// - Throws: `DatabaseError`.
  public func openTodos(on date: CivilDate, limit: Int) throws -> [Todo] {
    try planned(on: date, notOverdueAt: nil, limit: limit)
  }

  /// Whether any open todo but one begins within an hour of a day.
  ///
  /// - Throws: `DatabaseError`.
  public func isBusy(on date: CivilDate, hour: Int, besides id: Int) throws -> Bool {
    let start = WallTime(hour: hour, minute: 0)?.iso
    let end = WallTime(hour: hour, minute: 59)?.iso
    return try connection.first(
      """
      SELECT 1 FROM todo WHERE completed IS NULL AND date = ?
        AND coalesce(time, '~') BETWEEN ? AND ? AND id <> ? LIMIT 1
      """, date.iso, start, end, id
    ) { _ in true } ?? false
  }
}

extension Todo {
  /// Whether it is done under the sky: it says so, or one of its tags does.
  ///
  /// - Parameter tags: the names of tags of such todos.
  public func isOutdoor(byTags tags: [Tag]) -> Bool {
    isOutdoor || self.tags.contains { tag in tags.contains { $0.folded == tag.folded } }
  }
}
