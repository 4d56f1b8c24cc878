extension Command {
  /// All commands in the order of the help: the most used first.
  static let all: [Command] = [
    add, today, day, list, month, show, find, done, undone, edit, move, rm, undo, redo, log,
    weather, air, region, profile, config, about, help,
  ]
}
