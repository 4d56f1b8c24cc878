import CommandLineKit
import Language
import Planner

extension ParsedCommand {
  /// The one session that the first word names.
  func sessionID(alone: Bool = true) throws -> Int {
    guard let word = arguments.first else {
      throw UsageError.missingArgument(name: "ID", command: name)
    }
    if alone { try refuseArguments(after: 1) }
    guard let id = Int(word), id > 0 else { throw SessionIDError.notNumber(word) }
    return id
  }

  /// The sessions that the words name.
  func sessionSelection() throws -> TodoSelection {
    guard !arguments.isEmpty else { throw UsageError.missingArgument(name: "ID...", command: name) }
    do {
      return try TodoSelection(words: arguments, allowsTitle: false)
    } catch SelectionError.notNumber(let word), SelectionError.onlyNumbers(let word),
      SelectionError.noNumber(let word)
    {
      throw SessionIDError.notNumber(word)
    }
  }
}

/// A word that names no session.
enum SessionIDError: Explainable, Equatable {
  /// It is no number.
  case notNumber(String)

  var message: Bilingual {
    switch self {
    case .notNumber(let word):
      Bilingual(en: "'\(word)' is not a number of a session", ko: "'\(word)'은(는) 기록 번호가 아닙니다")
    }
  }

  var hint: Bilingual? {
    Bilingual(en: "clamate track list shows the numbers", ko: "clamate track list로 번호를 볼 수 있습니다")
  }
}
