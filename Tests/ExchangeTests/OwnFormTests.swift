import Database
import Language
import Testing

@testable import Exchange
@testable import Planner

@Suite struct OwnFormTests {
  @Test("What was exported, imported and exported again is the same, numbers and counters too")
  func roundTrip() throws {
    let (one, other) = (try Warehouse(), try Warehouse())
    try one.fill()
    let text = try one.exported(.clamate)
    try other.take(text)
    #expect(try other.exported(.clamate) == text)
    let head = try #require(text.split(separator: "\n").first)
    #expect(head.hasPrefix("{\"format\":\"clamate\",\"version\":1,\"counters\":{"))
    #expect(head.contains("\"todo\":9,"))
    #expect(text.hasSuffix("{\"end\":true,\"records\":11}\n"))
  }

  @Test("Importing again changes nothing and is no step")
  func again() throws {
    let house = try Warehouse()
    try house.fill()
    let text = try house.exported(.clamate)
    let report = try house.store.journal.record(at: 0, verb: "import") {
      let report = try house.taking(text)
      return (report, "")
    }
    #expect(!report.hasChanges)
    #expect(report.counts.map(\.type) == ["todo", "filter", "profile"])
    #expect(report.counts.map(\.count.same) == [4, 1, 1])
    #expect(try house.store.journal.steps(limit: 9).isEmpty)
    #expect(try house.exported(.clamate) == text)
  }

