import Configuration
import DateHelper
import Language
import Planner
import Terminal
import Text

/// A reminder with the todo that it belongs to.
struct ReminderLine {
  let reminder: Reminder
  let todo: Todo?
  /// How the condition would be judged by the present forecast, where it is still to be.
  let forecast: ConditionJudgement?

  init(_ reminder: Reminder, todo: Todo?, _ judge: ConditionJudge) {
    self.reminder = reminder
    self.todo = todo
    forecast =
      reminder.state == .waiting && reminder.judgement == nil && reminder.isJudged
      ? todo.flatMap { judge.judgement(of: $0, about: reminder.about) } : nil
  }

  /// Whether there is still something to be called by: a removed todo has no title.
  var isShown: Bool { todo != nil }
}

extension Context {
  /// Shows reminders in the form that was asked for.
  func show(_ lines: [ReminderLine]) {
    switch format {
    case .json:
      var list = JSONList()
      output.append { bytes in
        for line in lines { list.append(json(line), to: &bytes) }
        list.finish(&bytes)
      }
    case .plain:
      output.write(plain: lines.map { plainFields($0) })
    case .text: write(lines)
    }
  }

  private func write(_ lines: [ReminderLine]) {
    guard !lines.isEmpty else {
      guard !presentation.isQuiet, environment.terminal.isError else { return }
      output.complain(Bilingual(en: "no reminders", ko: "알림이 없습니다")[language])
      return
    }
    var table = Table([
      TableColumn(alignment: .right, importance: 5), TableColumn(importance: 4),
      TableColumn(importance: 3), TableColumn(minimum: 12, weight: 1, importance: 2),
      TableColumn(importance: 1),
    ])
    for line in lines { append(line, to: &table) }
    output.append {
      table.append(to: &$0, width: presentation.width, palette: palette, hasHeadings: false)
    }
    if !hasRecentPass { write([Flow(Self.offYet[language], .faint)]) }
  }

  /// Adds a row; what finds no room beside the time and the state goes below it.
  private func append(_ line: ReminderLine, to table: inout Table) {
    let ring = line.reminder.ring
    let title = TableCell(text: line.todo?.title ?? "")
    let remarks = TableCell(text: remarks(line)[language], .faint)
    let isNarrow = presentation.width.map { $0 < Self.roomForTitle } ?? false
    let isLimited = presentation.width != nil
    let below = (isNarrow ? [title] : []) + (isLimited ? [remarks] : [])
    table.append(
      [
        TableCell(text: "\(line.reminder.todoID)", .faint),
        TableCell(text: clock.text(ring.date, ring.time)[language]),
        TableCell(text: line.reminder.state.name[language], style(line.reminder.state)),
      ] + (isNarrow ? [] : [title]) + (isLimited ? [] : [remarks]),
      note: below.contains { $0.text.cellWidth > 0 } ? Flow(below) : nil)
  }

  /// Cells from which on a title stands beside the time.
  private static let roomForTitle = 60

  private func style(_ state: Reminder.State) -> TerminalStyle {
    switch state {
    case .missed: .overdue
    case .waiting, .claimed: .plain
    case .sent, .cancelled, .snoozed, .dismissed: .faint
    }
  }

  /// The condition with how it was judged, and why a channel has not reached anybody.
  private func remarks(_ line: ReminderLine) -> Bilingual {
    var parts: [Bilingual] = []
    if let end = quietEnd(line.reminder) { parts.append(end) }
    if let condition = line.todo?.reminding.condition { parts.append(words(condition)) }
    if let judgement = line.reminder.judgement {
      parts.append(
        judgement.verdict == .unknown
          ? Bilingual(en: "forecast not known", ko: "예보를 알 수 없음") : words(judgement))
    }
    if let forecast = line.forecast { parts.append(present(forecast)) }
    parts += line.reminder.failures
    return parts.joined(separator: ", ")
  }

  /// What the present forecast would do.
  private func present(_ judgement: ConditionJudgement) -> Bilingual {
    switch judgement.verdict {
    case .met:
      Bilingual(
        en: "would ring (\(words(judgement).english))",
        ko: "지금 예보로는 울림(\(words(judgement).korean))")
    case .unmet:
      Bilingual(
        en: "would not ring (\(words(judgement).english))",
        ko: "지금 예보로는 울리지 않음(\(words(judgement).korean))")
    case .unknown:
      Bilingual(en: "would ring, no forecast yet", ko: "예보가 없어 울림")
    }
  }

  private func plainFields(_ line: ReminderLine) -> [String] {
    let reminder = line.reminder
    return [
      "\(reminder.id)", "\(reminder.todoID)", reminder.ring.iso, reminder.state.rawValue,
      reminder.late.map { "\($0)" } ?? "",
      reminder.deliveries.map { "\($0.channel)=\($0.state.rawValue)" }.joined(separator: ","),
      line.todo?.title ?? "",
    ]
  }

  /// A reminder as JSON has it.
  func json(_ line: ReminderLine) -> JSONValue {
    let reminder = line.reminder
    return [
      "id": .integer(reminder.id), "todo": .integer(reminder.todoID),
      "title": JSONValue(line.todo?.title), "at": .string(reminder.ring.iso),
      "state": .string(reminder.state.rawValue), "lateSeconds": JSONValue(reminder.late),
      "channels": .array(reminder.deliveries.map(json)),
      "if": JSONValue(line.todo?.reminding.condition?.text),
      "judgement": reminder.judgement.map(json) ?? .null,
      "forecast": line.forecast.map(json) ?? .null,
    ]
  }

  private func json(_ delivery: Reminder.Delivery) -> JSONValue {
    [
      "channel": .string(delivery.channel), "state": .string(delivery.state.rawValue),
      "sent": JSONValue(delivery.sent?.iso8601(in: clock.zone)),
      "message": JSONValue(delivery.reason?[language]),
    ]
  }

  private func json(_ judgement: ConditionJudgement) -> JSONValue {
    [
      "verdict": .string(judgement.verdict.rawValue),
      "values": .object(
        judgement.values.map { name, value in
          JSONValue.Member(name, Int(value).map(JSONValue.integer) ?? .string(value))
        }),
    ]
  }
}
