import DateHelper

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
