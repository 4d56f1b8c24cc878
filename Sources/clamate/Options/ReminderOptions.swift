import CommandLineKit
import DateHelper
import Language
import Planner

/// `--remind`, `--if` and `--nag`, for `add` and for `edit`.
extension TodoOptions {
  static let reminderSpecs = [
    OptionSpec(
      "--remind", value: "WHEN", kind: .date, isRepeatable: true,
      Bilingual(
        en: "30m or 1d before, a moment, none; may be repeated",
        ko: "30m이나 1d 전, 시각, none. 여러 번 쓸 수 있음")),
    OptionSpec(
      "--if", value: "SKY", kind: .choice(conditionWords),
      Bilingual(en: "ring only if rain, dust ..., or none", ko: "비, 먼지 등일 때만 알림, 또는 none")),
    OptionSpec(
      "--nag", value: "INTERVAL", kind: .choice(["5m", "10m", "30m", "1h", none]),
      Bilingual(en: "ring again until it is answered, or none", ko: "답할 때까지 다시 알림, 또는 none")),
  ]

  private static let conditionWords = [
    "rain", "rain:60", "snow", "dust", "pm25:bad", "pm10:bad", "hot", "cold", "비", "비:60", "눈",
    "먼지", "초미세:나쁨", "더위", "추위", none,
  ]

  /// Sets what the options say about reminders.
  ///
  /// - Parameters:
  ///   - plan: when the todo is planned.
  ///   - due: its deadline.
  func setReminding(
    _ reminding: inout Reminding, plan: CivilMoment?, due: CivilMoment?
  ) throws {
    if let rules = try reminderRules(plan: plan) {
      if plan == nil, due == nil, rules?.contains(where: \.isLead) ?? false {
        throw ReminderOptionError.noDay
      }
      reminding.rules = rules
    }
    if let condition = try condition() { reminding.condition = condition }
    if let nag = try nag() { reminding.nag = nag }
  }

  /// The rules that the options set; a nil inside where they bring the usual back.
  func reminderRules(plan: CivilMoment?) throws -> [ReminderRule]?? {
    let texts = line.values("--remind")
    return try texts.isEmpty ? nil : .some(phrases.readReminders(texts, plan: plan))
  }

  /// The condition that the options set; a nil inside where they clear it.
  func condition() throws -> ReminderCondition?? {
    guard let text = try line.value("--if") else { return nil }
    return text == Self.none ? .some(nil) : .some(try ReminderCondition(text, scale: scale))
  }

  /// Minutes after which it rings again; a nil inside where the options clear it.
  func nag() throws -> Int?? {
    guard let text = try line.value("--nag") else { return nil }
    return text == Self.none ? .some(nil) : .some(try Reminding.nag(typed: text))
  }
}

extension PhraseParser {
  /// The word by which a todo reminds as it would without a rule.
  private static let usual = "default"

  /// Reads the rules of reminders: leads and moments, or one word that stands for all.
  ///
  /// - Parameter plan: when the todo is planned; a time alone is on that day.
  /// - Returns: nil for the usual.
  func readReminders(_ texts: [String], plan: CivilMoment?) throws -> [ReminderRule]? {
    if let word = texts.first(where: { $0 == TodoOptions.none || $0 == Self.usual }) {
      guard texts.count == 1 else { throw ReminderOptionError.notAlone(word) }
      return word == TodoOptions.none ? [] : nil
    }
    var rules: [ReminderRule] = []
    for rule in try texts.map({ try readReminder($0, plan: plan) }) where !rules.contains(rule) {
      rules.append(rule)
    }
    return rules
  }

  private func readReminder(_ text: String, plan: CivilMoment?) throws -> ReminderRule {
    if let rule = ReminderRule(stored: text) { return rule }
    guard !Lead.isTooLong(text) else { throw ReminderOptionError.tooLong(text) }
    guard !isNumberAlone(text) else { throw ReminderOptionError.noLead(text) }
    let reading = try readOnce([text], on: plan?.date)
    guard let moment = reading.moment(keeping: nil) else { throw PlanError.deadline }
    return .moment(moment)
  }
}

extension PhraseParser {
  /// Whether a text is a number without a unit, or one with a sign: `30`, `-5m`.
  func isNumberAlone(_ text: String) -> Bool {
    let isSigned = ["-", "+"].contains { text.hasPrefix($0) }
    return isSigned && text.dropFirst().first?.isNumber ?? false
      || text.count < 4 && !text.isEmpty && text.allSatisfy(\.isNumber)
  }
}

extension Reminding {
  /// The minutes of a typed span.
  ///
  /// - Throws: ``ReminderOptionError/noSpan(_:)``.
  static func nag(typed text: String) throws(ReminderOptionError) -> Int {
    guard case .minutes(let minutes)? = Lead(text), nags.contains(minutes) else {
      throw .noSpan(text)
    }
    return minutes
  }
}

extension ReminderRule {
  fileprivate var isLead: Bool {
    if case .lead = self { true } else { false }
  }
}

/// Why the options of reminders do not fit together.
enum ReminderOptionError: Explainable, Equatable {
  /// There is nothing to be early for.
  case noDay
  /// The word stands for all reminders.
  case notAlone(String)
  /// No span of minutes or hours.
  case noSpan(String)
  /// A number without a unit, or a span below nothing.
  case noLead(String)
  /// Too far ahead.
  case tooLong(String)

  var message: Bilingual {
    switch self {
    case .noDay:
      Bilingual(
        en: "a reminder ahead of time needs a day or a deadline",
        ko: "미리 알리려면 날짜나 마감이 필요합니다")
    case .notAlone(let word):
      Bilingual(en: "--remind \(word) stands alone", ko: "--remind \(word)은(는) 혼자 써야 합니다")
    case .noSpan(let text):
      Bilingual(
        en: "'\(text)' is no span from 1m to 24h", ko: "'\(text)'은(는) 1m에서 24h 사이의 시간이 아닙니다")
    case .noLead(let text):
      Bilingual(
        en: "'\(text)' does not say how long before", ko: "'\(text)'만으로는 얼마나 미리 알릴지 알 수 없습니다")
    case .tooLong(let text):
      Bilingual(
        en: "'\(text)' is more than \(Lead.limit) days ahead",
        ko: "'\(text)'은(는) \(Lead.limit)일보다 깁니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .noDay:
      Bilingual(
        en: "say a day, or a moment: --remind \"tomorrow 9am\"",
        ko: "날짜를 쓰거나 시각으로: --remind \"내일 오전 9시\"")
    case .notAlone: Bilingual(en: "leave the others out", ko: "다른 --remind를 빼세요")
    case .noSpan: Bilingual(en: "for example: --nag 10m", ko: "예: --nag 10m")
    case .noLead:
      Bilingual(
        en: "for example: --remind 30m or --remind 1d", ko: "예: --remind 30m 또는 --remind 1d")
    case .tooLong:
      Bilingual(en: "for example: --remind 30d", ko: "예: --remind 30d")
    }
  }
}
