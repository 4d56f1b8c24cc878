import CommandLineKit
import Configuration
import Database
import Language
import Planner
import Text

/// One call of `clamate`, from its arguments to its exit status.
enum Program {
  /// Runs a command line; an argument that is no UTF-8 is nil.
  static func run(_ arguments: [String?]) -> ExitStatus {
    let output = Output()
    if arguments.first == Completer.entry {
      complete(arguments.dropFirst().map { $0 ?? "" }, output)
      return .done
    }
    let words = arguments.compactMap { $0 }
    var reporter = Reporter(
      isJSON: words.prefix { $0 != "--" }.contains("--json"), language: .english, output: output)
    do {
      let environment = try Environment.system()
      reporter.language = Language(environment: environment.variables)
      if let language = Presentation.language(of: words) { reporter.language = language }
      output.complaintWidth = Presentation.complaintWidth(of: words, environment.terminal)
      return try run(try checked(arguments), environment, &reporter)
    } catch {
      if error is EnvironmentError {
        reporter.language =
          Presentation.language(of: words) ?? Language(environment: Environment.systemVariables())
      }
      let failure = Failure(error)
      reporter.report(failure)
      return reporter.log != nil && failure.status != .storage ? .done : failure.status
    }
  }

  /// The arguments, once every one of them is text; no command has to ask.
  private static func checked(_ arguments: [String?]) throws(UsageError) -> [String] {
    var words: [String] = []
    for (index, argument) in arguments.enumerated() {
      guard let argument else { throw .notUTF8(position: index + 1) }
      guard !InputText.holdsControlCharacter(argument) else {
        throw .controlCharacter(position: index + 1)
      }
      words.append(argument)
    }
    return words
  }

  /// The commands whose output may be longer than a terminal.
  private static let longCommands: Set<String> = [
    "list", "find", "track", "show", "log", "week", "day", "help", "config",
    "remind", "board", "timeline", "stats",
  ]

  private static func run(
    _ words: [String], _ environment: Environment, _ reporter: inout Reporter
  ) throws -> ExitStatus {
    if words.first == Manual.entry {
      reporter.output.write(try Manual.text(for: Array(words.dropFirst())))
      try reporter.output.flush(afterChange: false)
      return .done
    }
    if words == ["--version"] {
      reporter.output.write(line: "clamate \(programVersion)")
      try reporter.output.flush(afterChange: false)
      return .done
    }
    let line = try CommandTable.of(words).parse(words)
    let presentation = try Presentation(line, environment, fallback: reporter.language)
    if line.path == ["remind", "check"], line.arguments.isEmpty, !environment.terminal.isError,
      let folders = try? Folders(environment: environment.variables)
    {
      reporter.log = ReminderLog(folders: folders, now: environment.now)
    }
    let isLong = longCommands.contains(line.path.first ?? "") || line.has("--help")
    if isLong, presentation.format == .text { reporter.output.pager = Pager(environment) }
    reporter.language = presentation.language
    if let text = try Command.explanation(of: line, presentation) {
      reporter.output.write(text)
      try reporter.output.flush(afterChange: false)
      return .done
    }
    let context = try Context(environment, presentation, line, reporter)
    reporter.language = context.language
    let status = try perform(line, context)
    try context.output.flush(afterChange: context.hasChanged)
    return status
  }

  private static func perform(_ line: ParsedCommand, _ context: Context) throws -> ExitStatus {
    do {
      return try Command.action(of: line)(line, context)
    } catch let error as SelectionError where error.isOfWords {
      throw Failure(.usage, code: "usage", error.message, hint: context.hint(error, line))
    } catch {
      throw Failure(store: error, in: context.folders.database)
    }
  }

  /// Answers a shell, which must not be disturbed by anything that fails.
  private static func complete(_ arguments: [String], _ output: Output) {
    guard let environment = try? Environment.system() else { return }
    for line in Completer(environment).lines(for: arguments) { output.write(line: line) }
    try? output.flush(afterChange: false)
  }
}
