import CommandLineKit
import Language

/// A command: what it is called and takes, and what it does.
struct Command: Sendable {
  typealias Action = @Sendable (ParsedCommand, Context) throws -> ExitStatus
  typealias Explanation = @Sendable (ParsedCommand, Presentation) throws -> String

  let spec: CommandSpec
  let verbs: [Command]
  /// What the command does; nil for a noun that needs one of its verbs.
  let action: Action?
  /// What a command prints that is only about the program itself; it needs no store, no settings
  /// and no home.
  let explanation: Explanation?

  /// A command that does something.
  init(_ spec: CommandSpec, action: @escaping Action) {
    self.spec = spec
    self.action = action
    explanation = nil
    verbs = []
  }

  /// A command that prints something about the program itself.
  init(_ spec: CommandSpec, explanation: @escaping Explanation) {
    self.spec = spec
    self.explanation = explanation
    action = nil
    verbs = []
  }

  /// A noun with its verbs; the noun alone does what the verb `bare` does.
  init(noun: String, summary: Bilingual, bare: String? = nil, verbs: [Command]) {
    spec = CommandSpec(name: noun, summary: summary, verbs: verbs.map(\.spec))
    self.verbs = verbs
    action = verbs.first { $0.spec.name == bare }?.action
    explanation = nil
  }

  /// What a line asks about the program itself; nil for one that does something.
  ///
  /// - Throws: `UsageError`.
  static func explanation(
    of line: ParsedCommand, _ presentation: Presentation
  ) throws -> String? {
    if line.has("--help") {
      return try presentation.help(about: line.namesCommand ? line.path : [])
    }
    return try named(line.path.first)?.explanation?(line, presentation)
  }

  /// What the command of a parsed line does.
  ///
  /// - Throws: `UsageError.missingVerb`.
  static func action(of line: ParsedCommand) throws(UsageError) -> Action {
    let command = named(line.path.first)
    let verb = command?.verbs.first { $0.spec.name == line.path.dropFirst().first }
    guard let action = (verb ?? command)?.action else {
      throw .missingVerb(command: line.name, verbs: command?.verbs.map(\.spec.name) ?? [])
    }
    return action
  }
}

extension CommandTable {
  /// The commands of `clamate`; an empty line is `today`.
  static let clamate = CommandTable(
    Command.all.map(\.spec), fallback: fallback, otherNames: SoughtNames.names(for:))

  private static let fallback = "today"

  /// A table that sorts a line: of the one command that it begins with where it does, since making
  /// them all takes longer than many of them do.
  static func of(_ words: [String]) -> CommandTable {
    guard let command = Command.named(words.first ?? fallback) else { return clamate }
    return CommandTable([command.spec], fallback: fallback, otherNames: SoughtNames.names(for:))
  }
}
