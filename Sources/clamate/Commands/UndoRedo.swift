import CommandLineKit
import Database
import DateHelper
import Language
import Planner
import Terminal
import Text

private let stepsOption = OptionSpec(
  "--steps", value: "N", Bilingual(en: "how many steps, 1 to 1000", ko: "단계 수, 1~1000"))

extension Command {
  /// `clamate undo`.
  static let undo = Command(
    CommandSpec(
      name: "undo", summary: Bilingual(en: "take the last step back", ko: "마지막 단계 되돌리기"),
      options: [stepsOption],
      examples: [
        .init("undo", Bilingual(en: "the last change", ko: "마지막 변경")),
        .init("undo --steps 3", Bilingual(en: "the last three", ko: "마지막 세 번")),
      ])
  ) { line, context in
    try refuseIDs(line)
    let count = try stepCount(line)
    let steps = try context.move { try $0.journal.undo(count, then: $1) }
    return try context.answer(
      steps, said: Bilingual(en: "took back", ko: "되돌림"), leaves: Self.afterUndo,
      none: Bilingual(en: "nothing to undo", ko: "되돌릴 것이 없습니다"))
  }

  /// A record between two steps that were taken back: as the one before them left it.
  private static func afterUndo(_ records: [StepRecord?], _ index: Int) -> StepRecord? {
    records[(index + 1)...].lazy.compactMap { $0 }.first { $0.isSame(as: records[index]) }
  }

