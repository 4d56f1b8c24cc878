/// A page of the manual in mdoc(7), written line by line.
public struct ManualPage: Sendable {
  /// The source of the page.
  public private(set) var text: String

  /// The start of a page.
  ///
  /// - Parameters:
  ///   - name: the name of the page, such as `clamate-dates`.
  ///   - section: the section of the manual.
  ///   - date: when the page was last revised, such as `March 2, 2026`.
  ///   - summary: what the page is about, without a full stop.
  public init(_ name: String, section: Int, date: String, summary: String) {
    text = ".Dd \(date)\n.Dt \(name.uppercased()) \(section)\n.Os\n"
    heading("NAME")
    request("Nm", [name])
    request("Nd", [summary])
  }

  /// Begins a section.
  public mutating func heading(_ title: String) {
    raw(".Sh \(title.uppercased())")
  }

  /// Begins a part of a section.
  public mutating func subheading(_ title: String) {
    request("Ss", [title])
  }

  /// Writes a sentence or more as a paragraph of its own.
  public mutating func paragraph(_ words: String) {
    text += ".Pp\n"
    sentence(words)
  }

  /// Writes running text.
  public mutating func sentence(_ words: String) {
    text += Self.lines(words)
  }

  /// A phrase of the help as a sentence: with a capital letter and a full stop.
  public static func sentenceForm(_ phrase: String) -> String {
    "\(phrase.prefix(1).uppercased())\(phrase.dropFirst())."
  }

  /// Writes one line of the language: a macro with its arguments, none of which is a macro.
  public mutating func request(_ macro: String, _ arguments: [String]) {
    text += ([".\(macro)"] + arguments.map(Self.argument)).joined(separator: " ") + "\n"
  }

  /// Writes a line of macros that have been put together by hand.
  public mutating func raw(_ line: String) {
    text += "\(line)\n"
  }

  /// Writes terms with what they mean.
  public mutating func list(_ body: (inout ManualPage) -> Void) {
    text += ".Bl -tag -width Ds\n"
    body(&self)
    text += ".El\n"
  }

  /// Writes a term and its meaning into a list.
  public mutating func item(_ term: String, _ meaning: String) {
    text += ".It \(Self.argument(term))\n"
    sentence(meaning)
  }

  /// An argument of a macro: one word, never taken for a macro itself.
  public static func argument(_ text: String) -> String {
    "\"\\&\(escaped(text).map { $0 == "\"" ? "\\(dq" : String($0) }.joined())\""
  }

  /// Running text, in which the language wants each sentence to begin a line.
  private static func lines(_ words: String) -> String {
    var lines = [""]
    for word in escaped(words).split(whereSeparator: \.isWhitespace) {
      let isFirst = lines[lines.count - 1].isEmpty
      let isControl = isFirst && (word.first == "." || word.first == "'")
      lines[lines.count - 1] += isFirst ? (isControl ? "\\&\(word)" : "\(word)") : " \(word)"
      if word.last == "." { lines.append("") }
    }
    return lines.filter { !$0.isEmpty }.map { "\($0)\n" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
  }
}
