import Database
import DateHelper
import Testing

@testable import Planner

/// A planner's store in memory, in a house whose clocks are nine hours ahead of UTC.
struct PlannerHouse {
  let connection: Connection
  let store: PlannerStore

  init() throws {
    let connection = try Connection(path: "", mode: .memory)
    try connection.migrate(to: .planner) { _ in }
    self.init(connection)
  }

  init(_ connection: Connection) {
    self.connection = connection
    store = PlannerStore(connection)
  }

  /// The clock of the house at a moment such as `2026-03-02T10:00`.
  static func clock(_ now: String, dayStart: String = "00:00") throws -> DateHelper {
    DateHelper(
      now: try instant(now), zone: try #require(Zone(fixedOffset: 9 * 3600)),
      dayStart: try #require(WallTime(iso: dayStart)))
  }

  /// A day on which nothing is hidden.
  static let day = CivilDate.latest

  /// The instant of a moment on the clock of the house.
  static func instant(_ moment: String) throws -> Instant {
    try #require(Instant("\(moment):00+09:00"))
  }

  static func date(_ iso: String) throws -> CivilDate {
    try #require(CivilDate(iso: iso))
  }

  /// A date, or a date and a time parted by `T`; nothing for `-`.
  static func moment(_ text: String) throws -> CivilMoment? {
    guard text != "-" else { return nil }
    let parts = text.split(separator: "T").map(String.init)
    guard parts.count > 1 else { return CivilMoment(date: try date(parts[0])) }
    let time = try #require(WallTime(iso: parts[1]))
    return CivilMoment(date: try date(parts[0]), time: time)
  }

  /// Writes a todo down; its unique name is its title and its number of its kind.
  @discardableResult
  func add(
    _ title: String, plan: String = "-", due: String = "-", priority: Priority? = nil,
    tags: [String] = [], note: String? = nil, isOutdoor: Bool = false, done: String? = nil
  ) throws -> Todo {
    var draft = TodoDraft(title: try Title(title))
    draft.plan = try Self.moment(plan)
    draft.due = try Self.moment(due)
    draft.priority = priority
    draft.tags = try tags.map { try Tag($0) }
    draft.note = note
    draft.isOutdoor = isOutdoor
    let count = try connection.first("SELECT count(*) FROM todo") { $0.integer(0) } ?? 0
    let todo = try store.todos.insert(draft, uid: "uid-\(count)", at: Instant(seconds: 1000))
    guard let done else { return todo }
    return try store.todos.complete([todo], by: Self.clock(done))[0]
  }
}
