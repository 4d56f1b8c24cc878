/// What the word at the cursor of an unfinished command line may be.
public struct CompletionSite: Sendable {
  /// What stands at the cursor.
  enum Expectation: Sendable {
    /// The name of a command.
    case command
    /// A verb of a noun.
    case verb(CommandSpec)
    /// The name of an option.
    case option([OptionSpec])
    /// An argument, or the value of an option.
    case argument(ArgumentKind)
    /// Text that nothing is known about.
    case nothing
  }

  /// The part of the word that is to be completed.
  public let word: String
  /// The arguments of the command that come before it; none before the value of an option.
  public let earlier: [String]
  /// Those of ``earlier`` that belong to the same argument of several words.
  public let begun: [String]
  /// What stands before ``word`` in one word with it, such as `--tag=`.
  let attached: String
  let expectation: Expectation

  /// The place after `words`, in which `word` has been begun.
  init(_ word: String, after words: some Sequence<String>, in table: CommandTable) {
    var line = UnfinishedLine(table: table)
    for earlier in words { line.read(earlier) }
    let value = line.attachedValue(of: word)
    self.word = value?.text ?? word
    attached = value.map { "\($0.option.name)=" } ?? ""
    let isArgument = value == nil && !line.isInOption
    earlier = isArgument ? line.arguments : []
    begun = isArgument ? line.begun : []
    expectation = value.map { .argument($0.option.kind) } ?? line.expectation(of: word)
  }
}

/// A command line read as far as the cursor; what is wrong in it is passed over.
private struct UnfinishedLine {
  let table: CommandTable
  private(set) var arguments: [String] = []
  private var spec: CommandSpec?
  private var given: Set<String> = []
  /// The option whose value comes next.
  private var pending: OptionSpec?
  private var takesVerb = false
  private var isUnknown = false

  init(table: CommandTable) {
    self.table = table
  }

  mutating func read(_ word: String) {
    if pending != nil {
      pending = nil
    } else if word == "--" {
      isUnknown = true
    } else if CommandTable.looksLikeOption(word) {
      readOption(word)
    } else if let spec {
      readArgument(word, of: spec)
    } else {
      spec = table.commands.first { $0.name == word || $0.aliases.contains(word) }
      takesVerb = spec?.verbs.isEmpty == false
      isUnknown = isUnknown || spec == nil
    }
  }

  private mutating func readOption(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1)
    guard let option = option(named: parts.first.map(String.init) ?? word) else { return }
    given.insert(option.name)
    if option.value != nil, parts.count == 1 { pending = option }
  }

  private mutating func readArgument(_ word: String, of spec: CommandSpec) {
    guard takesVerb else { return arguments.append(word) }
    takesVerb = false
    let verb = spec.verbs.first { $0.name == word }
    isUnknown = isUnknown || verb == nil
    self.spec = verb
  }

  /// The option and the value of a word such as `--tag=home`.
  func attachedValue(of word: String) -> (option: OptionSpec, text: String)? {
    guard pending == nil, !isUnknown, let sign = word.firstIndex(of: "="),
      let option = option(named: String(word[..<sign])), option.value != nil
    else { return nil }
    return (option, String(word[word.index(after: sign)...]))
  }

  func expectation(of word: String) -> CompletionSite.Expectation {
    if let pending { return .argument(pending.kind) }
    if isUnknown { return .nothing }
    if word.hasPrefix("-") { return .option(openOptions) }
    guard let spec else { return .command }
    if takesVerb { return .verb(spec) }
    guard let last = spec.kinds.last else { return .option(openOptions) }
    if arguments.count < spec.kinds.count { return .argument(spec.kinds[arguments.count]) }
    return last.mayBeSeveralWords ? .argument(last) : .option(openOptions)
  }

  /// The arguments that are of the last kind, which the next one goes on with.
  var begun: [String] { Array(arguments.dropFirst(max(0, (spec?.kinds.count ?? 1) - 1))) }

  /// Whether the next word is the value of an option.
  var isInOption: Bool { pending != nil }

  private var options: [OptionSpec] { (spec?.options ?? []) + OptionSpec.common }

  private var openOptions: [OptionSpec] {
    options.filter { $0.isRepeatable || !given.contains($0.name) }
  }

  private func option(named name: String) -> OptionSpec? {
    options.first { $0.name == name || $0.short == name }
  }
}
