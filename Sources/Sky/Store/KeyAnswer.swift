import Database

/// What the program of `key-command` answered when it was asked for the key of a provider.
public enum KeyAnswer: Sendable, Equatable {
  /// A key; only its mark is remembered.
  case key(KeyMark)
  /// None.
  case failure(KeyFailure)
}

/// Why there is no key of a program.
public enum KeyFailure: String, Sendable {
  /// It is not there or cannot be run.
  case notStarted
  /// It did not end in time.
  case timedOut
  /// It failed.
  case failed
  /// It printed none.
  case noKey

  /// What it means for whoever wants the key.
  public var reason: SkyError.Reason {
    switch self {
    case .notStarted: .keyCommandMissing
    case .timedOut: .keyCommandSlow
    case .failed: .keyCommandFailed
    case .noKey: .keyCommandEmpty
    }
  }
}

extension SkyStore {
  /// What a command answered when it was asked last; empty where another command was asked.
  ///
  /// - Throws: `DatabaseError`.
  public func keyAnswers(of command: KeyMark) throws -> [Provider: KeyAnswer] {
    var answers: [Provider: KeyAnswer] = [:]
    try connection.rows(
      "SELECT provider, key_mark, failure FROM key_answer WHERE command_mark = ?", command.text
    ) { row in
      guard let provider = Provider(rawValue: row.text(0)) else { return }
      answers[provider] =
        row.optionalText(1).map { .key(KeyMark(text: $0)) }
        ?? .failure(row.optionalText(2).flatMap(KeyFailure.init(rawValue:)) ?? .noKey)
    }
    return answers
  }

  /// Remembers what a command answered, in the place of what was answered before.
  ///
  /// - Throws: `DatabaseError`.
  public func keep(_ answers: [Provider: KeyAnswer], of command: KeyMark) throws {
    try connection.transaction {
      try connection.run("DELETE FROM key_answer")
      for (provider, answer) in answers {
        let (mark, failure): (String?, String?) =
          switch answer {
          case .key(let mark): (mark.text, nil)
          case .failure(let failure): (nil, failure.rawValue)
          }
        try connection.run(
          "INSERT INTO key_answer (provider, command_mark, key_mark, failure) VALUES (?, ?, ?, ?)",
          provider.rawValue, command.text, mark, failure)
      }
    }
  }
}
