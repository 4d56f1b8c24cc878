import Language

/// What a table of commands says of itself, in English as pages of the manual are.
extension ManualPage {
  /// Writes every command with what it takes and does.
  public mutating func commands(of table: CommandTable) {
    list { page in
      for command in table.commands {
        page.command(command, named: command.name)
        for verb in command.verbs { page.command(verb, named: "\(command.name) \(verb.name)") }
      }
    }
  }

  /// Writes options with their meanings.
  public mutating func options(_ options: [OptionSpec]) {
    list { page in
      for option in options {
        page.raw(".It \(option.signatureMacros)")
        page.sentence(option.meaning.english)
      }
    }
  }

  /// Writes the examples of every command.
  public mutating func examples(of table: CommandTable, program: String) {
    let commands = table.commands.flatMap { [$0] + $0.verbs }
    list { page in
      for example in commands.flatMap(\.examples) {
        page.item("\(program) \(example.line.english)", example.meaning.english)
      }
    }
  }

  /// Writes a section of the help: its words with their meanings, then its paragraphs.
  public mutating func section(_ section: HelpSection) {
    if !section.rows.isEmpty {
      list { page in
        for row in section.rows { page.item(row.term.english, row.meaning.english) }
      }
    }
    for (index, words) in section.paragraphs.enumerated() {
      if index > 0 || !section.rows.isEmpty { raw(".Pp") }
      sentence(words.english)
    }
  }

  private mutating func command(_ spec: CommandSpec, named name: String) {
    let arguments = spec.arguments.isEmpty ? "" : " Ar \(Self.argument(spec.arguments))"
    let names = [name] + spec.aliases
    raw(".It \(names.map { "Ic \(Self.argument($0))" }.joined(separator: " , "))\(arguments)")
    sentence(Self.sentenceForm(spec.summary.english))
    if let discussion = spec.discussion { paragraph(discussion.english) }
    if !spec.options.isEmpty { options(spec.options) }
  }
}

extension OptionSpec {
  /// The option as a line of macros: `Fl h , Fl \-help`, `Fl \-due Ar DATE`.
  fileprivate var signatureMacros: String {
    let names = [short, name].compactMap { $0 }
      .map { "Fl \(ManualPage.argument(String($0.dropFirst())))" }
    let value = value.map { " Ar \(ManualPage.argument($0))" } ?? ""
    return names.joined(separator: " , ") + value
  }
}
