import Planner

extension RecordType {
  /// Todos with all that belongs to them.
  static let todos = [
    RecordType(
      "todo", table: "todo", .numbered(knownBy: [Likeness("uid")]),
      [
        Field("id", .number), Field("uid", .uid), Field("title", .title),
        Field("note", .text, optional: true), Field("date", .date, optional: true),
        Field("time", .time, optional: true), Field("due_date", .date, optional: true),
        Field("due_time", .time, optional: true),
        Field("priority", .integer(1...3), optional: true), Field("outdoor", .flag),
        Field("project", .project, optional: true),
        Field("hidden_until", .date, optional: true),
        Field("repeat_rule", .rule, optional: true),
        Field("repeat_anchor", .date, optional: true),
        Field("occurrence_date", .date, optional: true),
        Field("occurrence_time", .time, optional: true),
        Field("remind", .reminders, optional: true),
        Field("condition", .condition, optional: true),
        Field("nag", .integer(Reminding.nags), optional: true),
        Field("answer", .choice(["snoozed", "dismissed"]), optional: true),
        Field("answered_until", .moment, optional: true), Field("created", .instant),
        Field("completed", .instant, optional: true),
        Field("place_id", .reference(to: "place"), optional: true),
      ],
      folded: [("folded_title", of: "title"), ("folded_project", of: "project")]),
    RecordType(
      "tag", table: "todo_tag", .part(of: "todo_id"),
      [
        Field("todo_id", .reference(to: "todo")), Field("position", .integer(0...9999)),
        Field("name", .tag),
      ],
      folded: [("folded_name", of: "name")]),
    RecordType(
      "item", table: "todo_item", .part(of: "todo_id"),
      [
        Field("todo_id", .reference(to: "todo")), Field("position", .integer(1...99_999)),
        Field("text", .title), Field("done", .flag),
      ]),
    RecordType(
      "completion", table: "todo_completion", .part(of: "todo_id"),
      [
        Field("todo_id", .reference(to: "todo")), Field("number", .integer(1...999_999)),
        Field("occurrence_date", .date), Field("occurrence_time", .time, optional: true),
        Field("completed", .instant), Field("plan_date", .date),
        Field("plan_time", .time, optional: true), Field("due_date", .date, optional: true),
        Field("due_time", .time, optional: true), Field("ticks", .ticks),
      ]),
    RecordType(
      "keptLine", table: "todo_kept_line", .part(of: "todo_id"),
      [
        Field("todo_id", .reference(to: "todo")), Field("number", .integer(1...99_999)),
        Field("form", .line), Field("line", .line),
      ]),
    RecordType(
      "filter", table: "saved_filter", .key(["folded_name"]),
      [Field("name", .tag), Field("words", .words)],
      folded: [("folded_name", of: "name")]),
  ]

  /// The person, of whom there is one.
  static let profile = [
    RecordType(
      "profile", table: "profile", .key(["id"]),
      [Field("id", .integer(1...1)), Field("nickname", .nickname, optional: true)]),
    RecordType(
      "region", table: "region", .key(["id"]),
      [
        Field("id", .integer(1...1)), Field("key", .text), Field("name_en", .text),
        Field("name_ko", .text), Field("latitude", .real(HomeRegion.latitudes)),
        Field("longitude", .real(HomeRegion.longitudes)),
      ]),
  ]
}
