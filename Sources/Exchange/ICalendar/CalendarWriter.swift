import DateHelper
import Planner

/// Writes todos as VTODO components of one calendar (RFC 5545).
///
/// Times float: they are meant on the wall clock of where the person is, as in the store.
struct CalendarWriter: TodoForm {
  let clock: ForeignClock
  let unheld: [(name: String, column: String)] = []

  func begin(_ bytes: inout [UInt8]) {
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Clamate//Clamate//EN"] {
      bytes.append(contentLine: line)
    }
  }

  func append(_ todo: ForeignTodo, isFirst: Bool, to bytes: inout [UInt8]) -> [String] {
    for line in lines(todo) { bytes.append(contentLine: line) }
    return []
  }

  func end(isEmpty: Bool, _ bytes: inout [UInt8]) {
    bytes.append(contentLine: "END:VCALENDAR")
  }

  /// The content lines of a todo, not yet folded.
  private func lines(_ todo: ForeignTodo) -> [String] {
    ["BEGIN:VTODO", "UID:\(todo.uid)", "DTSTAMP:\(clock.basic(clock.now))"]
      + [
        "CREATED:\(clock.basic(todo.created))",
        "SUMMARY:\(CalendarText.escaped(todo.title.onOneLine))",
      ]
      + [
        todo.note.map { "DESCRIPTION:\(CalendarText.escaped($0))" },
        todo.priority.map { "PRIORITY:\($0.calendar)" },
        todo.tags.isEmpty
          ? nil : "CATEGORIES:\(todo.tags.map(CalendarText.escaped).joined(separator: ","))",
      ].compactMap { $0 } + times(todo) + repeats(todo) + state(todo) + own(todo)
      + rest(todo) + ["END:VTODO"]
  }

  /// A start must be of the type of the deadline and before it; where it is not, only we know it.
  private func times(_ todo: ForeignTodo) -> [String] {
    let due = todo.due.map { Self.time("DUE", $0) }
    guard let plan = todo.plan else { return due.map { [$0] } ?? [] }
    let fits = fits(plan, before: todo.due)
    let own = "\(CalendarTask.prefix)PLAN:\(plan.iso)"
    // A rule counts from the start, so that one that repeats needs it in any case.
    let start = hasStart(todo) ? Self.time("DTSTART", plan) : nil
    return [start, fits ? nil : own, due].compactMap { $0 }
  }

  private func fits(_ plan: CivilMoment, before due: CivilMoment?) -> Bool {
    guard let due else { return true }
    return (plan.time == nil) == (due.time == nil) && clock.instant(plan) < clock.instant(due)
  }

  /// Whether others see when the todo is planned.
  func hasStart(_ todo: ForeignTodo) -> Bool {
    todo.plan.map { fits($0, before: todo.due) || todo.series != nil } ?? false
  }

  private static func time(_ name: String, _ moment: CivilMoment) -> String {
    "\(name)\(moment.time == nil ? ";VALUE=DATE" : ""):\(BasicMoment.text(moment))"
  }

  private func repeats(_ todo: ForeignTodo) -> [String] {
    guard let series = todo.series else { return [] }
    let prefix = CalendarTask.prefix
    let rule = series.calendarRule(hasTime: todo.plan?.time != nil).map { "RRULE:\($0)" }
    return [
      original(series, todo) ?? rule, "\(prefix)REPEAT:\(CalendarText.escaped(series.rule.text))",
      "\(prefix)ANCHOR:\(series.anchor.iso)",
      series.occurrence == todo.plan ? nil : "\(prefix)OCCURRENCE:\(series.occurrence.iso)",
    ].compactMap { $0 }
  }

  /// The rule of another program that ours is the nearest to, while nothing was done since.
  private func original(_ series: ForeignTodo.Repeat, _ todo: ForeignTodo) -> String? {
    guard series.occurrence.date == series.anchor, todo.plan == series.occurrence else {
      return nil
    }
    return todo.keptLines.first { line in
      guard let rule = Self.rule(line) else { return false }
      return RepeatRule.reading(calendar: rule.value, first: series.anchor, clock)?.rule
        == series.rule
    }
  }

  private static func rule(_ line: String) -> ContentLine? {
    ContentLine(line).flatMap { $0.name == "RRULE" ? $0 : nil }
  }

  private func state(_ todo: ForeignTodo) -> [String] {
    guard let completed = todo.completed else {
      let isKept = todo.keptLines.contains { $0.hasPrefix("STATUS:") }
      return isKept ? [] : ["STATUS:NEEDS-ACTION"]
    }
    return ["STATUS:COMPLETED", "COMPLETED:\(clock.basic(completed))", "PERCENT-COMPLETE:100"]
  }

  private func own(_ todo: ForeignTodo) -> [String] {
    let prefix = CalendarTask.prefix
    let isOneLine = todo.title.onOneLine.utf8.elementsEqual(todo.title.utf8)
    let fields = [
      isOneLine ? nil : "\(prefix)TITLE:\(CalendarText.escaped(todo.title))",
      todo.project.map { "\(prefix)PROJECT:\(CalendarText.escaped($0))" },
      todo.hiddenUntil.map { "\(prefix)HIDDEN-UNTIL:\($0.iso)" },
      todo.isOutdoor ? "\(prefix)OUTDOOR:TRUE" : nil,
      todo.place.map { "\(prefix)PLACE:\(CalendarText.escaped($0))" },
      todo.reminding.storedRules.map { "\(prefix)REMIND:\(CalendarText.escaped($0))" },
      todo.reminding.condition.map { "\(prefix)IF:\(CalendarText.escaped($0.text))" },
      todo.reminding.nag.map { "\(prefix)NAG:\($0)" },
      todo.usualTrigger(clock)?.line(named: "\(prefix)USUAL"),
    ].compactMap { $0 }
    return fields
      + todo.items.map {
        "\(prefix)ITEM;DONE=\($0.isDone ? "TRUE" : "FALSE"):\(CalendarText.escaped($0.text))"
      }
  }

  private func rest(_ todo: ForeignTodo) -> [String] {
    let (alarms, others) = CalendarAlarm.parting(kept(todo))
    return others + self.alarms(todo, kept: alarms)
  }

  /// A state that was kept does not hold for what was done since.
  private func kept(_ todo: ForeignTodo) -> [String] {
    // Where it repeats, its rule is written with its start.
    let lines = todo.keptLines.filter { todo.series == nil || Self.rule($0) == nil }
    guard todo.completed != nil else { return lines }
    return lines.filter {
      !$0.hasPrefix("STATUS:") && !$0.hasPrefix("PERCENT-COMPLETE")
    }
  }
}
