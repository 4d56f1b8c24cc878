/// A day of the week, counted as ISO 8601 counts: Monday is 1, Sunday is 7.
public enum Weekday: Int, Sendable, CaseIterable {
  /// Monday, the first day of the week in ISO 8601.
  case monday = 1
  /// Tuesday.
  case tuesday
  /// Wednesday.
  case wednesday
  /// Thursday.
  case thursday
  /// Friday.
  case friday
  /// Saturday.
  case saturday
  /// Sunday.
  case sunday
}
