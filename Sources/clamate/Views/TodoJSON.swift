import DateHelper
import Language
import Planner
import Terminal

/// Todos in machine form; `docs/json.md` fixes the shape.
extension JSONValue {
  /// One todo with all its keys.
  static func todo(_ todo: Todo, in context: Context) -> JSONValue {
    .object(todoMembers(todo, context))
  }

  /// A todo of an answer, with the occurrences to come where they were asked for.
  static func answer(_ answer: TodoAnswer, in context: Context) -> JSONValue {
    let following = answer.following.map { moments in
      [Member("next", .array(moments.map { .string($0.iso) }))]
    }
    return .object(todoMembers(answer.todo, context) + (following ?? []))
  }

  /// A todo of a day, with the reason for which it is there.
  static func entry(_ entry: DayList.Entry, in context: Context) -> JSONValue {
    .object(
      todoMembers(entry.todo, context) + [Member("why", .string(entry.reason.rawValue))])
  }

  /// The entries of a section.
  static func section(_ section: DayList.Section, in context: Context) -> JSONValue {
    .array(section.entries.map { entry($0, in: context) })
  }

  /// The lists of a day.
  static func day(_ list: DayList, in context: Context) -> JSONValue {
    [
      "date": .string(list.date.iso), "overdue": .section(list.overdue, in: context),
      "todos": .section(list.todos, in: context), "done": .section(list.done, in: context),
      "more": .boolean([list.overdue, list.todos, list.done].contains(where: \.hasMore)),
      "forecast": DaySky.json(DaySky(of: list.date, in: context), context),
    ]
  }

  private static func todoMembers(_ todo: Todo, _ context: Context) -> [Member] {
    let zone = context.clock.zone
    return [
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
      Member("place", JSONValue(todo.place?.name)),
      Member("warning", warning(todo, context)),
      Member("if", JSONValue(todo.reminding.condition?.text)),
      Member("repeat", series(of: todo, context)),
      Member("reminders", reminders(of: todo, context)),
      Member("done", .boolean(todo.isDone)),
      Member("created", .string(todo.created.iso8601(in: zone))),
      Member("completed", JSONValue(todo.completed?.iso8601(in: zone))),
    ]
  }
}

extension JSONValue {
  private static func reminders(of todo: Todo, _ context: Context) -> JSONValue {
    .array(
      context.reminders(of: todo).map { reminder in
        ["at": .string(reminder.ring.iso), "state": .string(reminder.state.rawValue)]
      })
  }

  private static func series(of todo: Todo, _ context: Context) -> JSONValue {
    guard let rule = todo.series?.rule else { return .null }
    return [
      "rule": .string(rule.text), "text": .string(rule.words[context.language]),
      "left": JSONValue(todo.occurrencesLeft?.left),
    ]
  }
}

extension PlainRow {
  /// The columns of a todo, and the occurrences to come where they were asked for.
  static func fields(_ answer: TodoAnswer) -> [String] {
    let following = answer.following.map { [$0.map(\.iso).joined(separator: ",")] }
    return fields(answer.todo) + (following ?? [])
  }

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
