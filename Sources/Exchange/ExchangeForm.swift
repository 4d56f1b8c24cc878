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
  /// The JSON of Timewarrior's `export`: sessions.
  case timewarrior
  /// The frames of Watson: sessions.
  case watson

  /// The forms that somebody means who calls one otherwise, such as by the ending of its files.
  public static func meant(by name: String) -> [ExchangeForm] {
    let name = name.lowercased()
    if let form = ExchangeForm(rawValue: name) { return [form] }
    return otherNames[name] ?? []
  }

  private static let otherNames: [String: [ExchangeForm]] = [
    "jsonl": [.clamate], "json": [.clamate, .taskwarrior, .timewarrior, .watson],
    "ics": [.icalendar], "ical": [.icalendar], "calendar": [.icalendar], "vtodo": [.icalendar],
    "txt": [.todotxt], "todo.txt": [.todotxt], "todo": [.todotxt], "tsv": [.csv],
    "task": [.taskwarrior], "timew": [.timewarrior],
  ]

  /// Whether it holds sessions and no todos.
  var holdsSessions: Bool { self == .timewarrior || self == .watson }

  /// All names, for people.
  public static let names = allCases.map(\.rawValue).joined(separator: "|")
}
