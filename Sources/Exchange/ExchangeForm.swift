import Language

/// A form in which records leave and come.
public enum ExchangeForm: String, Sendable, CaseIterable {
  /// Our own, JSON Lines of everything.
  case clamate
  /// VTODO of RFC 5545.
  case icalendar
  /// The lines of todo.txt (https://github.com/todotxt/todo.txt).
  case todotxt
  /// Comma-separated values (RFC 4180) with a line of headings.
  case csv
  /// The JSON of Taskwarrior's `export`.
  case taskwarrior

  /// All names, for people.
  public static let names = allCases.map(\.rawValue).joined(separator: "|")
}
