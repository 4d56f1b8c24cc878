import Database
import DateHelper
import Language
import Planner
import Terminal

/// A step of the journal with the records that it remembers.
struct ReadStep {
  let step: Journal.Step
  let records: [StepRecord]

  init(_ step: Journal.Step) {
    self.step = step
    records = StepRecord.records(of: step)
  }

  /// The record that the step is told by.
  var first: StepRecord? { records.first }
}

extension Context {
  /// Lists steps, newest first.
  func show(_ steps: [ReadStep]) {
    switch format {
    case .json: output.write(json: .array(steps.map { .step($0, zone: clock.zone) }))
    case .plain: output.write(plain: steps.map { PlainRow.fields($0, zone: clock.zone) })
    case .text: for step in steps { write(row: parts(step)) }
    }
  }

  /// When a step was taken, what it did, and whether it was taken back.
  private func parts(_ step: ReadStep) -> [String] {
    let moment = clock.pastText(Instant(seconds: Int64(step.step.at)))
    let undone = Bilingual(en: "(undone)", ko: "(되돌림)")[language]
    return [moment[language], verb(step)]
      + (step.first.map(parts) ?? []) + [rest(step), step.step.isUndone ? undone : ""]
  }

  func verb(_ step: ReadStep) -> String {
    StepVerb(rawValue: step.step.verb)?.words[language] ?? step.step.verb
  }

  /// How many records a step changed besides the first.
  func rest(_ step: ReadStep) -> String {
    let count = step.records.count - 1
    guard count > 0 else { return "" }
    return Bilingual(en: "and \(count) more", ko: "외 \(count)개")[language]
  }

  /// A record as it is now; as it was after its step where it is gone or can only be named.
  func parts(_ record: StepRecord, asInStore store: PlannerStore) throws -> [String] {
    if let todo = try record.id.flatMap({ try store.todos.todo($0) }) {
      return parts(TodoAnswer(todo: todo, remark: record.remark))
    }
    if let session = try record.sessionID.flatMap({ try store.sessions.session($0) }) {
      return parts(try row(session, store))
    }
    return parts(record)
  }

  /// A record as it was after its step.
  func parts(_ record: StepRecord) -> [String] {
    let when = record.sessionID == nil ? when(record.plan, due: record.due) : span(of: record)
    let isNamedAlone = record.plan == nil && record.id == nil
    return name(record) + [
      isNamedAlone ? "" : when[language], record.remark.map { fitted($0[language]) } ?? "",
    ]
  }

  func name(_ record: StepRecord) -> [String] {
    [record.number.map { "\($0)" } ?? "", fitted(record.title(in: language))]
  }

  /// The day and the times of a session: `today Thu 3/19 13:30-14:15`.
  private func span(of record: StepRecord) -> Bilingual {
    guard let start = record.plan, let time = start.time else { return Bilingual(verbatim: "") }
    let end = record.end.flatMap { end in end.time.map { (end.date, $0) } }
    let (day, times) = (clock.pastText(start.date), clock.times(from: (start.date, time), to: end))
    return Bilingual(
      en: "\(day.english) \(times.english)", ko: "\(day.korean) \(times.korean)")
  }
}

extension PlainRow {
  /// The fields of a step, its records in the last one.
  fileprivate static func fields(_ step: ReadStep, zone: Zone) -> [String] {
    let records = step.records
      .map { record in [record.id.map { "\($0)" }, record.title].compactMap { $0 } }
    return [
      "\(step.step.id)", Instant(seconds: Int64(step.step.at)).iso8601(in: zone), step.step.verb,
      step.step.isUndone ? "undone" : "done",
      records.map { $0.joined(separator: " ") }.joined(separator: "\n"),
    ]
  }
}

extension JSONValue {
  fileprivate static func step(_ step: ReadStep, zone: Zone) -> JSONValue {
    [
      "step": .integer(step.step.id),
      "at": .string(Instant(seconds: Int64(step.step.at)).iso8601(in: zone)),
      "verb": .string(step.step.verb),
      "undone": .boolean(step.step.isUndone),
      "records": .array(step.records.map(record)),
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
