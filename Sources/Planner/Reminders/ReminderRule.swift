import DateHelper

/// When a todo reminds.
public enum ReminderRule: Sendable, Hashable {
  /// So long before it is planned, or before its deadline where it has no plan.
  case lead(Lead)
  /// At a moment, once; without a time at that of todos without one.
  case moment(CivilMoment)

  /// The time of the todo itself.
  public static let onTime = ReminderRule.lead(.minutes(0))

  /// The rule as it is stored: `30m`, `2026-03-03T09:00`.
  public var text: String {
    switch self {
    case .lead(let lead): lead.text
    case .moment(let moment): moment.iso
    }
  }

  /// The rule of a stored text, or of a bare duration; nil for any other.
  public init?(stored text: String) {
    if let lead = Lead(text) {
      self = .lead(lead)
    } else if let moment = CivilMoment(iso: text) {
      self = .moment(moment)
    } else {
      return nil
    }
  }
}
