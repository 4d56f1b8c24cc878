import Language
import Terminal
import Text

/// What a command is called, takes and does.
///
/// One value per command feeds the parser and the help, so that they cannot disagree.
public struct CommandSpec: Sendable {
  /// A line to type and what it does.
  public struct Example: Sendable {
    /// The line as it is typed after `clamate`.
    public let line: Bilingual
    /// What it does.
    public let meaning: Bilingual

    /// An example of a command line.
    public init(_ line: Bilingual, _ meaning: Bilingual) {
      self.line = line
      self.meaning = meaning
    }

    /// An example whose line is the same in both languages.
    public init(_ line: String, _ meaning: Bilingual) {
      self.init(Bilingual(verbatim: line), meaning)
    }
  }

  /// The word that names the command.
  public let name: String
  /// Other words for it.
  public let aliases: [String]
  /// What it does, in a few words, lower case and without a full stop.
  public let summary: Bilingual
  /// The arguments as the usage line shows them, such as `ID...`; empty for none.
  public let arguments: String
  /// What the arguments stand for, in their order; what follows them is of the last kind.
  public let kinds: [ArgumentKind]
  /// The options of this command alone.
  public let options: [OptionSpec]
  /// What other programs call an option, with what says it here; that of a lone dash stands before
  /// the rest of any other word with one dash.
  public let otherOptions: [String: String]
  /// Lines to try, the most useful first.
  public let examples: [Example]
  /// What a person should know beyond the examples.
  public let discussion: Bilingual?
  /// The verbs of a command that is a noun.
  public let verbs: [CommandSpec]

  /// The description of one command.
  public init(
    name: String, aliases: [String] = [], summary: Bilingual, arguments: String = "",
    kinds: [ArgumentKind] = [], options: [OptionSpec] = [],
    otherOptions: [String: String] = [:], examples: [Example] = [],
    discussion: Bilingual? = nil, verbs: [CommandSpec] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.arguments = arguments
    self.kinds = kinds
    self.options = options
    self.otherOptions = otherOptions
    self.examples = examples
    self.discussion = discussion
    self.verbs = verbs
  }
}

extension CommandSpec {
  /// What says here what a word with dashes, which is no option, was meant to say.
  func instead(of option: String) -> String? {
    if let known = otherOptions[option] { return known }
    let name = String(option.dropFirst())
    let areNumbers = [ArgumentKind.openTodos, .doneTodos, .todos, .sessions, .ddays]
    if name.isDigits, areNumbers.contains(where: { $0 == kinds.first }) { return name }
    guard let instead = otherOptions["-"], name.count > 1, name.first != "-" else { return nil }
    return "\(instead) \(name)"
  }
}

/// An option of a command: a flag, or a name with a value.
public struct OptionSpec: Sendable {
  /// The name with its dashes, such as `--due`.
  public let name: String
  /// A short form such as `-h`, if there is one.
  public let short: String?
  /// What the value is called in help, or nil for a flag.
  public let value: String?
  /// What the value stands for.
  public let kind: ArgumentKind
  /// Whether the option may be given more than once.
  public let isRepeatable: Bool
  /// What the option does.
  public let meaning: Bilingual

  /// The description of one option.
  public init(
    _ name: String, short: String? = nil, value: String? = nil, kind: ArgumentKind = .free,
    isRepeatable: Bool = false, _ meaning: Bilingual
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.kind = kind
    self.isRepeatable = isRepeatable
    self.meaning = meaning
  }
}

extension OptionSpec {
  /// The options that every command takes.
  public static let common: [OptionSpec] = [
    OptionSpec("--json", Bilingual(en: "print JSON", ko: "JSON으로 출력")),
    OptionSpec(
      "--plain", Bilingual(en: "print one tab-separated line an item", ko: "항목마다 탭으로 나눈 한 줄로 출력")),
    OptionSpec("--width", value: "N", Bilingual(en: "columns to print in", ko: "출력할 칸 수")),
    OptionSpec(
      "--color", value: "WHEN", kind: .choice(ColorMode.allCases.map(\.rawValue)),
      Bilingual(en: "use colour: auto, always or never", ko: "색 사용: auto, always, never")),
    OptionSpec(
      "--lang", value: "LANGUAGE", kind: .choice(Language.allCases.map(\.rawValue)),
      Bilingual(en: "en or ko", ko: "en 또는 ko")),
    OptionSpec("--quiet", Bilingual(en: "say nothing on success", ko: "성공하면 아무것도 출력하지 않음")),
    OptionSpec("--no-input", Bilingual(en: "never ask", ko: "절대 묻지 않음")),
    OptionSpec("--yes", Bilingual(en: "answer yes to a question", ko: "물음에 예로 답함")),
    OptionSpec("--help", short: "-h", Bilingual(en: "show this help", ko: "도움말 보기")),
  ]
}
