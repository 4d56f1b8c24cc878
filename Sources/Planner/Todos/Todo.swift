import DateHelper

/// Something to do.
public struct Todo: Sendable, Equatable {
  /// A small number that never moves and is never given twice.
  public let id: Int
  /// A name that is unique across stores.
  public let uid: String
  /// What to do, in NFC.
  public var title: String
  /// More about it.
  public var note: String?
  /// When a person means to do it.
  public var plan: CivilMoment?
  /// When it must be done at the latest; only warns.
  public var due: CivilMoment?
  /// How much it matters.
  public var priority: Priority?
  /// Its tags in the order in which they were typed.
  public var tags: [Tag]
  /// Whether it is done under the sky.
  public var isOutdoor: Bool
  /// Where it is done, if that is not where the person is.
  public var place: PlaceReference?
  /// What larger undertaking it belongs to.
  public var project: Project?
  /// The day from which it is shown, where it is put away until then.
  public var hiddenUntil: CivilDate?
  /// The smaller steps inside it.
  public var checklist: [ChecklistItem]
  /// How it repeats; it has a plan then.
  public var series: Series?
  /// What was said about its reminders.
  public var reminding: Reminding
  /// When it was written down.
  public let created: Instant
  /// When it was done, or nil while it is open.
  public var completed: Instant?

  /// Whether it is done.
  public var isDone: Bool { completed != nil }
}

/// How much a todo matters: 1 is the most.
public enum Priority: Int, Sendable, CaseIterable {
  /// Matters most.
  case high = 1
  /// Matters.
  case medium = 2
  /// Matters a little.
  case low = 3
}

/// What a new todo is made of.
public struct TodoDraft: Sendable, Equatable {
  /// What to do.
  public var title: Title
  /// More about it.
  public var note: String?
  /// When it is meant to be done.
  public var plan: CivilMoment?
  /// When it must be done.
  public var due: CivilMoment?
  /// How much it matters.
  public var priority: Priority?
  /// Its tags.
  public var tags: [Tag] = []
  /// Whether it is done under the sky.
  public var isOutdoor = false
  /// Where it is done.
  public var place: PlaceReference?
  /// What larger undertaking it belongs to.
  public var project: Project?
  /// The day from which it is shown.
  public var hiddenUntil: CivilDate?
  /// How it repeats.
  public var series: Series?
  /// What is said about its reminders.
  public var reminding = Reminding()

  /// A draft with nothing but a title.
  public init(title: Title) {
    self.title = title
  }
}