  /// `clamate redo`.
  static let redo = Command(
    CommandSpec(
      name: "redo", summary: Bilingual(en: "do an undone step again", ko: "되돌린 단계 다시 하기"),
      options: [stepsOption],
      examples: [.init("redo", Bilingual(en: "the last undone change", ko: "마지막으로 되돌린 변경"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let count = try stepCount(line)
    let steps = try context.move { try $0.journal.redo(count, then: $1) }
    return try context.answer(
      steps, said: Bilingual(en: "done again", ko: "다시 함"),
      leaves: { records, index in records[index] },
      none: Bilingual(en: "nothing to redo", ko: "다시 할 것이 없습니다"))
  }

  /// `clamate log`.
  static let log = Command(
    CommandSpec(
      name: "log", summary: Bilingual(en: "list the steps taken", ko: "지난 단계 보기"),
      options: [stepsOption],
      examples: [.init("log --steps 5", Bilingual(en: "the last five", ko: "마지막 다섯"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let count = line.has("--steps") ? try stepCount(line) : 20
    let steps = try context.storeForReading().journal.steps(limit: count)
    context.show(steps)
    return .done
  }
}

/// `undo 3` would look as if it undid todo 3.
private func refuseIDs(_ line: ParsedCommand) throws {
  guard let word = line.arguments.first else { return }
  throw Failure(
    .usage, code: "usage",
    Bilingual(en: "undo takes no numbers of todos", ko: "undo는 할 일 번호를 받지 않습니다"),
    hint: Bilingual(
      en: "clamate undone \(word) reopens todo \(word); clamate undo takes the last step back",
      ko: "clamate undone \(word)은(는) 할 일 \(word)을(를) 다시 열고, clamate undo는 마지막 단계를 되돌립니다"))
}

private func stepCount(_ line: ParsedCommand) throws(UsageError) -> Int {
  guard let text = try line.value("--steps") else { return 1 }
  guard let count = Int(text), 1...Journal.limit ~= count else {
    throw .invalidValue(
      option: "--steps", value: text, allowed: Bilingual(verbatim: "1-\(Journal.limit)"))
  }
  return count
}

extension Context {
  /// Says which steps were taken back or done again, and how each of them left its record.
  ///
  /// - Parameter leaves: how the step at an index left the record that a later one changed again.
  fileprivate func answer(
    _ steps: [Journal.Step], said word: Bilingual,
    leaves: ([StepRecord?], Int) -> StepRecord?, none: Bilingual
  ) throws -> ExitStatus {
    guard !steps.isEmpty else {
      throw Failure(
        .nothing, code: "nothing", none,
        hint: Bilingual(en: "clamate log lists the steps", ko: "clamate log로 단계를 볼 수 있습니다"))
    }
    guard format == .text else {
      show(steps)
      return .done
    }
    guard !presentation.isQuiet else { return .done }
    let store = try storeForReading()
    let records = steps.map { StepRecord.records(of: $0).first }
    for (index, step) in steps.enumerated() {
      let record = records[index]
      // How a record is now is what the last of its steps left.
      let isLast = !records[(index + 1)...].contains { $0?.isSame(as: record) ?? false }
      let shown =
        try record.map {
          isLast
            ? try current($0, store)
            : leaves(records, index).map { parts($0.remarked(by: record)) } ?? name($0)
        } ?? []
      write(row: ["\(word[language]): \(verb(step))"] + shown + [rest(step)])
    }
    return .done
  }

  /// A record as it is now; as it was after its step where it is gone or can only be named.
  private func current(_ record: StepRecord, _ store: PlannerStore) throws -> [String] {
    if let todo = try record.id.flatMap({ try store.todos.todo($0) }) {
      return parts(TodoAnswer(todo: todo, remark: record.remark))
    }
    if let session = try record.sessionID.flatMap({ try store.sessions.session($0) }) {
      return parts(try row(session, store))
    }
    return parts(record)
  }

  private func name(_ record: StepRecord) -> [String] {
    [record.number.map { "\($0)" } ?? "", fitted(record.title(in: language))]
  }

  /// Lists steps, newest first.
  fileprivate func show(_ steps: [Journal.Step]) {
    switch format {
    case .json:
      output.write(json: .array(steps.map { .step($0, zone: clock.zone) }))
    case .plain:
      output.write(plain: steps.map { plainFields($0) })
    case .text:
      for step in steps {
        let moment = clock.pastText(Instant(seconds: Int64(step.at)))
        let record = StepRecord.records(of: step).first.map(parts) ?? []
        let undone = Bilingual(en: "(undone)", ko: "(되돌림)")[language]
        write(
          row: [moment[language], verb(step)] + record
            + [rest(step), step.isUndone ? undone : ""])
      }
    }
  }

  private func verb(_ step: Journal.Step) -> String {
    StepVerb(rawValue: step.verb)?.words[language] ?? step.verb
  }

  /// A record as it was after the step.
  private func parts(_ record: StepRecord) -> [String] {
    let when = record.sessionID == nil ? when(record.plan, due: record.due) : span(of: record)
    return name(record) + [
      record.plan == nil && record.id == nil ? "" : when[language], remark(record),
    ]
  }

  /// The day and the times of a session: `today Thu 3/19 13:30-14:15`.
  private func span(of record: StepRecord) -> Bilingual {
    guard let start = record.plan, let time = start.time else { return Bilingual(verbatim: "") }
    let end = record.end.flatMap { end in end.time.map { (end.date, $0) } }
    let (day, times) = (clock.pastText(start.date), clock.times(from: (start.date, time), to: end))
    return Bilingual(
      en: "\(day.english) \(times.english)", ko: "\(day.korean) \(times.korean)")
  }

  private func remark(_ record: StepRecord) -> String {
    record.remark.map { fitted($0[language]) } ?? ""
  }

  /// How many records a step changed besides the first.
  private func rest(_ step: Journal.Step) -> String {
    let count = StepRecord.records(of: step).count - 1
    guard count > 0 else { return "" }
    return Bilingual(en: "and \(count) more", ko: "외 \(count)개")[language]
  }

  private func plainFields(_ step: Journal.Step) -> [String] {
    [
      "\(step.id)", Instant(seconds: Int64(step.at)).iso8601(in: clock.zone), step.verb,
      step.isUndone ? "undone" : "done",
      StepRecord.records(of: step)
        .map { record in [record.id.map { "\($0)" }, record.title].compactMap { $0 } }
        .map { $0.joined(separator: " ") }.joined(separator: "\n"),
    ]
  }
}

extension JSONValue {
  fileprivate static func step(_ step: Journal.Step, zone: Zone) -> JSONValue {
    [
      "step": .integer(step.id),
      "at": .string(Instant(seconds: Int64(step.at)).iso8601(in: zone)),
      "verb": .string(step.verb),
      "undone": .boolean(step.isUndone),
      "records": .array(StepRecord.records(of: step).map(record)),
    ]
  }

  private static func record(_ record: StepRecord) -> JSONValue {
    [
      "id": JSONValue(record.id), "title": .string(record.title),
      "date": JSONValue(record.plan?.date.iso), "time": JSONValue(record.plan?.time?.iso),
      "due": JSONValue(record.due?.iso),
    ]
  }
}
