import Configuration
import Language
import Subprocess
import Text

/// What the system starts each minute: the program with its folders, language and zone.
///
/// cron and systemd know nothing of the shell of the person, so all of it is written out.
struct PassCommand: Equatable {
  /// The words, the first of which is a path.
  let words: [String]
  /// The path of clamate in it.
  let program: String

  /// The command that does what the person's shell would.
  ///
  /// - Throws: ``SchedulerError/unsafePath(_:)``.
  init(_ environment: Environment, _ folders: Folders) throws(SchedulerError) {
    program = Self.program(environment)
    let variables = environment.variables
    let homes = [
      ("XDG_DATA_HOME", folders.data), ("XDG_CONFIG_HOME", folders.config),
      ("XDG_STATE_HOME", folders.state), ("XDG_CACHE_HOME", folders.cache),
    ].map { "\($0)=\(Files.folder(of: $1))" }
    let locale = Language.locale(of: "LC_MESSAGES", in: variables)
    let others = [("LANG", locale), ("TZ", variables["TZ"])].compactMap { name, value in
      value.flatMap { Self.isPlain($0) ? "\(name)=\($0)" : nil }
    }
    words = ["/usr/bin/env"] + homes + others + [program] + Self.ending
    for word in homes + [program] where word.contains(where: Self.isUnsafe) {
      throw .unsafePath(word.drop { $0 != "/" }.description)
    }
  }

  /// The last words, by which a line of any age is known.
  static let ending = ["remind", "check"]

  /// The name in `PATH` that leads to this program, which outlasts an update and may be a link; else
  /// the program itself.
  private static func program(_ environment: Environment) -> String {
    let named = ProgramSearch.path(of: "clamate", in: environment.variables, orUsual: false)
    guard let named, Files.realPath(named) == environment.executable else {
      return environment.executable
    }
    return named
  }

  /// What cron or a unit file takes for something else, whatever is written around it.
  private static func isUnsafe(_ character: Character) -> Bool {
    character.isNewline || character.unicodeScalars.contains { $0.value < 0x20 }
      || ["%", "'", "\""].contains(character)
  }

  /// Whether a locale or a zone is of the characters that such names have.
  private static func isPlain(_ value: String) -> Bool {
    !value.isEmpty && value.isPlain(allowing: "_.@+-/:,<>")
  }
}

extension PassCommand {
  /// The words as a shell reads them.
  var shellLine: String {
    words.map { $0.isPlain(allowing: "_.-/=:,+") ? $0 : "'\($0)'" }.joined(separator: " ")
  }

  /// The words as a unit file has them (systemd.service(5), command lines).
  var unitLine: String {
    words.map { word in
      let escaped = word.reduce(into: "") { text, character in
        switch character {
        case "\\": text += #"\\"#
        case "$": text += "$$"
        default: text.append(character)
        }
      }
      return "\"\(escaped)\""
    }.joined(separator: " ")
  }
}
