import DateHelper
import Planner

/// A VALARM (RFC 5545, section 3.6.6).
struct CalendarAlarm: Equatable {
  /// From its begin to its end.
  let lines: [String]

  init(lines: [String]) {
    self.lines = lines
  }

  /// The alarm of a rule, nil where a todo has no time that it could count from.
  init?(_ rule: ReminderRule, of todo: ForeignTodo, _ clock: ForeignClock) {
    guard let trigger = CalendarTrigger(rule, of: todo, clock) else { return nil }
    lines = [
      "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(CalendarText.escaped(todo.title))",
      trigger.line, "END:VALARM",
    ]
  }

  /// When it goes off, nil unless it is one that shows a text once and can be told.
  func trigger(_ clock: ForeignClock) -> CalendarTrigger? {
    let contents = lines.compactMap(ContentLine.init)
    let triggers = contents.filter { $0.name == "TRIGGER" }
    guard triggers.count == 1, !contents.contains(where: { $0.name == "REPEAT" }),
      contents.contains(where: { $0.name == "ACTION" && $0.value.uppercased() == "DISPLAY" })
    else { return nil }
    return CalendarTrigger(triggers[0], clock)
  }

  /// The alarms among lines, and the lines that belong to none.
  static func parting(_ lines: [String]) -> (alarms: [CalendarAlarm], others: [String]) {
    var (alarms, others, open) = ([CalendarAlarm](), [String](), [String]())
    for line in lines {
      guard !open.isEmpty || line.uppercased() == "BEGIN:VALARM" else {
        others.append(line)
        continue
      }
      open.append(line)
      guard line.uppercased() == "END:VALARM" else { continue }
      alarms.append(CalendarAlarm(lines: open))
      open = []
    }
    return (alarms, others + open)
  }
}

extension ForeignTodo {
  /// Takes the alarms among its kept lines as reminders; those stay that say more than a reminder.
  ///
  /// - Parameter own: the rules as we wrote them, which hold where nobody changed the alarms.
  mutating func takeAlarms(own: [ReminderRule]?, _ clock: ForeignClock) {
    let (alarms, others) = CalendarAlarm.parting(keptLines)
    let known = alarms.compactMap { alarm in
      alarm.trigger(clock).flatMap { trigger in
        trigger.rule(of: self, clock).map { (alarm, trigger, $0) }
      }
    }
    let ownTriggers = own.map { rules in
      Set(rules.compactMap { CalendarTrigger($0, of: self, clock) })
    }
    if ownTriggers == Set(known.map(\.1)) {
      reminding.rules = own
    } else if own != nil || !known.isEmpty {
      var rules: [ReminderRule] = []
      for (_, _, rule) in known where !rules.contains(rule) { rules.append(rule) }
      reminding.rules = rules
    }
    let ours = (reminding.rules ?? []).compactMap { CalendarAlarm($0, of: self, clock) }
    keptLines = others + alarms.filter { !ours.contains($0) }.flatMap(\.lines)
  }
}

extension CalendarWriter {
  /// The alarms of the reminders, and those of other programs that are none.
  ///
  /// One that another program wrote goes back as it came while its reminder is there.
  func alarms(_ todo: ForeignTodo, kept: [CalendarAlarm]) -> [String] {
    var rules = todo.reminding.rules ?? []
    var alarms: [CalendarAlarm] = []
    for alarm in kept {
      guard let trigger = alarm.trigger(clock), let rule = trigger.rule(of: todo, clock) else {
        alarms.append(alarm)
        continue
      }
      let isSame = { (known: ReminderRule) in
        known == rule || CalendarTrigger(known, of: todo, clock) == trigger
      }
      guard rules.contains(where: isSame) else { continue }
      rules.removeAll(where: isSame)
      alarms.append(alarm)
    }
    return (rules.compactMap { CalendarAlarm($0, of: todo, clock) } + alarms).flatMap(\.lines)
  }
}
