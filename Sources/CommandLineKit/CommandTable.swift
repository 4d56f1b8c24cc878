import Text

/// A command line sorted by the spec of its command.
public struct ParsedCommand: Sendable, Equatable {
  /// The names of the command and its verb, such as `["region", "set"]`.
  public let path: [String]
  /// Whether the line names its command; an empty one stands for the table's fallback.
  public let namesCommand: Bool
  /// The arguments before `--`.
  public var words: [String] = []
  /// The arguments after `--`, which are text whatever they look like; nil without a `--`.
  public var verbatim: [String]?
  var values: [String: [String]] = [:]
  var followers: [String: [String]] = [:]

  init(path: [String], namesCommand: Bool) {
    self.path = path
    self.namesCommand = namesCommand
  }

  /// The name of the command as a person types it.
  public var name: String { path.joined(separator: " ") }
  /// All arguments, before and after `--`.
  public var arguments: [String] { words + (verbatim ?? []) }

  /// Whether a flag or an option is there.
  public func has(_ option: String) -> Bool {
    values[option] != nil
  }

  /// The value of an option that may be given once.
  ///
  /// - Throws: ``UsageError/repeatedOption(name:)``.
  public func value(_ option: String) throws(UsageError) -> String? {
    guard let values = values[option] else { return nil }
    guard values.count == 1 else { throw .repeatedOption(name: option) }
    return values.first
  }

  /// All values of an option, in order.
  public func values(_ option: String) -> [String] {
    values[option] ?? []
  }

  /// The words right after the last value of an option, which a value without quotes may have lost.
  public func followers(of option: String) -> [String] {
    followers[option] ?? []
  }

  /// Refuses arguments beyond the first `count`.
  ///
  /// - Parameter option: the one that may have been meant, such as `--region`.
  /// - Throws: ``UsageError/unexpectedArgument(word:command:option:)``.
  public func refuseArguments(after count: Int, meaning option: String? = nil) throws(UsageError) {
    guard let word = arguments.dropFirst(count).first else { return }
    throw .unexpectedArgument(word: word, command: name, option: option)
  }
}

/// The commands that a program has, and how their lines are read.
public struct CommandTable: Sendable {
  /// All commands in the order of the help.
  public let commands: [CommandSpec]
  /// The command that stands for an empty line.
  public let fallback: String
  /// The commands and verbs that people call by another name; such a line is refused with them.
  ///
  /// It is asked only where a name is unknown, with the name in folded form.
  public let otherNames: @Sendable (String) -> [String]

  /// A table of commands.
  public init(
    _ commands: [CommandSpec], fallback: String,
    otherNames: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.commands = commands
    self.fallback = fallback
    self.otherNames = otherNames
  }

  /// Sorts the arguments of a line, without the program's own name.
  ///
  /// Options may stand before, between and after the words. No abbreviation is taken.
  /// - Throws: ``UsageError``.
  public func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommand {
    let (path, spec, words) = try route(arguments)
    var rest = words[...]
    var parsed = ParsedCommand(
      path: path, namesCommand: firstWordIndex(in: arguments) != nil)
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.verbatim = Array(rest)
        break
      }
      guard Self.looksLikeOption(word) else {
        parsed.words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let attached = parts.count == 2 ? String(parts[1]) : nil
      let option = try option(named: String(parts[0]), of: spec, command: parsed.name)
      guard let valueName = option.value else {
        guard attached == nil else { throw .unexpectedValue(option: option.name) }
        parsed.values[option.name] = []
        continue
      }
      let next = rest.first.flatMap { isOption($0, of: spec) ? nil : $0 }
      guard let value = attached ?? next else {
        throw .missingValue(option: option.name, value: valueName, next: rest.first)
      }
      if attached == nil {
        rest.removeFirst()
        parsed.followers[option.name] = Array(rest.prefix { !Self.looksLikeOption($0) })
      }
      parsed.values[option.name, default: []].append(value)
    }
    return parsed
  }

  private func option(
    named name: String, of spec: CommandSpec, command: String
  ) throws(UsageError) -> OptionSpec {
    let options = spec.options + OptionSpec.common
    if let option = options.first(where: { $0.name == name || $0.short == name }) { return option }
    throw .unknownOption(
      name: name, command: command,
      suggestion: spec.instead(of: name)
        ?? EditDistance.nearest(to: name, in: options.map(\.name)))
  }

  /// Whether a word is an option of a command, and so not the value of another one.
  private func isOption(_ word: String, of spec: CommandSpec) -> Bool {
    (spec.options + OptionSpec.common).contains { $0.name == word || $0.short == word }
  }

  /// The spec of a command, or of one of its verbs.
  ///
  /// - Throws: ``UsageError``.
  public func spec(_ path: [String]) throws(UsageError) -> CommandSpec {
    let (_, spec, rest) = try route(path)
    if let word = rest.first { throw unknownVerb(word, of: spec) }
    return spec
  }

  /// Takes the names of the command off the line; common options may stand before and between them.
  private func route(
    _ arguments: [String]
  ) throws(UsageError) -> (path: [String], spec: CommandSpec, rest: [String]) {
    var rest = arguments
    guard let index = firstWordIndex(in: rest) else {
      let spec = try command(named: fallback)
      return ([spec.name], spec, rest)
    }
    let spec = try command(named: rest.remove(at: index))
    guard !spec.verbs.isEmpty, let index = firstWordIndex(in: rest) else {
      return ([spec.name], spec, rest)
    }
    let name = rest.remove(at: index)
    guard let verb = spec.verbs.first(where: { $0.name == name }) else {
      throw unknownVerb(name, of: spec)
    }
    return ([spec.name, verb.name], verb, rest)
  }

  /// The place of the first word that is neither a common option nor the value of one.
  private func firstWordIndex(in arguments: [String]) -> Int? {
    var index = 0
    while index < arguments.count {
      let word = arguments[index]
      if word == "--" { return nil }
      guard Self.looksLikeOption(word) else { return index }
      let takesValue = OptionSpec.common.contains { $0.name == word && $0.value != nil }
      index += takesValue ? 2 : 1
    }
    return nil
  }

  private func command(named name: String) throws(UsageError) -> CommandSpec {
    if let spec = commands.first(where: { $0.name == name || $0.aliases.contains(name) }) {
      return spec
    }
    throw .unknownCommand(
      name: name,
      suggestion: otherNames(name.folded).first(where: beginsWithCommand)
        ?? EditDistance.nearest(to: name, in: commands.map(\.name)))
  }

  private func beginsWithCommand(_ line: String) -> Bool {
    commands.contains { line == $0.name || line.hasPrefix("\($0.name) ") }
  }

  private func unknownVerb(_ name: String, of spec: CommandSpec) -> UsageError {
    let verbs = spec.verbs.map(\.name)
    guard !verbs.isEmpty else { return .unexpectedArgument(word: name, command: spec.name) }
    return .unknownVerb(
      command: spec.name, name: name,
      suggestion: otherNames(name.folded).first(where: verbs.contains)
        ?? EditDistance.nearest(to: name, in: verbs),
      verbs: verbs)
  }

  static func looksLikeOption(_ word: String) -> Bool {
    word.count > 1 && word.hasPrefix("-")
  }
}
