import CommandLineKit
import Exchange
import Language
import Text

/// A word in the place of a file's name that was probably meant for something else: the name of a
/// command or a verb, such as `list`, of a form of exchange, such as `csv`, or the `-` of streams
/// where there is none.
struct FileArgument: Explainable, Equatable {
  private let name: String
  private let command: String
  private let form: ExchangeForm?

  /// Lets only what a file can well be called through; a path is always one.
  ///
  /// - Throws: ``FileArgument``.
  static func check(_ name: String, of line: ParsedCommand) throws(FileArgument) {
    guard !name.contains("/"), !name.contains(".") else { return }
    let form = line.name == "export" ? ExchangeForm.meant(by: name).first : nil
    let isMeant = form != nil || name == Command.standardStream || CommandTable.clamate.knows(name)
    guard isMeant else { return }
    throw FileArgument(name: name, command: line.name, form: form)
  }

  var message: Bilingual {
    Bilingual(
      en: "'\(command)' takes a FILE, and '\(name)' looks like a word of another kind",
      ko: "'\(command)'에는 파일 이름을 쓰는데, '\(name)'은(는) 다른 뜻으로 보입니다")
  }

  var hint: Bilingual? {
    let instead =
      if let form { "clamate \(command) --format \(form.rawValue)" } else {
        "clamate help \(command)"
      }
    return Bilingual(
      en: "\(instead); for a file of that name: clamate \(command) ./\(name.shellWord)",
      ko: "\(instead) - 그 이름의 파일이라면: clamate \(command) ./\(name.shellWord)")
  }
}

extension CommandTable {
  /// Whether a word is a command, a verb, or what other people call one.
  fileprivate func knows(_ word: String) -> Bool {
    !otherNames(word.folded).isEmpty
      || commands.contains { $0.name == word || $0.verbs.contains { $0.name == word } }
  }
}
