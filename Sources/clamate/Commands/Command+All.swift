extension Command {
  /// How each command is made, under its name, in the order of the help: the most used first.
  private static let makers: [(name: String, make: @Sendable () -> Command)] = [
    ("add", { add }), ("today", { today }), ("day", { day }), ("week", { week }),
    ("month", { month }), ("list", { list }), ("show", { show }), ("find", { find }),
    ("done", { done }), ("undone", { undone }), ("skip", { skip }), ("edit", { edit }),
    ("move", { move }), ("better", { better }), ("rm", { rm }), ("snooze", { snooze }),
    ("remind", { remind }),
    ("undo", { undo }), ("redo", { redo }), ("log", { log }),
    ("item", { item }), ("tag", { tag }), ("filter", { filter }),
    ("track", { track }), ("block", { block }), ("group", { group }),
    ("board", { board }), ("timeline", { timeline }), ("stats", { stats }), ("heat", { heat }),
    ("focus", { focus }), ("marimo", { marimo }), ("dday", { dday }), ("status", { status }),
    ("weather", { weather }), ("air", { air }), ("region", { region }),
    ("profile", { profile }), ("setup", { setup }), ("config", { config }),
    ("export", { export }), ("import", { `import` }), ("backup", { backup }),
    ("restore", { restore }), ("purge", { purge }), ("doctor", { doctor }),
    ("completion", { completion }), ("about", { about }), ("help", { help }),
  ]

  /// All commands in the order of the help.
  static let all: [Command] = makers.map { $0.make() }

  /// The command of a name; no other is made for it.
  static func named(_ name: String?) -> Command? {
    makers.first { $0.name == name }?.make()
  }
}
