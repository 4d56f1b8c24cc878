import DateHelper
import Planner
import Text

/// The properties of a VTODO as a todo.
struct CalendarTask {
  var todo: ForeignTodo
  private let clock: ForeignClock
  private let drop: (String) -> Void
  private var start: CivilMoment?
  /// The line that tells when the first occurrence is.
  private var first: ContentLine?
  private var ownPlan: CivilMoment??
  private var ownTitle: String?
  private var rule: ContentLine?
  private var own: [String: String] = [:]
  private var usual: CalendarTrigger?
  private var status = ""
  private var percent: ContentLine?

  /// The names of properties that hold what only Clamate knows.
  static let prefix = "X-CLAMATE-"

  init(
    _ properties: [ContentLine], _ clock: ForeignClock, at line: Int,
    dropping drop: @escaping (String) -> Void
  ) {
    self.clock = clock
    self.drop = drop
    let text = properties.map(\.text).joined(separator: "\n")
    todo = ForeignTodo(uid: ContentName.uid(of: text), title: "", created: clock.now)
    for property in properties { take(property) }
    finish()
  }

  private mutating func take(_ line: ContentLine) {
    switch line.name {
    case "UID": todo.uid = line.value
    case "SUMMARY": todo.title = CalendarText.text(line.value)
    case "DESCRIPTION": todo.note = CalendarText.text(line.value)
    case "DTSTART":
      start = moment(line)
      first = line
    case "DUE":
      todo.due = moment(line)
      first = first ?? line
    case "PRIORITY":
      todo.priority = Priority(calendar: line.value)
      // 0 says that there is none.
      if todo.priority == nil, line.value != "0" { drop(line.name) }
    case "CATEGORIES":
      let refused = todo.take(tags: CalendarText.list(line.value))
      if !refused.isEmpty {
        todo.keptLines.append(
          "CATEGORIES:\(refused.map(CalendarText.escaped).joined(separator: ","))")
      }
    case "STATUS": status = line.value.uppercased()
    case "COMPLETED": todo.completed = instant(line)
    case "PERCENT-COMPLETE": percent = line
    case "CREATED": todo.created = instant(line) ?? todo.created
    case "RRULE": rule = line
    case "DTSTAMP", "LAST-MODIFIED": break
    case "EXDATE", "RDATE":
      // A todo has one open occurrence and a rule, but no list of days.
      todo.keptLines.append(line.text)
      drop(line.name)
    case _ where line.name.hasPrefix(Self.prefix): takeOwn(line)
    default: todo.keptLines.append(line.text)
    }
  }

  private mutating func takeOwn(_ line: ContentLine) {
    let text = CalendarText.text(line.value)
    /// Counts a value that is none.
    func known<Value>(_ value: Value?) -> Value? {
      if value == nil { drop(line.name) }
      return value
    }
    switch line.name.dropFirst(Self.prefix.count) {
    case "PLAN": if let plan = known(CivilMoment(iso: text)) { ownPlan = .some(plan) }
    case "TITLE": ownTitle = text
    case "PROJECT": todo.project = known(try? Project(text))?.name
    case "HIDDEN-UNTIL": todo.hiddenUntil = known(CivilDate(iso: text))
    case "IF": todo.reminding.condition = known(try? ReminderCondition(text))
    case "NAG":
      todo.reminding.nag = known(
        Int(text).flatMap { Reminding.nags.contains($0) ? $0 : nil })
    case "PLACE": todo.place = text
    case "OUTDOOR": todo.isOutdoor = known(Self.truths[text.uppercased()]) ?? false
    case "ITEM":
      todo.items.append(.init(text: text, isDone: line.parameter("DONE")?.uppercased() == "TRUE"))
    case "USUAL": usual = known(CalendarTrigger(line, clock))
    case "REMIND": own["REMIND"] = known(Reminding.rules(stored: text)).map { _ in text }
    case "REPEAT": own["REPEAT"] = known(RepeatRule(text: text)).map { _ in text }
    case "ANCHOR": own["ANCHOR"] = known(CivilDate(iso: text))?.iso
    case "OCCURRENCE": own["OCCURRENCE"] = known(CivilMoment(iso: text))?.iso
    default: drop(line.name)
    }
  }

  private static let truths = ["TRUE": true, "FALSE": false]

  /// Whether it was given up: neither open nor done.
  var isCancelled: Bool { status == "CANCELLED" }

