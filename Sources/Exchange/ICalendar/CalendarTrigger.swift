import DateHelper
import Planner

/// When an alarm goes off (RFC 5545, section 3.8.6.3).
enum CalendarTrigger: Hashable {
  /// What a relative trigger counts from.
  enum Anchor: Hashable {
    case start, end
  }

  case absolute(Instant)
  /// So many days and minutes after, below zero before.
  case relative(days: Int, minutes: Int, to: Anchor)

  /// Reads a line of that name; nil for what is none, seconds are left out.
  init?(_ line: ContentLine, _ clock: ForeignClock) {
    if line.parameter("VALUE")?.uppercased() == "DATE-TIME" {
      guard let instant = clock.instant(basic: line.value) else { return nil }
      self = .absolute(instant)
      return
    }
    let anchor: Anchor? =
      switch line.parameter("RELATED")?.uppercased() {
      case nil, "START"?: .start
      case "END"?: .end
      default: nil
      }
    guard let anchor, let (days, minutes) = Self.duration(line.value) else { return nil }
    self = .relative(days: days, minutes: minutes, to: anchor)
  }

  /// The line, as RFC 5545 has it.
  var line: String { line(named: "TRIGGER") }

  /// The line under another name.
  func line(named name: String) -> String {
    switch self {
    case .absolute(let instant):
      return "\(name);VALUE=DATE-TIME:\(ForeignClock.basic(instant))"
    case .relative(let days, let minutes, let anchor):
      return "\(name)\(anchor == .end ? ";RELATED=END" : ""):\(Self.text(days, minutes))"
    }
  }

  private static func text(_ days: Int, _ minutes: Int) -> String {
    if days == 0, minutes == 0 { return "PT0S" }
    let sign = days < 0 || minutes < 0 ? "-" : ""
    let (hours, rest) = abs(minutes).quotientAndRemainder(dividingBy: 60)
    let time = (hours == 0 ? "" : "\(hours)H") + (rest == 0 ? "" : "\(rest)M")
    return "\(sign)P\(days == 0 ? "" : "\(abs(days))D")\(time.isEmpty ? "" : "T\(time)")"
  }

  /// A duration (RFC 5545, section 3.3.6) of at most a few years.
  private static func duration(_ text: String) -> (days: Int, minutes: Int)? {
    guard
      let match = text.uppercased().wholeMatch(
        of:
          /([+-]?)P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?/)
    else { return nil }
    let parts = [match.2, match.3, match.5, match.6, match.7]
    guard parts.contains(where: { $0 != nil }) else { return nil }
    let numbers = parts.map { $0.flatMap { Int($0) } ?? 0 }
    let sign = match.1 == "-" ? -1 : 1
    return (
      sign * (numbers[0] * 7 + numbers[1]), sign * (numbers[2] * 60 + numbers[3] + numbers[4] / 60)
    )
  }
}

extension CalendarTrigger {
  /// The trigger of a rule, nil where a todo has no time that it could count from.
  ///
  /// A day alone begins at 00:00 there; here a todo of a day reminds at a time of its own.
  init?(_ rule: ReminderRule, of todo: ForeignTodo, _ clock: ForeignClock) {
    guard case .lead(let lead) = rule else {
      guard case .moment(let moment) = rule else { return nil }
      self = .absolute(clock.instant(clock.reminders.timed(moment)))
      return
    }
    guard let base = todo.plan ?? todo.due else { return nil }
    guard todo.plan == nil || CalendarWriter(clock: clock).hasStart(todo) else {
      let instant = clock.instant(clock.reminders.timed(base))
      let earlier =
        switch lead {
        case .minutes(let count): instant.adding(seconds: -60 * Int64(count))
        case .days(let count):
          clock.instant(
            clock.reminders.timed(
              CivilMoment(date: base.date.adding(days: -count), time: base.time)))
        }
      self = .absolute(earlier)
      return
    }
    let anchor: Anchor = todo.plan == nil ? .end : .start
    guard base.time == nil else {
      self =
        switch lead {
        case .minutes(let count): .relative(days: 0, minutes: -count, to: anchor)
        case .days(let count): .relative(days: -count, minutes: 0, to: anchor)
        }
      return
    }
    self = .relative(days: 0, minutes: clock.dayMinute - lead.minutes, to: anchor)
  }

  /// The rule that the trigger means for a todo, nil where none does.
  func rule(of todo: ForeignTodo, _ clock: ForeignClock) -> ReminderRule? {
    switch self {
    case .absolute(let instant): return .moment(clock.moment(instant))
    case .relative(let days, let minutes, let anchor):
      let base = todo.plan ?? todo.due
      let from = anchor == .end ? todo.due : todo.plan ?? todo.due
      if from == base, let lead = lead(days, minutes, from: base, clock) { return .lead(lead) }
      // What counts from elsewhere rings once; a later occurrence would need another moment.
      let total = days * 1440 + minutes
      guard let from, todo.series == nil, abs(total) <= Lead.limit * 1440 else { return nil }
      let instant = clock.instant(from).adding(seconds: Int64(total) * 60)
      return .moment(clock.moment(instant))
    }
  }

  private func lead(
    _ days: Int, _ minutes: Int, from base: CivilMoment?, _ clock: ForeignClock
  ) -> Lead? {
    let isDay = base.map { $0.time == nil } ?? false
    let total = (isDay ? clock.dayMinute : 0) - (days * 1440 + minutes)
    guard 0...Lead.limit * 1440 ~= total else { return nil }
    let isWhole = isDay ? total % 1440 == 0 : minutes == 0
    return isWhole && total > 0 ? .days(total / 1440) : .minutes(total)
  }
}

extension Lead {
  /// The lead in minutes of days without a change of clocks.
  fileprivate var minutes: Int {
    switch self {
    case .minutes(let count): count
    case .days(let count): count * 1440
    }
  }
}

extension ForeignClock {
  /// By what reminders are counted.
  var reminders: ReminderClock { ReminderClock(now: now, zone: zone, allDay: allDay) }

  /// The minute at which a todo without a time reminds.
  fileprivate var dayMinute: Int {
    let day = CivilMoment(date: zone.civil(at: now).date)
    return reminders.timed(day).time?.minuteOfDay ?? 0
  }
}
