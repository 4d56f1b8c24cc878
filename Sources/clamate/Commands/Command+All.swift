extension Command {
  /// All commands in the order of the help: the most used first.
  static let all: [Command] = [
    add, today, day, week, month, list, show, find, done, undone, skip, edit, move, better, rm,
    undo,
    redo, log, item, tag, filter, weather, air, region, profile, setup, config, completion, about,
    help,
  ]
}
