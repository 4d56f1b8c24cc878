extension Command {
  /// All commands in the order of the help: the most used first.
  static let all: [Command] =
    [add, today, day, week, month, list, show, find]
    + [done, undone, skip, edit, move, better, rm, snooze, remind]
    + [undo, redo, log]
    + [item, tag, filter]
    + [track, block, group]
    + [board, timeline, stats, heat]
    + [focus, marimo, dday, status]
    + [weather, air, region]
    + [profile, setup, config]
    + [export, `import`, backup, restore, purge, doctor]
    + [completion, about, help]
}
