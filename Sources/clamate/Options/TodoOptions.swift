import CommandLineKit
import DateHelper
import Language
import Planner
import Sky

/// The options that set the fields of a todo, for `add` and for `edit`.
struct TodoOptions {
  static let specs =
    [
      OptionSpec(
        "--on", value: "DATE", kind: .date, Bilingual(en: "the day, or none", ko: "날짜 또는 none")),
      OptionSpec(
        "--at", value: "TIME", kind: .time, Bilingual(en: "the time, or none", ko: "시각 또는 none")),
      repeatSpec,
      OptionSpec(
        "--due", value: "DATE", kind: .date,
        Bilingual(en: "the deadline, or none", ko: "마감 또는 none")),
      OptionSpec(
        "--note", value: "TEXT", Bilingual(en: "more about it, or none", ko: "메모 또는 none")),
      OptionSpec(
        "--priority", value: "1-3", kind: .choice(["1", "2", "3", "none"]),
        Bilingual(en: "1 matters most, or none", ko: "1이 가장 중요, 또는 none")),
      OptionSpec(
        "--tag", value: "TAG", kind: .tag, isRepeatable: true,
        Bilingual(en: "a tag; may be repeated", ko: "태그, 여러 번 쓸 수 있음")),
      OptionSpec(
        "--project", value: "NAME", kind: .project,
        Bilingual(en: "what it belongs to, or none", ko: "프로젝트, 또는 none")),
      OptionSpec(
        "--hide-until", value: "DATE", kind: .date,
        Bilingual(en: "put it away until a day, or none", ko: "그날까지 숨김, 또는 none")),
      OptionSpec(
        "--place", value: "NAME", kind: .place,
        Bilingual(en: "where it is done, or none", ko: "하는 장소, 또는 none")),
      OptionSpec("--outdoor", Bilingual(en: "it is done outside", ko: "밖에서 하는 일")),
    ] + reminderSpecs

  /// The word that takes a value away.
  static let none = "none"

  let line: ParsedCommand
  let phrases: PhraseParser
  /// The scale of degrees without a sign.
  let scale: TemperatureScale

  init(_ line: ParsedCommand, _ context: Context) {
    self.line = line
    phrases = context.phrases
    scale = Units(context.settings).scale
  }

  /// Whether the options set the day or the time.
  var hasPlan: Bool { line.has("--on") || line.has("--at") }

  /// The plan that the options set, with how its time is said back.
  ///
  /// - Parameters:
  ///   - old: the plan that a todo has now; `--at` alone keeps its day.
  ///   - ofSeries: whether the time is that of all occurrences to come.
  func plan(
    changing old: CivilMoment?, ofSeries: Bool = false
  ) throws -> (plan: CivilMoment?, style: ClockStyle) {
    let on = try line.value("--on")
    let at = try line.value("--at")
    if on == Self.none {
      guard at == nil || at == Self.none else { throw PlanError.timeWithoutDay }
      return (nil, .twentyFourHours)
    }
    if at == Self.none {
      let date = try on.map { try phrases.readDay([$0], direction: .planning) } ?? old?.date
      return (date.map { CivilMoment(date: $0) }, .twentyFourHours)
    }
    let day = try on.map { try phrases.readOnce([$0]) }
    if let day, day.date == nil { throw PlanError.deadline }
    guard let at else {
      return (day?.moment(keeping: old), day?.clock ?? .twentyFourHours)
    }
    let time = try phrases.readMove([at], on: day?.date ?? old?.date, ofSeries: ofSeries)
    guard time.time != nil else { throw PlanError.noTime(at) }
    return (time.moment(keeping: nil), time.clock)
  }

  /// The deadline that the options set; nil where they say nothing, a nil inside where they clear it.
  func due() throws -> CivilMoment?? {
    guard let text = try line.value("--due") else { return nil }
    guard text != Self.none else { return .some(nil) }
    return .some(try phrases.readDeadline([text]))
  }

  /// The note that the options set; a nil inside where they clear it.
  func note() throws -> String?? {
    guard let text = try line.value("--note") else { return nil }
    return text == Self.none || text.isEmpty ? .some(nil) : .some(try checkedText(text))
  }

