import Database
import DateHelper

/// All that a person said about the reminders of a todo.
public struct Reminding: Sendable, Equatable {
  /// When it reminds, none for never; nil for the usual: at its time.
  public var rules: [ReminderRule]?
  /// What the sky must do for it to ring.
  public var condition: ReminderCondition?
  /// Minutes after which it rings again until it is answered.
  public var nag: Int?
  /// What was said to a reminder that rang; a new plan drops it.
  public var answer: ReminderAnswer?

  /// The usual.
  public init() {}
}

/// What a person says to a reminder, by which those up to a local time are over.
public enum ReminderAnswer: Sendable, Equatable {
  /// Ring again at this time.
  case snoozed(CivilMoment)
  /// Do not ring again; later reminders stay.
  case dismissed(CivilMoment)

  /// The last local time that it answers.
  public var until: CivilMoment {
    switch self {
    case .snoozed(let until), .dismissed(let until): until
    }
  }

  fileprivate var word: String {
    switch self {
    case .snoozed: "snoozed"
    case .dismissed: "dismissed"
    }
  }
}

extension Reminding {
  /// The columns of a todo, in the order of ``values`` and of ``init(_:from:)``.
  static let columns = ["remind", "condition", "nag", "answer", "answered_until"]
  private static let none = "none"

  /// How often a nag may ring: from each minute to once a day, in minutes.
  public static let nags = 1...1440

  /// The rules as they are stored: parted by commas, `none` for never; nil for the usual.
  public var storedRules: String? {
    rules.map { rules in
      rules.isEmpty ? Self.none : rules.map(\.text).joined(separator: ",")
    }
  }

  /// The rules of a text as ``storedRules`` has them, nil for any other.
  public static func rules(stored text: String) -> [ReminderRule]? {
    if text == none { return [] }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let rules = parts.compactMap { ReminderRule(stored: String($0)) }
    return rules.count == parts.count ? rules : nil
  }

  /// The rules that hold for a plan: those that were said, or its own time.
  public func rules(of plan: CivilMoment?, _ clock: ReminderClock) -> [ReminderRule] {
    if let rules { return rules }
    guard let plan, plan.time != nil || clock.allDay != nil else { return [] }
    return [.onTime]
  }

  /// What is stored in ``columns``.
  var values: [any Bindable] {
    [storedRules, condition?.text, nag, answer?.word, answer?.until.iso] as [any Bindable]
  }

  /// Reads ``columns``, which begin with the column `first`.
  init(_ row: Row, from first: Int) {
    rules = row.optionalText(first).map { text in
      text.split(separator: ",").compactMap { ReminderRule(stored: String($0)) }
    }
    condition = row.optionalText(first + 1).flatMap(ReminderCondition.init(stored:))
    nag = row.optionalInteger(first + 2)
    guard let until = row.optionalText(first + 4).flatMap(CivilMoment.init(iso:)) else { return }
    answer = row.text(first + 3) == "snoozed" ? .snoozed(until) : .dismissed(until)
  }
}
