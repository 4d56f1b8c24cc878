import DateHelper
import Text

/// Which todos a list shows.
///
/// All conditions hold at once.
public struct TodoFilter: Sendable, Equatable {
  /// Whether a todo is open or done.
  public enum State: Sendable {
    /// Not yet done.
    case open
    /// Done.
    case done
  }

  /// Open ones unless told otherwise; nil for both.
  public var state: State? = .open
  /// Only those that are left over from an earlier day or past their deadline.
  public var isOverdue = false
  /// Only those with neither a day nor a deadline.
  public var isUndated = false
  /// Only those under the sky.
  public var isOutdoor = false
  /// The tags of todos that are under the sky without saying so.
  public var outdoorTags: [Tag] = []
  /// Only those that repeat.
  public var isRepeating = false
  /// Only those that are put away until later, in place of those that are not.
  public var isHidden = false
  /// Only those at a place.
  public var place: PlaceReference?
  /// Only those of a project and of its parts.
  public var project: Project?
  /// Only those with a deadline.
  public var hasDue = false
  /// Only those of a priority.
  public var priority: Priority?
  /// Only those planned for or due on this day or later.
  public var from: CivilDate?
  /// Only those planned for or due on this day or earlier.
  public var to: CivilDate?
  /// Tags that a todo must have.
  public var tags: [Tag] = []
  /// Tags that a todo must not have.
  public var withoutTags: [Tag] = []
  /// Texts that the title or the note must hold.
  public var texts: [String] = []

  /// All open todos.
  public init() {}
}

extension TodoFilter {
  /// Reads the words of a filter; words without a sign or a known key are text.
  ///
  /// - Parameters:
  ///   - readDate: reads the phrase after `on:`, `from:` or `to:`.
  ///   - findPlace: the place of a name, or nil; `@word` is text where there is none.
  /// - Throws: ``FilterError``, or what `readDate` and `findPlace` throw.
  public init(
    words: [String], readDate: (String) throws -> CivilDate,
    findPlace: (String) throws -> PlaceReference? = { _ in nil }
  ) throws {
    for word in words {
      if let place = try PlaceReference.name(inSign: word).flatMap(findPlace) {
        guard self.place == nil else { throw FilterError.unknown(word) }
        self.place = place
        continue
      }
      try add(word, readDate)
    }
    if isHidden, state != .open { throw FilterError.unknown("is:hidden is:done") }
    try Self.refuseContradictions(words)
    if let from, let to, from > to {
      throw FilterError.contradiction("from:\(from.iso)", "to:\(to.iso)")
    }
  }

  /// Filters that no todo can pass together.
  private static let contradictions = [
    ("is:open", "is:done"), ("is:overdue", "is:done"), ("is:undated", "is:overdue"),
    ("is:undated", "has:due"), ("is:undated", "on:"), ("is:undated", "from:"),
    ("is:undated", "to:"), ("on:", "from:"), ("on:", "to:"),
  ]

  private static func refuseContradictions(_ words: [String]) throws(FilterError) {
    func first(_ start: String) -> String? {
      words.first { $0.lowercased().hasPrefix(start) }
    }
    for (one, other) in contradictions {
      if let one = first(one), let other = first(other) { throw .contradiction(one, other) }
    }
  }

  private mutating func add(_ word: String, _ readDate: (String) throws -> CivilDate) throws {
    if let tag = Tag(sign: word) {
      tags.append(tag)
      return
    }
    // A text that is in every title would be no filter at all.
    if InputText.isBlank(word) || word == Project.prefix { throw FilterError.unknown(word) }
    if let project = try Project.sign(word) {
      guard self.project == nil else { throw FilterError.unknown(word) }
      self.project = project
      return
    }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let key = Key(rawValue: parts[0].lowercased()) else {
      if parts.count == 2, let ours = ForeignKey.ours(parts[0].lowercased()) {
        throw FilterError.foreign(word, ours: ours)
      }
      texts.append(try checkedText(word))
      return
    }
    let value = String(parts[1])
    switch key {
    case .is: try setState(value, word)
    case .has:
      guard value == "due" else { throw FilterError.unknown(word) }
      hasDue = true
    case .p:
      guard self.priority == nil, let priority = Int(value).flatMap(Priority.init(rawValue:)) else {
        throw FilterError.unknown(word)
      }
      self.priority = priority
    case .on:
      let date = try readDate(value)
      (from, to) = (date, date)
    case .from: from = try readDate(value)
    case .to: to = try readDate(value)
    }
  }

  private mutating func setState(_ value: String, _ word: String) throws(FilterError) {
    switch value {
    case "open": state = .open
    case "done": state = .done
    case "overdue": isOverdue = true
    case "undated": isUndated = true
    case "outdoor": isOutdoor = true
    case "repeating": isRepeating = true
    case "hidden": isHidden = true
    default: throw .unknown(word)
    }
  }

  private enum Key: String {
    case `is`, has, p, on, from, to
  }
}

/// Keys of filters as other programs have them.
private enum ForeignKey {
  private static let words = [
    "tag": "+tag", "tags": "+tag", "due": "has:due, to:", "date": "on:", "day": "on:",
    "at": "on:", "when": "on:", "scheduled": "on:", "since": "from:", "after": "from:",
    "until": "to:", "before": "to:", "by": "to:", "priority": "p:", "pri": "p:", "prio": "p:",
    "status": "is:", "state": "is:", "pro": "project:", "proj": "project:",
    "projects": "project:", "repeat": "is:repeating",
  ]

  /// How we write it.
  static func ours(_ key: String) -> String? { words[key] }
}
