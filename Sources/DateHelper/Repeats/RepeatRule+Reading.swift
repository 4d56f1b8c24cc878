extension RepeatRule {
  /// The rule that a text writes, nil if it writes none that is kept without a change.
  ///
  /// Read is what `text` writes, its parts in any order and in any case. Rules of RFC 5545 that
  /// mean something else than a rule here can, such as a 31st that skips short months, are refused.
  public init?(text: String) {
    guard text.utf8.count <= RepeatRule.longestText, var parts = RepeatParts(text) else {
      return nil
    }
    guard let frequency = parts.take("FREQ").flatMap(Frequency.init),
      let interval = parts.takeNumber("INTERVAL", absent: 1),
      let pattern = RepeatRule.pattern(frequency, &parts)
    else { return nil }
    let (until, count) = (parts.take("UNTIL"), parts.take("COUNT"))
    let end = RepeatRule.end(until: until, count: count)
    guard parts.isEmpty, (end == nil) == (until == nil && count == nil) else { return nil }
    self.init(pattern, every: interval, end: end)
  }

  private static func pattern(
    _ frequency: Frequency, _ parts: inout RepeatParts
  ) -> RepeatPattern? {
    if parts.isAfterDone { return .afterDone(frequency.unit) }
    switch frequency {
    case .daily: return .daily
    case .weekly: return parts.take("BYDAY").flatMap(weekdays).map { .weekly($0) }
    case .monthly: return monthDay(&parts).map { .monthly($0) }
    case .yearly:
      guard let month = parts.take("BYMONTH").flatMap(number),
        case .day(let day) = monthDay(&parts, shortest: month == 2 ? 28 : 31)
      else { return nil }
      return .yearly(month: month, day: day)
    }
  }

  private static func monthDay(_ parts: inout RepeatParts, shortest: Int = 28) -> MonthDay? {
    let isLastOfThem = parts.take("BYSETPOS").map { $0 == "-1" }
    guard isLastOfThem != false else { return nil }
    if let days = parts.take("BYMONTHDAY") {
      return monthDay(days, isLastOfThem: isLastOfThem == true, shortest: shortest)
    }
    guard let days = parts.take("BYDAY") else { return nil }
    if isLastOfThem == true { return weekdays(days) == workingDays ? .lastWorkingDay : nil }
    guard let weekday = Weekday(code: String(days.suffix(2))) else { return nil }
    return WeekOfMonth.allCases.first { "\($0.rawValue)\(weekday.code)" == days }
      .map { .weekday($0, weekday) }
  }

  private static func monthDay(
    _ text: String, isLastOfThem: Bool, shortest: Int
  ) -> MonthDay? {
    if text == "-1" { return isLastOfThem ? nil : .last }
    let days = text.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { number(String($0)) }
    guard let day = days.last, day <= 31 else { return nil }
    let isClamped = day > shortest
    let written = isClamped ? (shortest...day).map(String.init).joined(separator: ",") : "\(day)"
    return isClamped == isLastOfThem && written == text ? .day(day) : nil
  }

  private static func weekdays(_ text: String) -> Set<Weekday>? {
    let codes = text.split(separator: ",", omittingEmptySubsequences: false)
    let weekdays = Set(codes.compactMap { Weekday(code: String($0)) })
    return weekdays.count == codes.count ? weekdays : nil
  }

  private static func end(until: String?, count: String?) -> RepeatEnd? {
    switch (until, count) {
    case (let date?, nil): day(date).map { .until($0) }
    case (nil, let count?): number(count).map { .count($0) }
    default: nil
    }
  }

  private static func day(_ text: String) -> CivilDate? {
    var scanner = Scanner(text)
    guard let year = scanner.digits(4), let month = scanner.digits(2),
      let day = scanner.digits(2), scanner.isAtEnd
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }
}

/// A number without a sign or leading zeros.
private func number(_ text: String) -> Int? {
  Int(text).flatMap { String($0) == text ? $0 : nil }
}

/// The parts of a rule's text, each taken once.
private struct RepeatParts {
  private var values: [String: String] = [:]
  let isAfterDone: Bool

  /// Nil if a part has no value or comes twice.
  init?(_ text: String) {
    var parts = text.uppercased().split(separator: ";", omittingEmptySubsequences: false)[...]
    isAfterDone = parts.first.map { $0 == RepeatRule.afterDoneMark } ?? false
    if isAfterDone { parts.removeFirst() }
    for part in parts {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, values[String(sides[0])] == nil else { return nil }
      values[String(sides[0])] = String(sides[1])
    }
  }

  var isEmpty: Bool { values.isEmpty }

  mutating func take(_ name: String) -> String? {
    values.removeValue(forKey: name)
  }

  /// Nil if the part is there and no number.
  mutating func takeNumber(_ name: String, absent: Int) -> Int? {
    guard let text = take(name) else { return absent }
    return number(text)
  }
}

extension Weekday {
  fileprivate init?(code: String) {
    guard let weekday = Weekday.allCases.first(where: { $0.code == code }) else { return nil }
    self = weekday
  }
}
