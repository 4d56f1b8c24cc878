import DateHelper
import Language

extension ForeignTodo.Repeat {
  /// The recurrence rule for other programs, counted from the open occurrence; nil where there is
  /// none of its meaning, as for one that counts from the day done.
  ///
  /// - Parameter hasTime: whether the start has a time; the end then needs one (RFC 5545, section
  ///   3.3.10).
  func calendarRule(hasTime: Bool) -> String? {
    if case .afterDone = rule.pattern { return nil }
    guard let end = rule.end else { return rule.text }
    let last: CivilDate? =
      switch end {
      case .until(let date): date
      // A count is one from the first occurrence, which other programs do not know any more.
      case .count(let count): rule.occurrences(from: anchor, anchor: anchor, count: count).last
      }
    guard let last else { return nil }
    return rule.ending(on: last).text + (hasTime ? "T235959" : "")
  }
}

extension RepeatRule {
  /// What a rule is counted as that is taken as the nearest one: a day that short months lack is
  /// skipped there by RFC 5545, and falls on their last day here.
  static let nearest = "shortMonth"

  /// The rule that a recurrence rule of another program means for a todo that begins on a day, and
  /// whether it is only the nearest; nil where there is none.
  ///
  /// What the day says need not be in a rule: a weekly one without weekdays falls on that of its
  /// first day.
  ///
  /// - Parameter told: the same day by the zone in which the rule counts days; nil where that is ours.
  static func reading(
    calendar text: String, first: CivilDate, told: CivilDate? = nil, _ clock: ForeignClock
  ) -> (rule: RepeatRule, isNearest: Bool)? {
    var parts: [(name: String, value: String)] = []
    for part in text.uppercased().split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      switch sides[0] {
      case "WKST" where sides[1] == "MO" || !text.uppercased().contains("INTERVAL"): break
      case "INTERVAL" where sides[1] == "1": break
      case "UNTIL":
        guard let day = day(of: String(sides[1]), clock) else { return nil }
        parts.append(("UNTIL", BasicMoment.text(CivilMoment(date: day))))
      default: parts.append((String(sides[0]), String(sides[1])))
      }
    }
    let names = Set(parts.map(\.name))
    let frequency = parts.first { $0.name == "FREQ" }?.value
    if let days = told?.days(until: first), days != 0 {
      guard let moved = moved(parts, by: days, from: told) else { return nil }
      parts = moved
    }
    return joining(parts + implied(frequency, names, first))
  }

  /// The parts of a rule whose days are others here than in its zone; nil where no rule says that.
  private static func moved(
    _ parts: [(name: String, value: String)], by days: Int, from told: CivilDate?
  ) -> [(name: String, value: String)]? {
    let frequency = parts.first { $0.name == "FREQ" }?.value
    let isBare = !parts.contains { $0.name.hasPrefix("BY") }
    switch frequency {
    case "DAILY": return isBare ? parts : nil
    case "WEEKLY":
      // Two days that fall into two weeks here are no rule of every other week.
      let isEveryWeek = !parts.contains { $0.name == "INTERVAL" }
      guard isEveryWeek || !parts.contains(where: { $0.value.contains(",") }) else { return nil }
      return parts.map { $0.name == "BYDAY" ? ($0.name, codes($0.value, movedBy: days)) : $0 }
    default:
      // At the ends of months the days of here are no fixed ones.
      guard isBare, let told, 1...28 ~= told.day, 1...28 ~= told.day + days else { return nil }
      return parts
    }
  }

  /// The codes of weekdays so many days later; what is no code stays.
  private static func codes(_ list: String, movedBy days: Int) -> String {
    let all = Weekday.allCases
    let moved = list.split(separator: ",").map { code -> String in
      guard let place = all.firstIndex(where: { $0.code == code }) else { return String(code) }
      return all[((place + days) % 7 + 7) % 7].code
    }
    return moved.joined(separator: ",")
  }

  /// The rule of parts; that of a day which short months lack is made to fall on their last day.
  private static func joining(
    _ parts: [(name: String, value: String)]
  ) -> (rule: RepeatRule, isNearest: Bool)? {
    let text = parts.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
    if let rule = RepeatRule(text: text) { return (rule, false) }
    let clamped = parts.map { part -> String in
      guard part.name == "BYMONTHDAY", let day = Int(part.value), 29...31 ~= day else {
        return "\(part.name)=\(part.value)"
      }
      let days = (28...day).map(String.init).joined(separator: ",")
      return "BYMONTHDAY=\(days);BYSETPOS=-1"
    }
    return RepeatRule(text: clamped.joined(separator: ";")).map { ($0, true) }
  }

  private static func implied(
    _ frequency: String?, _ names: Set<String>, _ first: CivilDate
  ) -> [(name: String, value: String)] {
    let code = first.weekday.code
    let hasDay = names.contains("BYDAY") || names.contains("BYMONTHDAY")
    switch frequency {
    case "WEEKLY": return hasDay ? [] : [("BYDAY", code)]
    case "MONTHLY": return hasDay ? [] : [("BYMONTHDAY", "\(first.day)")]
    case "YEARLY":
      let month = names.contains("BYMONTH") ? [] : [("BYMONTH", "\(first.month)")]
      return month + (hasDay ? [] : [("BYMONTHDAY", "\(first.day)")])
    default: return []
    }
  }

  private static func day(of until: String, _ clock: ForeignClock) -> CivilDate? {
    if let instant = clock.instant(basic: until) { return clock.moment(instant).date }
    return BasicMoment(until)?.moment.date
  }
}
