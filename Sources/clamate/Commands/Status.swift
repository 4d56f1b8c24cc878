import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal
import Text

extension Command {
  /// `clamate status`.
  static let status = Command(
    CommandSpec(
      name: "status", summary: Bilingual(en: "one line for a bar or a prompt", ko: "상태 줄에 쓸 한 줄"),
      options: [
        OptionSpec(
          "--format", value: "FORMAT",
          Bilingual(en: "text with fields in braces", ko: "중괄호로 항목을 넣은 글")),
        OptionSpec(
          "--escape", value: "FOR", kind: .choice(StatusEscape.allCases.map(\.rawValue)),
          Bilingual(en: "for tmux or zsh, which read signs in it", ko: "글 속 기호를 읽는 tmux나 zsh용으로")),
      ],
      examples: [
        .init("status", Bilingual(en: "all that there is to show", ko: "보여 줄 것 모두")),
        .init(
          "status --format '{run} | {todo}' --escape tmux",
          Bilingual(en: "in the status line of tmux", ko: "tmux 상태 줄에")),
        .init("status --format '{temperature} {dust}'", Bilingual(en: "only the sky", ko: "날씨만")),
      ],
      discussion: Bilingual(
        en: """
          Fields: \(StatusField.allCases.map { "{\($0.rawValue)} \($0.meaning.english)" }
            .joined(separator: "; ")). What is not known is empty. Nobody is asked for weather. \
          The exit status is 1 where the current run is asked for and nothing runs.
          """,
        ko: """
          항목: \(StatusField.allCases.map { "{\($0.rawValue)} \($0.meaning.korean)" }
            .joined(separator: "; ")). 모르는 것은 비웁니다. 날씨를 새로 받지 않습니다. \
          돌고 있는 것을 물었는데 없으면 종료 코드는 1입니다.
          """))
  ) { line, context in
    try line.refuseArguments(after: 0)
    let escape = try context.escape(line)
    let format = try line.value("--format").map { try StatusFormat(checkedText($0)) }
    let source = StatusSource(context)
    guard context.format == .text else {
      guard format == nil else {
        throw UsageError.invalidValue(
          option: "--format", value: context.format == .json ? "--json" : "--plain",
          allowed: Bilingual(en: "one of the two", ko: "둘 가운데 하나만"))
      }
      try context.write(source)
      return try source.state().status
    }
    if let format {
      let text = try format.pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .field(let field): escape.escaped(SafeText(try source.text(field)).string)
        }
      }.joined()
      context.output.write(line: text)
      let asksForRun = format.pieces.contains { piece in
        if case .field(let field) = piece { field.isOfRun } else { false }
      }
      return try asksForRun ? source.state().status : .done
    }
    context.write(row: try source.summary().map(escape.escaped))
    return try source.state().status
  }
}

extension Context {
  fileprivate func escape(_ line: ParsedCommand) throws -> StatusEscape {
    guard let word = try line.value("--escape") else { return .none }
    guard let escape = StatusEscape(rawValue: word) else {
      throw UsageError.invalidValue(
        option: "--escape", value: word,
        allowed: Bilingual(
          verbatim: StatusEscape.allCases.map(\.rawValue).joined(separator: " | ")))
    }
    return escape
  }

  /// Writes all of the present state in machine form.
  fileprivate func write(_ source: StatusSource) throws {
    guard format == .json else {
      let rows = try StatusField.allCases.map { [$0.rawValue, try source.text($0)] }
      output.write(plain: rows)
      return
    }
    let today = clock.today
    let state = try source.state()
    let (todo, dday) = (try source.todo(), try source.dday())
    let members =
      state.members + [
        JSONValue.Member("todo", todo.map { .entry($0, in: self) } ?? .null),
        JSONValue.Member("dday", dday.map { .dday($0, on: today) } ?? .null),
      ] + (try source.sky().members(in: self)).filter { ["weather", "air"].contains($0.name) }
    output.write(json: .object(members))
  }
}
