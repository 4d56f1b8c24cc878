import Foundation
import TestSupport
import Testing

/// What is put away until a day is out of sight until then, and counted.
@Suite struct HiddenTests {
  static let theDay: [String: String?] = ["CLAMATE_NOW": "2026-03-05T00:00:00+09:00"]
  static let theEve: [String: String?] = ["CLAMATE_NOW": "2026-03-04T23:59:59+09:00"]

  /// Todos 1 (planned for today), 2 (left over), 3 (due today), 4 (undated), 5 (of the 20th), all
  /// hidden until Thursday the 5th, and 6, which is not.
  private func filled() async throws -> Home {
    let home = try Home()
    for words in [
      "planned --on today", "late --on 2026-02-27", "due --due today", "undated",
      "later --on 2026-03-20",
    ] {
      try await home.clamate(line: "add \(words) --hide-until thursday")
    }
    try await home.clamate(line: "add open")
    return home
  }

  private func ids(_ object: [String: Any], _ name: String) -> [Int] {
    (object[name] as? [[String: Any]] ?? []).compactMap { $0["id"] as? Int }
  }

  @Test("until the day it is in no list, no today, and in no count of a day before")
  func outOfSight() async throws {
    let home = try await filled()
    for changes in [[:], Self.theEve] {
      #expect(try await home.todos(with: changes).map(\.id) == [6])
      #expect(try await home.todos("is:overdue", with: changes) == [])
      #expect(try await home.todos("has:due", with: changes) == [])
      let today = try object(
        try await home.clamate("today", "--json", "--offline", with: changes).output)
      for name in ["overdue", "todos", "deadlines", "done"] { #expect(ids(today, name) == []) }
      #expect(today["undated"] as? Int == 1)
      let month = try array(try await home.clamate("month", "--json", with: changes).output)
      #expect(month.filter { $0["open"] as? Int != 0 }.map { $0["date"] as? String } == later)
    }
  }

  /// The day of the month on which a hidden todo is planned, but hidden no more.
  private let later = ["2026-03-20"]

  @Test("on the day it is back everywhere")
  func backAgain() async throws {
    let home = try await filled()
    let changes = Self.theDay
    #expect(try await home.todos(with: changes).map(\.id).sorted() == [1, 2, 3, 4, 5, 6])
    #expect(try await home.todos("is:overdue", with: changes).map(\.id).sorted() == [1, 2, 3])
    #expect(try await home.todos("is:hidden", with: changes) == [])
    let today = try object(
      try await home.clamate("today", "--json", "--offline", with: changes).output)
    #expect(ids(today, "overdue").sorted() == [1, 2, 3])
    #expect(today["undated"] as? Int == 2 && today["hidden"] as? Int == 0)
    let month = try array(try await home.clamate("month", "--json", with: changes).output)
    #expect(month.first { $0["date"] as? String == "2026-03-20" }?["open"] as? Int == 1)
  }

  @Test("today says how many are hidden, and is:hidden lists them")
  func counted() async throws {
    let home = try await filled()
    let today = try await home.clamate("today", "--json", "--offline")
    #expect(try object(today.output)["hidden"] as? Int == 5)
    let screen = try await home.clamate("today", "--offline")
    #expect(screen.lines.contains { $0.contains("5") && $0.contains("is:hidden") })
    #expect(try await home.todos("is:hidden").map(\.id).sorted() == [1, 2, 3, 4, 5])
    #expect(try await home.todos("is:hidden", "due").map(\.id) == [3])
  }

  @Test("what is hidden can still be shown, found, finished and brought back")
  func reachable() async throws {
    let home = try await filled()
    let shown = try array(try await home.clamate("show", "1", "--json").output).first
    #expect(shown?["hiddenUntil"] as? String == "2026-03-05")
    #expect(try await home.clamate("find", "undated").lines.count == 1)
    #expect(try await home.clamate("done", "1").status == 0)
    #expect(try await home.todos("is:done").map(\.id) == [1])
    #expect(try await home.clamate(line: "edit 4 --hide-until none").status == 0)
    #expect(try await home.todos().map(\.id) == [4, 6])
    try await home.clamate("undo")
    #expect(try await home.todos().map(\.id) == [6])
  }

  @Test(
    "a day that cannot be one is refused",
    arguments: ["banana", "2026-02-30", "tomorow", "", "3pm"])
  func refused(day: String) async throws {
    let home = try Home()
    #expect(try await home.clamate("add", "x", "--hide-until", day).status == 2)
    #expect(try await home.todos() == [])
  }
}