  @Test("A file cut off after any byte adds nothing")
  func truncated() throws {
    let text = Array(
      """
      {"format":"clamate","version":1,"counters":{"todo":3}}
      {"type":"todo","id":1,"uid":"u","title":"치과","outdoor":false,"created":5}
      {"type":"tag","todo":1,"position":0,"name":"a"}
      {"end":true,"records":2}

      """.utf8)
    let house = try Warehouse()
    for length in text.indices {
      let part = String(decoding: text[..<length], as: UTF8.self)
      #expect(throws: (any Error).self, "\(length) bytes") { try house.take(part, as: .clamate) }
    }
    #expect(try house.todos().isEmpty)
    #expect(
      try house.connection.first("SELECT count(*) FROM sqlite_sequence") { $0.integer(0) } == 0)
    try house.take(String(decoding: text, as: UTF8.self))
    #expect(try house.todos().count == 1)
  }

  @Test("A number that was given before is not given again; what refers to it follows")
  func numbers() throws {
    let house = try Warehouse()
    try house.take(
      """
      {"format":"clamate","version":1,"counters":{"todo":2}}
      {"type":"todo","id":1,"uid":"other","title":"mine","outdoor":false,"created":5}
      {"end":true,"records":1}

      """)
    try house.fill()
    let todos = try house.todos()
    // 2 was given and removed; 4 and 5 were not; both counters end at 9.
    #expect(todos.map(\.id) == [1, 4, 5, 10, 11])
    #expect(
      todos.map(\.title) == ["mine", "every friday", "x 2026-01-01 (A) water"]
        + todos.suffix(2).map(\.title))
    #expect(todos[3].tags.map(\.name) == ["건강", "b-c"])
    #expect(todos[3].checklist.count == 2)
    #expect(try house.store.todos.latestCompletion(of: 4)?.number == 1)
  }

  @Test("A record that is there is known by its uid and replaced with all its parts")
  func replaced() throws {
    let house = try Warehouse()
    try house.fill()
    let report = try house.take(
      """
      {"format":"clamate","version":1}
      {"type":"todo","id":77,"uid":"11111111-aaaa-4aaa-8aaa-000000000001","title":"new","outdoor":false,"created":5}
      {"type":"tag","todo":77,"position":0,"name":"c"}
      {"end":true,"records":2}

      """)
    #expect(report.counts.map(\.count.changed) == [1])
    let todo = try #require(try house.store.todos.todo(1))
    #expect(todo.title == "new")
    #expect(todo.tags.map(\.name) == ["c"])
    #expect(todo.checklist.isEmpty)
  }

  @Test(
    "One wrong line refuses all of a file and is named",
    arguments: [
      #"{"type":"todo","id":2,"uid":"b","title":" ","outdoor":false,"created":5}"#,
      #"{"type":"todo","id":2,"uid":"b","title":"a\u0007","outdoor":false,"created":5}"#,
      #"{"type":"todo","id":2,"uid":"b","title":"x","outdoor":0,"created":5}"#,
      #"{"type":"todo","id":2,"uid":"b","title":"x","outdoor":false}"#,
      #"{"type":"todo","id":2,"uid":"b","title":"x","date":"2026-02-30","outdoor":false,"created":5}"#,
      #"{"type":"todo","id":2,"uid":"b","title":"x","time":"10:00","outdoor":false,"created":5}"#,
      #"{"type":"todo","id":2,"uid":"b","title":"x","priority":4,"outdoor":false,"created":5}"#,
      #"{"type":"todo","id":1,"uid":"b","title":"x","outdoor":false,"created":5}"#,
      #"{"type":"todo","id":9999999999,"uid":"b","title":"x","outdoor":false,"created":5}"#,
      #"{"type":"todo","id":2,"uid":"","title":"x","outdoor":false,"created":5}"#,
      #"{"type":"todo","id":2,"uid":"b","title":"x","title":"y","outdoor":false,"created":5}"#,
      #"{"type":"tag","todo":3,"position":0,"name":"a"}"#,
      #"{"type":"tag","todo":1,"position":0,"name":"a b"}"#,
      #"{"type":"region","id":1,"key":"k","nameEn":"a","nameKo":"b","latitude":91,"longitude":0}"#,
      #"{"type":"profile","id":2,"nickname":"a"}"#, #"{"id":2}"#, "[1]", "nonsense", "",
    ])
  func refused(line: String) throws {
    let house = try Warehouse()
    let text = """
      {"format":"clamate","version":1}
      {"type":"todo","id":1,"uid":"a","title":"fine","outdoor":false,"created":5}
      \(line)
      {"end":true,"records":2}

      """
    do {
      try house.take(text)
      Issue.record("taken: \(line)")
    } catch ImportError.line(let number, _) {
      #expect(number == 3)
    }
    #expect(try house.todos().isEmpty)
  }

  @Test(
    "What the rules of the store refuse is told by the names of the file, without their SQL",
    arguments: [
      (#""time":"10:00""#, RecordFault.needs("time", "date")),
      (#""dueTime":"10:00""#, .needs("dueTime", "dueDate")),
      (
        #""repeatRule":"FREQ=DAILY","repeatAnchor":"2026-03-02","occurrenceDate":"2026-03-02""#,
        .needs("repeatRule", "date")
      ),
      (
        #""date":"2026-03-02","repeatAnchor":"2026-03-02""#, .together("repeatAnchor", "repeatRule")
      ),
      (#""answer":"snoozed""#, .together("answeredUntil", "answer")),
    ])
  func rules(members: String, fault: RecordFault) throws {
    let house = try Warehouse()
    do {
      try house.take(
        """
        {"format":"clamate","version":1}
        {"type":"todo","id":1,"uid":"a","title":"a","outdoor":false,"created":5,\(members)}
        {"end":true,"records":1}

        """)
      Issue.record("taken")
    } catch ImportError.line(2, let found) {
      #expect(found as? RecordFault == fault)
    }
  }

  @Test(
    "What comes twice, ends before it begins or would lead elsewhere is refused",
    arguments: [
      (
        #"{"type":"tag","todo":1,"position":0,"name":"A"}"#, "another 'tag' has the same todo, name"
      ),
      (
        #"{"type":"todo","id":2,"uid":"a","title":"b","outdoor":false,"created":5}"#,
        "another 'todo' has the same uid"
      ),
      (
        #"{"type":"session","id":1,"uid":"s","focus":true,"zone":"UTC","started":1,"ended":5}"#
          + "\n"
          + #"{"type":"session","id":2,"uid":"s","focus":true,"zone":"UTC","started":8,"ended":9}"#,
        "another 'session' has the same uid"
      ),
      (
        #"{"type":"session","id":1,"uid":"s","focus":true,"zone":"UTC","started":9,"ended":5}"#,
        "'ended' must be after 'started'"
      ),
      (
        #"{"type":"session","id":1,"uid":"s","focus":true,"zone":"../Seoul","started":1,"ended":5}"#,
        "'zone' cannot be \"../Seoul\""
      ),
      (
        #"{"type":"session","id":1,"uid":"s","focus":true,"zone":"a b","started":1,"ended":5}"#,
        "'zone' cannot be \"a b\""
      ),
      (
        #"{"type":"session","id":1,"uid":"s","focus":true,"zone":"UTC","started":100,"ended":500}"#
          + "\n" + #"{"type":"pause","session":1,"started":0,"ended":200}"#,
        "the pause of 1970-01-01T09:00 is not within its session, or overlaps another"
      ),
      (
        #"{"type":"session","id":1,"uid":"s","focus":true,"zone":"UTC","started":100,"ended":500}"#
          + "\n" + #"{"type":"pause","session":1,"started":200,"ended":501}"#,
        "the pause of 1970-01-01T09:03 is not within its session, or overlaps another"
      ),
      (
        #"{"type":"session","id":1,"uid":"s","focus":true,"zone":"UTC","started":100,"ended":500}"#
          + "\n" + #"{"type":"pause","session":1,"started":200}"#,
        "the pause of 1970-01-01T09:03 is not within its session, or overlaps another"
      ),
      (
        #"{"type":"session","id":1,"uid":"s","focus":true,"zone":"UTC","started":100}"#
          + "\n" + #"{"type":"pause","session":1,"started":200,"ended":1980000000}"#,
        "the pause of 1970-01-01T09:03 is not within its session, or overlaps another"
      ),
      (
        #"{"type":"keptLine","todo":1,"number":1,"form":"icalendar","line":"A:b\nEND:VTODO"}"#,
        #"'line' cannot be "A:b\nEND:VTODO""#
      ),
    ])
  func impossible(line: String, message: String) throws {
    let house = try Warehouse()
    do {
      try house.take(
        """
        {"format":"clamate","version":1}
        {"type":"todo","id":1,"uid":"a","title":"a","outdoor":false,"created":5}
        {"type":"tag","todo":1,"position":1,"name":"a"}
        \(line)
        {"end":true,"records":3}

        """)
      Issue.record("taken")
    } catch ImportError.line(let number, let fault) {
      #expect(fault.message.english == message)
      #expect(number == 3 + line.split(separator: "\n").count)
    }
    #expect(try house.todos().isEmpty)
  }

  @Test("Spaces of another program's JSON change nothing")
  func spaced() throws {
    let house = try Warehouse()
    try house.take(
      """
      { "format": "clamate", "version": 1 }
      { "type": "todo", "id": 1, "uid": "a", "title": "a", "outdoor": false, "created": 5 }
      { "end": true, "records": 1 }

      """)
    #expect(try house.todos().map(\.title) == ["a"])
  }

  @Test("A newer form is refused; unknown types and names are counted")
  func newer() throws {
    let house = try Warehouse()
    #expect(throws: ImportError.self) {
      try house.take("{\"format\":\"clamate\",\"version\":2}\n{\"end\":true,\"records\":0}\n")
    }
    let report = try house.take(
      """
      {"format":"clamate","version":1,"counters":{"dream":1}}
      {"type":"todo","id":1,"uid":"a","title":"x","outdoor":false,"created":5,"mood":"good"}
      {"type":"dream","id":1}
      {"end":true,"records":2}

      """)
    #expect(report.dropped.map(\.name) == ["counters.dream", "dream", "todo.mood"])
    #expect(try house.todos().count == 1)
  }

  @Test("A session that runs at the same time as another is refused")
  func overlap() throws {
    let house = try Warehouse()
    let head = "{\"format\":\"clamate\",\"version\":1}\n"
    func session(_ number: Int, _ span: ClosedRange<Int>) -> String {
      """
      {"type":"session","id":\(number),"uid":"s\(number)","focus":true,"zone":"UTC",\
      "started":\(span.lowerBound),"ended":\(span.upperBound)}

      """
    }
    let end = "{\"end\":true,\"records\":1}\n"
    try house.take(head + session(1, 1000...2000) + end)
    try house.take(head + session(2, 2000...3000) + end)
    try house.take(head + session(3, 500...1000) + end)
    for span in [999...1001, 1500...1600, 0...9000, 2999...3001] {
      #expect(throws: ImportError.self) { try house.take(head + session(4, span) + end) }
    }
  }

  @Test("A longer line than any that we write is refused before it is read whole")
  func longLine() throws {
    let house = try Warehouse()
    let text = "{\"format\":\"clamate\",\"version\":1}\n" + String(repeating: "x", count: 17 << 20)
    #expect(throws: ImportError.self) { try house.take(text, as: .clamate) }
  }
}