  private mutating func finish() {
    // The summary holds a title on one line; one that another program changed wins.
    if let ownTitle, ownTitle.onOneLine == todo.title { todo.title = ownTitle }
    if InputText.isBlank(todo.title) {
      let lines = (todo.note ?? "").parts(at: "\n")
      todo.title = lines.first { !InputText.isBlank($0) } ?? "(no title)"
    }
    if let note = todo.note, InputText.isBlank(note) { todo.note = nil }
    todo.plan = ownPlan ?? start
    let isFull = percent?.value == "100"
    if status == "COMPLETED" || isFull { todo.completed = todo.completed ?? clock.now }
    switch status {
    case "", "NEEDS-ACTION", "COMPLETED", "CANCELLED": break
    case "IN-PROCESS": todo.keptLines.append("STATUS:\(status)")
    default: drop("STATUS")
    }
    if let percent, !isFull, percent.value != "0" { todo.keptLines.append(percent.text) }
    takeRepeat()
  }

  /// Takes the alarms, once all lines are there.
  mutating func takeAlarms() {
    todo.takeAlarms(
      own: own["REMIND"].flatMap(Reminding.rules(stored:)), usual: usual, clock, dropping: drop)
  }

  /// A rule that is as we wrote it means what we meant; one that another program changed is read.
  private mutating func takeRepeat() {
    let begin = todo.plan ?? todo.due
    let read = rule.flatMap { rule in
      begin.flatMap {
        RepeatRule.reading(calendar: rule.value, first: $0.date, told: told?.date, clock)
      }
    }
    if let rule, read?.isNearest ?? true {
      todo.keptLines.append(rule.text)
      drop(read == nil ? "RRULE" : RepeatRule.nearest)
    }
    if let series = ownSeries {
      let isOurs = series.calendarRule(hasTime: todo.plan?.time != nil) == rule?.value
      let isNearest = read?.isNearest == true && read?.rule == series.rule
      if isOurs || isNearest {
        todo.series = series
        return
      }
    }
    todo.repeats(by: read?.rule)
    if todo.series != nil, movesThroughYear { drop("TZID") }
  }

  /// The first occurrence by the clocks of its own zone.
  private var told: CivilMoment? {
    guard let text = first?.value else { return nil }
    return BasicMoment(text.hasSuffix("Z") ? String(text.dropLast()) : text)?.moment
  }

  /// Whether what repeats at an hour of its own zone does not keep that hour here all year.
  private var movesThroughYear: Bool {
    guard let first, let told, let time = told.time,
      let zone = first.value.hasSuffix("Z") ? Zone.utc : zone(of: first)
    else { return false }
    let times = [0, 91, 182, 273].map { days in
      clock.moment(zone.instant(meaning: told.date.adding(days: days), time)).time
    }
    return Set(times).count > 1
  }

  /// The series as we wrote it down.
  private var ownSeries: ForeignTodo.Repeat? {
    guard let rule = own["REPEAT"].flatMap(RepeatRule.init(text:)), let plan = todo.plan,
      let anchor = own["ANCHOR"].flatMap(CivilDate.init(iso:))
    else { return nil }
    return ForeignTodo.Repeat(
      rule: rule, anchor: anchor,
      occurrence: own["OCCURRENCE"].flatMap(CivilMoment.init(iso:)) ?? plan)
  }

  /// A date, or a date with a time in whatever zone, on the clock of the person.
  private func moment(_ line: ContentLine) -> CivilMoment? {
    if let instant = clock.instant(basic: line.value) { return clock.moment(instant) }
    guard let local = BasicMoment(line.value)?.moment else {
      drop(line.name)
      return nil
    }
    guard let name = line.parameter("TZID"), let time = local.time else { return local }
    guard let zone = zone(of: line) else {
      drop("TZID=\(name)")
      return local
    }
    return clock.moment(zone.instant(meaning: local.date, time))
  }

  /// The zone that a line names, nil where it names none that is known.
  private func zone(of line: ContentLine) -> Zone? {
    guard let name = line.parameter("TZID") else { return nil }
    // A globally unique name may have an owner before it: /example.org/Asia/Seoul.
    let parts = name.split(separator: "/")
    let names = [name] + (parts.count > 2 ? [parts.suffix(2).joined(separator: "/")] : [])
    return names.lazy.compactMap { try? clock.zones.zone(named: $0) }.first
  }

  private func instant(_ line: ContentLine) -> Instant? {
    if let instant = clock.instant(basic: line.value) { return instant }
    return moment(line).map(clock.instant)
  }
}

extension Priority {
  /// 1 to 4 are high, 5 is medium, 6 to 9 are low (RFC 5545, section 3.8.1.9).
  init?(calendar text: String) {
    switch Int(text) {
    case 1, 2, 3, 4: self = .high
    case 5: self = .medium
    case 6, 7, 8, 9: self = .low
    default: return nil
    }
  }

  /// The number for ``init(calendar:)``.
  var calendar: Int {
    switch self {
    case .high: 1
    case .medium: 5
    case .low: 9
    }
  }
}
