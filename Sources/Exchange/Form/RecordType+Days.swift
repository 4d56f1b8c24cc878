import Planner

extension RecordType {
  /// Groups, blocks and the time that was spent on them.
  static let blocks = [
    RecordType(
      "group", table: "block_group",
      .numbered(knownBy: [
        Likeness("uid"), Likeness("folded_name", ifSet: "position"),
        Likeness("is_default", ifSet: "is_default"),
      ]),
      [
        Field("id", .number), Field("uid", .uid), Field("name", .blockName),
        Field("color", .choice(BlockColor.allCases.map(\.rawValue))), Field("key", .groupKey),
        Field("golden", .flag), Field("is_default", .flag),
        Field("position", .integer(1...99_999), optional: true),
      ],
      folded: [("folded_name", of: "name")]),
    RecordType(
      "block", table: "block",
      .numbered(knownBy: [
        Likeness("uid"), Likeness("group_id", "folded_name", ifSet: "position"),
      ]),
      [
        Field("id", .number), Field("uid", .uid), Field("group_id", .reference(to: "group")),
        Field("name", .blockName), Field("icon", .icon),
        Field("color", .choice(BlockColor.allCases.map(\.rawValue)), optional: true),
        Field("position", .integer(1...99_999), optional: true),
      ],
      folded: [("folded_name", of: "name")]),
    RecordType(
      "session", table: "session", .numbered(knownBy: [Likeness("uid")]),
      [
        Field("id", .number), Field("uid", .uid),
        Field("block_id", .reference(to: "block"), optional: true),
        Field("todo_id", .reference(to: "todo"), optional: true), Field("focus", .flag),
        Field("zone", .zone), Field("memo", .text, optional: true), Field("started", .instant),
        Field("ended", .instant, optional: true),
      ]),
    RecordType(
      "pause", table: "session_pause", .part(of: "session_id"),
      [
        Field("session_id", .reference(to: "session")), Field("started", .instant),
        Field("ended", .instant, optional: true),
      ]),
    RecordType(
      "sessionClock", table: "session_clock", .part(of: "session_id"),
      [
        Field("session_id", .reference(to: "session")), Field("wall", .instant),
        Field("boot", .instant), Field("awake", .instant), Field("boot_id", .text),
      ]),
  ]

  /// Goals of focus, and the looks and memos of days.
  static let focus = [
    RecordType(
      "focusGoal", table: "focus_goal", .key(["date"]),
      [Field("date", .date), Field("hours", .integer(1...24))]),
    RecordType(
      "focusReset", table: "focus_reset", .key(["date"]),
      [Field("date", .date), Field("at", .instant)]),
    RecordType(
      "marimoLook", table: "marimo_look", .key(["date"]),
      [Field("date", .date), Field("look", .choice(MarimoLook.allCases.map(\.rawValue)))]),
    RecordType(
      "dayMemo", table: "day_memo", .key(["date"]),
      [Field("date", .date), Field("text", .dayMemo)]),
  ]

  /// D-days, and which one is pinned.
  static let ddays = [
    RecordType(
      "dday", table: "dday", .numbered(knownBy: [Likeness("uid")]),
      [
        Field("id", .number), Field("uid", .uid), Field("title", .title), Field("date", .date),
        Field("includes_today", .flag), Field("made", .date),
      ]),
    RecordType(
      "ddayPin", table: "dday_pin", .key(["id"]),
      [Field("id", .integer(1...1)), Field("dday_id", .reference(to: "dday"))]),
  ]
}
