import DateHelper
import Testing

@testable import Exchange
@testable import Planner

/// Templates of Taskwarrior and their copies, in a house nine hours ahead of UTC.
@Suite struct TaskwarriorSeriesTests {
  private static let uid = "11111111-aaaa-4aaa-8aaa-00000000000"

  /// A todo each day at 08:00, as Taskwarrior 2.6 gives it back: the attributes of ours stay as they
  /// were written, and so does `scheduled` in copies; `due` alone moves.
  private static func task(_ number: Int, _ attributes: String, due day: Int) -> String {
    """
    {"uuid":"\(uid)\(number)","description":"pills","entry":"2026030\(number)T000000Z",
    "scheduled":"20260301T230000Z","due":"202603\(day < 10 ? "0" : "")\(day)T230000Z",
    "recur":"1days","rtype":"periodic","clamaterepeat":"FREQ=DAILY","clamateanchor":"2026-03-02",
    "clamateoccurrence":"2026-03-02T08:00","clamateplan":"2026-03-02T08:00","clamatedue":"none",
    \(attributes)}
    """
  }

  private static func template(_ mask: String) -> String {
    task(1, #""status":"recurring","mask":"\#(mask)""#, due: 1)
  }

  private static func copy(_ index: Int, _ status: String) -> String {
    task(
      index + 2,
      #""status":"\#(status)","parent":"\#(uid)1","imask":\#(index),"end":"20260303T000000Z""#,
      due: index + 1)
  }

  private static func file(_ tasks: [String]) -> String {
    "[\(tasks.joined(separator: ",\n"))]\n"
  }

  @Test(
    "A template and its copies are one todo, open where the earliest open copy is",
    arguments: [
      ([template("--"), copy(0, "pending"), copy(1, "pending")], "2026-03-02T08:00", []),
      ([copy(1, "pending"), copy(0, "waiting"), template("--")], "2026-03-02T08:00", []),
      (
        [template("+-"), copy(0, "completed"), copy(1, "pending")], "2026-03-03T08:00",
        ["2026-03-02T08:00"]
      ),
      ([template("+"), copy(0, "completed")], "2026-03-03T08:00", ["2026-03-02T08:00"]),
      ([template("X-"), copy(0, "deleted"), copy(1, "pending")], "2026-03-03T08:00", []),
      ([copy(2, "pending"), copy(3, "pending")], "2026-03-04T08:00", []),
      ([template("")], "2026-03-02T08:00", []),
    ] as [([String], String, [String])])
  func one(tasks: [String], occurrence: String, done: [String]) throws {
    let house = try Warehouse()
    try house.take(Self.file(tasks))
    let todo = try #require(try house.todos().first)
    #expect(try house.todos().count == 1)
    #expect(todo.uid == Self.uid + "1")
    #expect(todo.plan?.iso == occurrence && todo.series?.occurrence.iso == occurrence)
    #expect(todo.due == nil && !todo.isDone)
    #expect(todo.series?.rule.text == "FREQ=DAILY")
    #expect(todo.series?.anchor.iso == "2026-03-02")
    #expect(try house.store.todos.completions(of: todo.id).map(\.occurrence.iso) == done)
    #expect(try !house.take(Self.file(tasks)).hasChanges)
  }

  @Test("What was done before a template is read again is not done twice")
  func history() throws {
    let house = try Warehouse()
    try house.take(Self.file([Self.template("+-"), Self.copy(0, "completed")]))
    try house.take(
      Self.file([Self.template("++-"), Self.copy(0, "completed"), Self.copy(1, "completed")]))
    let todo = try #require(try house.todos().first)
    #expect(todo.plan?.iso == "2026-03-04T08:00")
    #expect(
      try house.store.todos.completions(of: todo.id).map(\.occurrence.iso) == [
        "2026-03-02T08:00", "2026-03-03T08:00",
      ])
  }

  @Test("A template of Taskwarrior's own repeats from its copy, whose content holds")
  func foreign() throws {
    let house = try Warehouse()
    let task = #""recur":"monthly","entry":"20260101T000000Z""#
    try house.take(
      """
      [{"uuid":"\(Self.uid)1","description":"rent","status":"recurring","due":"20260227T150000Z",\(task)},
      {"uuid":"\(Self.uid)2","description":"rent!","status":"pending","due":"20260327T150000Z",
       "parent":"\(Self.uid)1","imask":1,\(task)}]
      """)
    let todo = try #require(try house.todos().first)
    #expect(try house.todos().count == 1)
    #expect(todo.title == "rent!" && todo.uid == Self.uid + "1")
    #expect(todo.plan?.iso == "2026-03-28" && todo.due?.iso == "2026-03-28")
    #expect(todo.series?.rule.text == "FREQ=MONTHLY;BYMONTHDAY=28")
  }

