import Language

/// What `doctor` found out about one thing.
struct Finding {
  /// How it is.
  enum State: String {
    /// As it should be.
    case ok
    /// Worth knowing; nothing is wrong.
    case note
    /// To be mended.
    case problem
    /// The store cannot be used.
    case broken
  }

  /// What was looked at, such as `store`.
  let check: String
  let state: State
  /// The bare fact for scripts, such as a path or a number; nil where there is none.
  let value: String?
  let text: Bilingual

  init(_ check: String, _ state: State, value: String? = nil, _ text: Bilingual) {
    self.check = check
    self.state = state
    self.value = value
    self.text = text
  }
}
