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

  /// When it goes off first, nil unless it shows a text or plays a sound and can be told.
  func trigger(_ clock: ForeignClock) -> CalendarTrigger? {
    let triggers = contents("TRIGGER")
    guard triggers.count == 1,
      contents("ACTION").contains(where: { ["DISPLAY", "AUDIO"].contains($0.value.uppercased()) })
    else { return nil }
    return CalendarTrigger(triggers[0], clock)
  }

  /// Whether it goes off again.
  var repeats: Bool { !contents("REPEAT").isEmpty }

  private func contents(_ name: String) -> [ContentLine] {
    lines.compactMap(ContentLine.init).filter { $0.name == name }
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
  /// - Parameters:
  ///   - own: the rules as we wrote them, which hold where nobody changed the alarms.
  ///   - usual: when the usual reminder went off as we wrote it, where no rules were said.
  mutating func takeAlarms(
    own: [ReminderRule]?, usual: CalendarTrigger?, _ clock: ForeignClock,
    dropping drop: (String) -> Void
  ) {
    let (alarms, others) = CalendarAlarm.parting(keptLines)
    let known = alarms.compactMap { alarm in
      alarm.trigger(clock).flatMap { trigger in
        trigger.rule(of: self, clock).map { (alarm, trigger, $0) }
      }
    }
    for _ in known.count..<alarms.count { drop("VALARM") }
    for (alarm, _, _) in known where alarm.repeats { drop("VALARM REPEAT") }
    let ownTriggers =
      own.map { Set($0.compactMap { CalendarTrigger($0, of: self, clock) }) }
      ?? usual.map { Set([$0]) }
    if ownTriggers == Set(known.map(\.1)) {
      reminding.rules = own
    } else if ownTriggers != nil || !known.isEmpty {
      var rules: [ReminderRule] = []
      for (_, _, rule) in known where !rules.contains(rule) { rules.append(rule) }
      reminding.rules = rules
    }
    let ours = rulesInForce(clock).compactMap { CalendarAlarm($0, of: self, clock) }
    keptLines = others + alarms.filter { !ours.contains($0) }.flatMap(\.lines)
  }
}

extension ForeignTodo {
  /// The rules that were said, or the usual where it reminds.
  func rulesInForce(_ clock: ForeignClock) -> [ReminderRule] {
    completed == nil || reminding.rules != nil ? reminding.rules(of: plan, clock.reminders) : []
  }

  /// When the usual reminder goes off, nil where other rules were said or it never does.
  func usualTrigger(_ clock: ForeignClock) -> CalendarTrigger? {
    guard reminding.rules == nil else { return nil }
    return rulesInForce(clock).first.flatMap { CalendarTrigger($0, of: self, clock) }
  }
}

extension CalendarWriter {
  /// The alarms of the reminders, and those of other programs that are none.
  ///
  /// One that another program wrote goes back as it came while its reminder is there.
  func alarms(_ todo: ForeignTodo, kept: [CalendarAlarm]) -> [String] {
    var rules = todo.rulesInForce(clock)
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
