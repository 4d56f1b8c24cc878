import CommandLineKit
import Language
import Terminal

extension Command {
  /// `clamate help`.
  static let help = Command(
    CommandSpec(
      name: "help", summary: Bilingual(en: "help with a command or a topic", ko: "명령이나 주제의 도움말"),
      arguments: "[COMMAND | TOPIC]", kinds: [.helpSubject],
      examples: [
        .init("help add", Bilingual(en: "one command", ko: "명령 하나")),
        .init(
          Bilingual(en: "help dates", ko: "help 날짜"),
          Bilingual(en: "how to write dates", ko: "날짜 쓰는 법")),
      ]),
    explanation: { line, presentation in try presentation.help(about: line.arguments) })
}

extension Presentation {
  /// The widest page of help, however wide the terminal is.
  private static let widestHelp = 80

  /// The help about a command or a topic, or all of them.
  ///
  /// - Throws: `UsageError` for a name that is none.
  func help(about path: [String]) throws(UsageError) -> String {
    let help = Help(
      program: "clamate", summary: .clamate, firstSteps: .firstSteps, topics: HelpTopic.all,
      table: .clamate, language: language, width: min(Self.widestHelp, pageWidth))
    switch format {
    case .text: return path.isEmpty ? help.overview : try help.page(of: path)
    case .json, .plain: return machineForm(of: try specs(at: path))
    }
  }

  /// The commands that a path names; a topic is for people and has none.
  private func specs(at path: [String]) throws(UsageError) -> [CommandSpec] {
    let isTopic = path.count == 1 && HelpTopic.all.contains { $0.name == path[0] }
    if path.isEmpty || isTopic { return path.isEmpty ? CommandTable.clamate.commands : [] }
    return [try CommandTable.clamate.spec(path)]
  }

  private func machineForm(of specs: [CommandSpec]) -> String {
    var bytes: [UInt8] = []
    if format == .json {
      JSONValue.array(specs.map { .command($0, in: language) }).appendDocument(to: &bytes)
    } else {
      for spec in specs {
        PlainRow.append([spec.name, spec.arguments, spec.summary[language]], to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Bilingual {
  /// What the program is.
  static let clamate = Bilingual(
    en: "a planner for the terminal that knows the sky", ko: "하늘을 아는 터미널 플래너")
}
