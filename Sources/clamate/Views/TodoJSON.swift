import DateHelper
import Planner
import Terminal

/// Todos in machine form; `docs/json.md` fixes the shape.
extension JSONValue {
  /// One todo with all its keys.
  static func todo(_ todo: Todo, zone: Zone) -> JSONValue {
    .object(todoMembers(todo, zone))
  }

  /// A todo of a day, with the reason for which it is there.
  static func entry(_ entry: DayList.Entry, zone: Zone) -> JSONValue {
    .object(
      todoMembers(entry.todo, zone) + [Member("why", .string(entry.reason.rawValue))])
  }

  /// The entries of a section.
  static func section(_ section: DayList.Section, zone: Zone) -> JSONValue {
    .array(section.entries.map { entry($0, zone: zone) })
  }

  /// The lists of a day.
  static func day(_ list: DayList, zone: Zone) -> JSONValue {
    [
      "date": .string(list.date.iso), "overdue": .section(list.overdue, zone: zone),
      "todos": .section(list.todos, zone: zone), "done": .section(list.done, zone: zone),
      "more": .boolean([list.overdue, list.todos, list.done].contains(where: \.hasMore)),
    ]
  }

  private static func todoMembers(_ todo: Todo, _ zone: Zone) -> [Member] {
    [
      Member("id", .integer(todo.id)),
      Member("uid", .string(todo.uid)),
      Member("title", .string(todo.title)),
      Member("note", JSONValue(todo.note)),
      Member("date", JSONValue(todo.plan?.date.iso)),
      Member("time", JSONValue(todo.plan?.time?.iso)),
      Member("due", JSONValue(todo.due?.iso)),
      Member("priority", JSONValue(todo.priority?.rawValue)),
      Member("tags", .array(todo.tags.map { .string($0.name) })),
      Member("outdoor", .boolean(todo.isOutdoor)),
      Member("project", JSONValue(todo.project?.name)),
      Member("hiddenUntil", JSONValue(todo.hiddenUntil?.iso)),
      Member(
        "checklist",
        .array(
          todo.checklist.map { ["text": .string($0.text), "done": .boolean($0.isDone)] })),
      Member("place", .null),
      Member("if", .null),
      Member("repeat", .null),
      Member("reminders", .array([])),
      Member("done", .boolean(todo.isDone)),
      Member("created", .string(todo.created.iso8601(in: zone))),
      Member("completed", JSONValue(todo.completed?.iso8601(in: zone))),
    ]
  }
}

extension PlainRow {
  /// The columns of a todo: id, state, date, time, due, priority, tags, title.
  static func fields(_ todo: Todo) -> [String] {
    [
      "\(todo.id)", todo.isDone ? "done" : "open", todo.plan?.date.iso ?? "",
      todo.plan?.time?.iso ?? "", todo.due?.iso ?? "",
      todo.priority.map { "\($0.rawValue)" } ?? "", todo.tags.map(\.name).joined(separator: ","),
      todo.title,
    ]
  }
}
