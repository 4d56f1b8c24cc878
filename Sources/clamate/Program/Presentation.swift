import CommandLineKit
import Configuration
import Language
import Terminal

/// How a command shows what it has to say.
struct Presentation {
  /// The form of the output.
  enum Format {
    /// For people.
    case text
    /// A tab-separated line an item.
    case plain
    /// JSON.
    case json
  }

  let format: Format
  var language: Language
  let isQuiet: Bool
  /// The columns that are there, or nil in a pipe, where lines may be as long as they are.
  let width: Int?
  let colorMode: ColorMode?
  let mayAsk: Bool
  let saysYes: Bool

  /// The narrowest and the widest that ``width`` may be.
  private static let widths = 10...1000
  /// What is drawn on where nobody says how wide it is.
  private static let usualWidth = 80

  init(_ line: ParsedCommand, _ environment: Environment, fallback: Language) throws(UsageError) {
    guard !(line.has("--json") && line.has("--plain")) else {
      throw .contradiction("--json", "--plain")
    }
    format = line.has("--json") ? .json : line.has("--plain") ? .plain : .text
    language = try Self.choice(line, "--lang", of: Language.allCases) ?? fallback
    colorMode = try Self.choice(line, "--color", of: ColorMode.allCases, orElse: Self.paint(line))
    isQuiet = line.has("--quiet")
    let terminal = environment.terminal
    let columns = environment.variables["COLUMNS"].flatMap(Int.init)
    width =
      try Self.width(line) ?? terminal.columns
      ?? columns.flatMap { Self.widths.contains($0) ? $0 : nil }
      ?? (terminal.isOutput ? Self.usualWidth : nil)
    mayAsk = terminal.isInput && terminal.isError && !line.has("--no-input")
    saysYes = line.has("--yes")
  }

  /// The language that a line asks for, also where the rest of it is wrong.
  static func language(of words: [String]) -> Language? {
    value(of: "--lang", in: words).flatMap(Language.init(rawValue:))
  }

  /// What standard error is never narrower than.
  private static let narrowestComplaint = 20

  /// The columns for what is said on standard error, also where the line is wrong: those that it
  /// asks for, or those of a terminal; nil for one line in a pipe and for JSON.
  static func complaintWidth(of words: [String], _ terminal: TerminalFacts) -> Int? {
    guard !words.prefix(while: { $0 != "--" }).contains("--json") else { return nil }
    let said = value(of: "--width", in: words).flatMap(Int.init)
    let width =
      said.flatMap { widths.contains($0) ? $0 : nil }
      ?? (terminal.isError ? terminal.columns : nil)
    return width.map { max($0, narrowestComplaint) }
  }

  /// The value of an option among words that are not sorted yet.
  private static func value(of option: String, in words: [String]) -> String? {
    let options = words.prefix { $0 != "--" }
    for (index, word) in options.enumerated() {
      if word.hasPrefix("\(option)=") { return String(word.dropFirst(option.count + 1)) }
      if word == option, index + 1 < options.count { return options[index + 1] }
    }
    return nil
  }

  /// The columns to draw a page in.
  var pageWidth: Int { width ?? Self.usualWidth }

  private static func width(_ line: ParsedCommand) throws(UsageError) -> Int? {
    guard let text = try line.value("--width") else { return nil }
    guard let width = Int(text), widths.contains(width) else {
      throw .invalidValue(
        option: "--width", value: text,
        allowed: Bilingual(verbatim: "\(widths.lowerBound)-\(widths.upperBound)"))
    }
    return width
  }

  /// The option by which what is drawn gets a colour, for those who take `--color` for it.
  private static func paint(_ line: ParsedCommand) -> String? {
    ["block", "group"].contains(line.path.first) ? "--paint COLOR" : nil
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ line: ParsedCommand, _ option: String, of choices: [Choice], orElse other: String? = nil
  ) throws(UsageError) -> Choice? {
    guard let text = try line.value(option) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw .invalidValue(
        option: option, value: text,
        allowed: Bilingual(verbatim: other ?? choices.map(\.rawValue).joined(separator: " | ")))
    }
    return choice
  }
}
