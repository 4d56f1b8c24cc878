import Language
import Terminal
import Text

/// The help of a program, made from the table of its commands.
public struct Help: Sendable {
  let program: String
  let summary: Bilingual
  let firstSteps: [CommandSpec.Example]
  let topics: [HelpTopic]
  let table: CommandTable
  let language: Language
  let width: Int

  /// Help for a program in one language, in lines of at most `width` cells.
  ///
  /// - Parameters:
  ///   - firstSteps: lines with which somebody new gets along, before all commands.
  ///   - topics: what there is help about besides commands.
  public init(
    program: String, summary: Bilingual, firstSteps: [CommandSpec.Example] = [],
    topics: [HelpTopic], table: CommandTable, language: Language, width: Int
  ) {
    self.program = program
    self.summary = summary
    self.firstSteps = firstSteps
    self.topics = topics
    self.table = table
    self.language = language
    self.width = width
  }

  /// The first steps, then all commands, a line each.
  public var overview: String {
    var text = paragraph("\(program)  \(summary[language])") + "\n"
    if !firstSteps.isEmpty {
      text += heading(Bilingual(en: "First steps", ko: "처음이라면"))
      text += rows(firstSteps.map { ("\(program) \($0.line[language])", $0.meaning) })
      text += "\n\(heading(Bilingual(en: "All commands", ko: "모든 명령")))"
    }
    text += rows(table.commands.map { ($0.name, $0.summary) })
    text += "\n\(heading(Bilingual(en: "More help", ko: "다른 도움말")))"
    text += rows(topics.map { ("help \(names(of: $0))", $0.summary) })
    text += "\n\(heading(Bilingual(en: "Options of every command", ko: "모든 명령의 옵션")))"
    text += rows(OptionSpec.common.map { ($0.signature(in: language), $0.meaning) })
    let more = Bilingual(
      en: "\(program) help COMMAND shows examples, man \(program) all of it.",
      ko: "\(program) help 명령으로 예를, man \(program)(으)로 전부를 볼 수 있습니다.")
    return text + "\n" + paragraph(more[language])
  }

  /// The help about a command, a topic, or both where they share their name.
  ///
  /// - Throws: ``UsageError`` for a name that is none.
  public func page(of path: [String]) throws(UsageError) -> String {
    guard path.count == 1, let name = path.first,
      let topic = topics.first(where: { $0.name == name || $0.aliases.contains(name) })
    else {
      do {
        return try commandPage(of: path)
      } catch .unknownCommand(let name, let suggestion) {
        let near = suggestion ?? EditDistance.nearest(to: name, in: names)
        throw .unknownCommand(name: name, suggestion: near.map { "help \($0)" })
      }
    }
    guard table.commands.contains(where: { $0.name == topic.name }) else { return text(of: topic) }
    return try commandPage(of: [topic.name]) + "\n" + text(of: topic)
  }

  /// The names of topics.
  private var names: [String] { topics.flatMap { [$0.name] + $0.aliases } }

  /// The help of one command: examples first.
  private func commandPage(of path: [String]) throws(UsageError) -> String {
    let spec = try table.spec(path)
    let name = ([program] + path.prefix(2)).joined(separator: " ")
    var text = paragraph("\(name)  \(spec.summary[language])") + "\n"
    let examples = spec.examples + spec.verbs.flatMap(\.examples)
    text += rows(examples.map { ("\(program) \($0.line[language])", $0.meaning) })
    if let discussion = spec.discussion {
      text += "\n" + paragraph(discussion[language])
    }
    text += "\n\(heading(Bilingual(en: "Usage", ko: "쓰는 법")))"
    if spec.verbs.isEmpty {
      let usage = ([program] + path.dropLast() + [spec.usage(in: language)]).joined(separator: " ")
      text += lines(usage, width: width, indent: 2)
    } else {
      text += rows(spec.verbs.map { ("\(name) \($0.usage(in: language))", $0.summary) })
    }
    if !spec.options.isEmpty {
      text += "\n\(heading(Bilingual(en: "Options", ko: "옵션")))"
      text += rows(spec.options.map { ($0.signature(in: language), $0.meaning) })
    }
    return text
  }

  private func text(of topic: HelpTopic) -> String {
    topic.sections.map { section in
      heading(section.title) + rows(section.rows.map { ($0.term[language], $0.meaning) })
        + section.paragraphs.map { lines($0[language], width: width, indent: 2) }.joined()
    }.joined(separator: "\n")
  }

  /// The names of a topic that a reader of the language would type.
  private func names(of topic: HelpTopic) -> String {
    guard language == .korean else { return topic.name }
    return ([topic.name] + topic.aliases).joined(separator: ", ")
  }

  private func heading(_ title: Bilingual) -> String {
    paragraph(title[language])
  }

  private func paragraph(_ text: String) -> String {
    lines(text, width: width, indent: 0)
  }

  /// Two columns; where there is no room for them, the second goes below the first.
  private func rows(_ rows: [(String, Bilingual)]) -> String {
    let widest = rows.map { $0.0.cellWidth }.filter { $0 <= width / 2 }.max() ?? 0
    let column = width < Self.narrow ? 0 : widest
    return rows.map { left, right in
      guard left.cellWidth <= column else {
        return lines(left, width: width, indent: 2)
          + lines(right[language], width: width, indent: column == 0 ? 6 : column + 4)
      }
      let first = "  \(SafeText(left).fitted(to: column))  "
      let rest = lines(right[language], width: width, indent: column + 4)
      return first + rest.dropFirst(column + 4)
    }.joined()
  }

  /// Below this width there is one column.
  private static let narrow = 40

  private func lines(_ text: String, width: Int, indent: Int) -> String {
    // Where a line was broken between two spaces, one of them is left over.
    SafeText(text).wrapped(to: width - indent)
      .map { "\(String(repeating: " ", count: indent))\($0)".withoutBlanksAtEnd + "\n" }.joined()
  }
}

extension CommandSpec {
  /// The name with its arguments: `done ID...`.
  fileprivate func usage(in language: Language) -> String {
    arguments.isEmpty ? name : "\(name) \(Placeholder.text(arguments, in: language))"
  }
}

extension OptionSpec {
  /// The option as help shows it: `-h, --help` or `--due DATE`.
  func signature(in language: Language) -> String {
    let names = [short, name].compactMap { $0 }.joined(separator: ", ")
    return value.map { "\(names) \(Placeholder.text($0, in: language))" } ?? names
  }
}