  /// The priority that the options set; a nil inside where they clear it.
  func priority() throws -> Priority?? {
    guard let text = try line.value("--priority") else { return nil }
    return text == Self.none ? .some(nil) : .some(try Priority(typed: text, option: "--priority"))
  }

  /// The project that the options set; a nil inside where they clear it.
  func project() throws -> Project?? {
    guard let text = try line.value("--project") else { return nil }
    return text == Self.none ? .some(nil) : .some(try Project(text))
  }

  /// The day until which the options put a todo away; a nil inside where they clear it.
  func hiddenUntil() throws -> CivilDate?? {
    guard let text = try line.value("--hide-until") else { return nil }
    guard text != Self.none else { return .some(nil) }
    return .some(try phrases.readDay([text], direction: .planning))
  }

  /// The place that the options set; a nil inside where they clear it.
  ///
  /// - Throws: ``PlaceError/unknown(_:)``.
  func place(in store: @autoclosure () throws -> PlannerStore) throws -> PlaceReference?? {
    guard let text = try line.value("--place") else { return nil }
    guard text != Self.none else { return .some(nil) }
    return .some(try store().places.existingPlace(named: text).reference)
  }

  /// The tags that `--tag` names.
  func tags() throws -> [Tag] {
    try line.values("--tag").map { try Tag(typed: $0) }
  }
}

extension PhraseReading {
  /// The day and the time that were said, with the time of `old` where none was.
  func moment(keeping old: CivilMoment?) -> CivilMoment? {
    date.map { CivilMoment(date: $0, time: time ?? old?.time) }
  }
}

extension Tag {
  /// The tag of an option value, with or without its sign.
  init(typed text: String) throws(TagError) {
    try self.init(text.hasPrefix("+") ? String(text.dropFirst()) : text)
  }
}

extension Priority {
  /// The priority of a digit.
  init(typed text: String, option: String) throws(UsageError) {
    guard let priority = Int(text).flatMap(Priority.init(rawValue:)) else {
      throw .invalidValue(
        option: option, value: text, allowed: Bilingual(en: "1, 2 or 3", ko: "1, 2, 3"))
    }
    self = priority
  }
}

/// Why the options that set a plan do not fit together.
enum PlanError: Explainable, Equatable {
  /// A time needs a day.
  case timeWithoutDay
  /// A todo is not moved to no day.
  case noMove(ids: String)
  /// The phrase is a deadline, not a day.
  case deadline
  /// There is no time in the value of `--at`.
  case noTime(String)
  /// The value of `--repeat` names a day or a time once.
  case noRepeat(String)

  var message: Bilingual {
    switch self {
    case .timeWithoutDay:
      Bilingual(en: "a time needs a day", ko: "시각에는 날짜가 필요합니다")
    case .noMove:
      Bilingual(en: "'none' is no day to move to", ko: "'none'은(는) 옮길 날이 아닙니다")
    case .deadline:
      Bilingual(en: "that is a deadline, not a day", ko: "날짜가 아니라 마감입니다")
    case .noTime(let text):
      Bilingual(en: "there is no time in '\(text)'", ko: "'\(text)'에 시각이 없습니다")
    case .noRepeat(let text):
      Bilingual(en: "'\(text)' does not repeat", ko: "'\(text)'은(는) 반복이 아닙니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .timeWithoutDay:
      Bilingual(en: "leave --at out, or use --at none", ko: "--at을 빼거나 --at none을 쓰세요")
    case .noMove(let ids):
      Bilingual(
        en: "to take the day away: clamate edit \(ids) --on none",
        ko: "날짜를 없애려면: clamate edit \(ids) --on none")
    case .deadline: Bilingual(en: "use --due", ko: "--due를 쓰세요")
    case .noTime: Bilingual(en: "for example: --at 15:00", ko: "예: --at 15:00")
    case .noRepeat:
      Bilingual(en: "for example: --repeat \"every monday\"", ko: "예: --repeat \"매주 월요일\"")
    }
  }
}
