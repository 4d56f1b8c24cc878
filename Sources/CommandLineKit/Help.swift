import Language
import Terminal
import Text

/// The help of a program, made from the table of its commands.
public struct Help: Sendable {
  let program: String
  let summary: Bilingual
  let table: CommandTable
  let language: Language
  let width: Int

  /// Help for a program in one language, in lines of at most `width` cells.
  public init(
    program: String, summary: Bilingual, table: CommandTable, language: Language, width: Int
  ) {
    self.program = program
    self.summary = summary
    self.table = table
    self.language = language
    self.width = width
  }

  /// All commands, a line each.
  public var overview: String {
    var text = paragraph("\(program)  \(summary[language])") + "\n"
    text += rows(table.commands.map { ($0.name, $0.summary) })
    text += "\n\(heading(Bilingual(en: "Options of every command", ko: "모든 명령의 옵션")))"
    text += rows(OptionSpec.common.map { ($0.signature, $0.meaning) })
    let more = Bilingual(
      en: "\(program) help COMMAND shows examples.", ko: "\(program) help 명령으로 예를 볼 수 있습니다.")
    return text + "\n" + paragraph(more[language])
  }

  /// The help of one command: examples first.
  ///
  /// - Throws: ``UsageError`` for a name that is none.
  public func page(of path: [String]) throws(UsageError) -> String {
    let spec = try table.spec(path)
    let name = ([program] + path.prefix(2)).joined(separator: " ")
    var text = paragraph("\(name)  \(spec.summary[language])") + "\n"
    text += rows(spec.examples.map { ("\(program) \($0.line[language])", $0.meaning) })
    if !spec.verbs.isEmpty {
      text += rows(spec.verbs.map { ("\(name) \($0.name) \($0.arguments)", $0.summary) })
      for verb in spec.verbs {
        text += rows(verb.examples.map { ("\(program) \($0.line[language])", $0.meaning) })
      }
    }
    if let discussion = spec.discussion {
      text += "\n" + paragraph(discussion[language])
    }
    let usage = "\(name) \(spec.arguments)"
    text += "\n\(heading(Bilingual(en: "Usage", ko: "쓰는 법")))  \(usage)\n"
    if !spec.options.isEmpty {
      text += "\n\(heading(Bilingual(en: "Options", ko: "옵션")))"
      text += rows(spec.options.map { ($0.signature, $0.meaning) })
    }
    return text
  }

  private func heading(_ title: Bilingual) -> String {
    "\(title[language])\n"
  }

  /// Two columns; where the first is too wide for that, the second goes below it.
  private func rows(_ rows: [(String, Bilingual)]) -> String {
    let widest = rows.map { $0.0.cellWidth }.max() ?? 0
    let column = min(widest, max(12, width / 2))
    return rows.map { left, right in
      let meanings = wrapped(right[language], to: max(10, width - column - 4))
      let indent = String(repeating: " ", count: column + 4)
      if left.cellWidth > column {
        let names = wrapped(left, to: width - 4).joined(separator: "\n    ")
        return "  \(names)\n" + meanings.map { "\(indent)\($0)\n" }.joined()
      }
      let first = SafeText(left).fitted(to: column)
      return "  \(first)  \(meanings.first ?? "")\n"
        + meanings.dropFirst().map { "\(indent)\($0)\n" }.joined()
    }.joined()
  }

  private func paragraph(_ text: String) -> String {
    wrapped(text, to: width).map { "\($0)\n" }.joined()
  }

  private func wrapped(_ text: String, to width: Int) -> [String] {
    SafeText(text).wrapped(to: width)
  }
}

extension OptionSpec {
  /// The option as help shows it: `-h, --help` or `--due DATE`.
  var signature: String {
    let names = [short, name].compactMap { $0 }.joined(separator: ", ")
    return value.map { "\(names) \($0)" } ?? names
  }
}
