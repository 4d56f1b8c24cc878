import Language

/// What an argument or the value of an option stands for, so that completion can offer some.
public enum ArgumentKind: Sendable, Equatable {
  /// Text of a person's own: a note, a nickname, a number.
  case free
  /// One of a few words.
  case choice([String])
  /// One of a few words that each language has its own for.
  case words([Bilingual])
  /// Numbers of todos that are open.
  case openTodos
  /// Numbers of todos that are done.
  case doneTodos
  /// Numbers of todos, open or done.
  case todos
  /// The words of a new todo: a title with tags, a priority and a date among them.
  case todoWords
  /// The conditions of a list.
  case filter
  /// A tag without its sign.
  case tag
  /// The name of a project.
  case project
  /// The name of a saved filter.
  case savedFilter
  /// The name of a group of blocks.
  case blockGroup
  /// The name of a block.
  case block
  /// Numbers of sessions.
  case sessions
  /// Numbers of D-days.
  case ddays
  /// The name of a region.
  case region
  /// The name that a person gave a place.
  case place
  /// The name of a place or of a region.
  case placeOrRegion
  /// The name of a setting.
  case settingKey
  /// A value of the setting that was named right before.
  case settingValue
  /// A date phrase.
  case date
  /// A time of day.
  case time
  /// A month, as digits or as a phrase.
  case month
  /// A command with its verb, or a topic of the help.
  case helpSubject

  /// Whether one such argument may be made of several words.
  var mayBeSeveralWords: Bool {
    switch self {
    case .choice, .words, .settingKey, .settingValue, .savedFilter, .place: false
    default: true
    }
  }
}
