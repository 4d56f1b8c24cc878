/// A word of another program's command line, such as `pri:high` or `#health`, and how its meaning is
/// written here.
public struct ForeignMark: Sendable, Equatable {
  /// What such a word is about.
  public enum Subject: Sendable {
    /// A tag, `+name` here.
    case tag
    /// A priority, `p:1` here.
    case priority
    /// A project, `project:name` here.
    case project
    /// A day to do it on.
    case day
    /// A time of day.
    case time
    /// The first day of several.
    case start
    /// A deadline, or the last day of several.
    case deadline
    /// How it repeats.
    case repetition
    /// When to be reminded.
    case reminder
    /// Whether it is open or done.
    case state
  }

  /// The word as it was typed.
  public let word: String
  /// What it is about.
  public let subject: Subject
  /// What stands behind its key.
  public let value: String

  /// Keys, in small letters; our own ones too, which are read only as they are written here.
  private static let subjects: [String: Subject] = [
    "tag": .tag, "tags": .tag, "p": .priority, "pri": .priority, "prio": .priority,
    "priority": .priority, "project": .project, "projects": .project, "proj": .project,
    "pro": .project, "on": .day, "date": .day, "day": .day, "when": .day, "scheduled": .day,
    "at": .time, "time": .time, "from": .start, "since": .start, "after": .start,
    "due": .deadline, "to": .deadline, "until": .deadline, "before": .deadline, "by": .deadline,
    "repeat": .repetition, "recur": .repetition, "rec": .repetition, "every": .repetition,
    "remind": .reminder, "status": .state, "state": .state,
    "태그": .tag, "중요도": .priority, "우선순위": .priority, "프로젝트": .project, "날짜": .day,
    "시각": .time, "시간": .time, "마감": .deadline, "기한": .deadline, "반복": .repetition,
    "알림": .reminder, "상태": .state,
  ]

  /// The mark that a word of a line is, nil for other words.
  public init?(_ word: String) {
    self.word = word
    if word.hasPrefix("!") {
      (subject, value) = (.priority, String(word.drop { $0 == "!" }))
      guard priority != nil else { return nil }
      return
    }
    if word.hasPrefix("#") {
      (subject, value) = (.tag, String(word.dropFirst()))
      return
    }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let subject = Self.subjects[parts[0].lowercased()] else { return nil }
    (self.subject, value) = (subject, String(parts[1]))
  }

  /// The tag that the value is, if it can be one.
  public var tag: Tag? { try? Tag(value) }

  /// The project that the value is, if it can be one.
  public var project: Project? { try? Project(value) }

  /// The priority that the value names, as a digit or as other programs call it.
  public var priority: Priority? {
    switch value.lowercased() {
    case "1", "h", "high", "a": .high
    case "2", "m", "medium", "b": .medium
    case "3", "l", "low", "c": .low
    default: nil
    }
  }

  /// How a filter says it; nil for what no filter is about.
  ///
  /// - Parameter isDate: whether a text is a date phrase.
  public func filter(isDate: (String) -> Bool) -> String? {
    let date = isDate(value) ? value : "today"
    return switch subject {
    case .tag: "+\(tag?.name ?? "tag")"
    case .priority: "p:\((priority ?? .high).rawValue)"
    case .project: Project.prefix + (project?.name ?? "name")
    case .day, .time: "on:\(date)"
    case .start: "from:\(date)"
    case .deadline: isDate(value) ? "to:\(value)" : "has:due"
    case .reminder: nil
    case .repetition: "is:repeating"
    case .state: ["done", "completed", "완료"].contains(value.lowercased()) ? "is:done" : "is:open"
    }
  }
}