  @Test("Done copies of a template that is gone are todos that are done")
  func gone() throws {
    let house = try Warehouse()
    try house.take(Self.file([Self.copy(0, "completed"), Self.copy(1, "completed")]))
    let todos = try house.todos()
    #expect(todos.count == 2)
    #expect(todos.allSatisfy { $0.isDone && $0.series == nil })
  }

  @Test(
    "A rule that Taskwarrior changed is the one that holds",
    arguments: [
      (#""recur":"1days""#, "FREQ=DAILY"), (#""recur":"daily""#, "FREQ=DAILY"),
      (#""recur":"2wks""#, "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"), (#""x":"y""#, nil),
    ] as [(String, String?)])
  func changedRule(recur: String, rule: String?) throws {
    let house = try Warehouse()
    let status = recur.contains("recur") ? "recurring" : "pending"
    let text = Self.template("").replacing(#""recur":"1days""#, with: recur)
      .replacing(#""status":"recurring""#, with: "\"status\":\"\(status)\"")
    try house.take(Self.file([text]))
    #expect(try house.todos().first?.series?.rule.text == rule)
  }

  @Test("What Taskwarrior notes of its copies goes back, so that none is made twice")
  func progress() throws {
    let house = try Warehouse()
    try house.take(Self.file([Self.template("--"), Self.copy(0, "pending")]))
    let written = try house.exported(.taskwarrior)
    #expect(written.contains(#""mask":"--""#) && written.contains(#""rtype":"periodic""#))
    #expect(written.split(separator: "mask").count == 2)
  }

  @Test(
    "Each day of a month has a form there; what has none is counted",
    arguments: [
      ("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "1months", []),
      ("FREQ=MONTHLY;BYMONTHDAY=3", "1months", []), ("FREQ=DAILY;COUNT=3", nil, ["repeat"]),
      ("FREQ=WEEKLY;BYDAY=MO,TU", nil, ["repeat"]),
      ("AFTER-DONE;FREQ=DAILY;INTERVAL=3", nil, ["repeat"]),
    ] as [(String, String?, [String])])
  func forms(rule: String, recur: String?, lost: [String]) throws {
    let house = try Warehouse()
    let text = Self.task(1, #""status":"pending""#, due: 1)
      .replacing(#""recur":"1days""#, with: recur.map { "\"recur\":\"\($0)\"" } ?? #""a":"b""#)
      .replacing("FREQ=DAILY", with: rule)
    try house.take(Self.file([text]))
    try #require(try house.todos().first?.series != nil)
    var bytes: [UInt8] = []
    let export = try StoreExport(of: house.store, as: .taskwarrior, house.clock) { bytes += $0 }
    let written = String(decoding: bytes, as: UTF8.self)
    #expect(written.contains("\"recur\":\"\(recur ?? "")") == (recur != nil))
    #expect(written.contains(#""status":"recurring""#) == (recur != nil))
    #expect(export.lost.map(\.name) == lost)
  }

  @Test("A task that comes again by what has no rule here stays one that comes again there")
  func otherRecurrence() throws {
    let house = try Warehouse()
    let task =
      Self.template("-").replacing("clamaterepeat", with: "other")
      .replacing(#""recur":"1days""#, with: #""recur":"3hours""#)
    try house.take(Self.file([task]))
    let written = try house.exported(.taskwarrior)
    #expect(written.contains(#""recur":"3hours""#) && written.contains(#""status":"recurring""#))
  }

  @Test("What Taskwarrior knows finer goes back as it came, until it is changed here")
  func finer() throws {
    let house = try Warehouse()
    let lines = [
      #""due":"20260305T145959Z""#, #""scheduled":"20260304T030007Z""#,
      #""wait":"20260303T090000Z""#,
      #""annotations":[{"entry":"20260301T010203Z","description":"one"},{"entry":"20260302T010203Z","description":"two"}]"#,
    ]
    let task =
      #"{"uuid":"\#(Self.uid)9","description":"a","status":"pending","entry":"20260301T000000Z","#
    try house.take(Self.file([task + lines.joined(separator: ",") + "}"]))
    let written = try house.exported(.taskwarrior)
    for line in lines { #expect(written.contains(line), "\(written)") }
    for name in ["due", "scheduled", "wait", "annotations"] {
      #expect(written.split(separator: "\"\(name)\":").count == 2)
    }
    #expect(try !house.take(written).hasChanges)
    var todo = try #require(try house.todos().first)
    todo.note = "three"
    todo.due = todo.due.map { CivilMoment(date: $0.date.adding(days: 1), time: $0.time) }
    try house.store.todos.update(todo)
    var bytes: [UInt8] = []
    let export = try StoreExport(of: house.store, as: .taskwarrior, house.clock) { bytes += $0 }
    let later = String(decoding: bytes, as: UTF8.self)
    #expect(export.lost.map(\.name) == ["annotations"])
    #expect(later.contains(#""due":"20260306T145900Z""#) && later.contains("three"))
    #expect(!later.contains("two") && later.contains(lines[2]))
  }
}
