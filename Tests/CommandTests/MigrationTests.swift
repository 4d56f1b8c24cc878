import Database
import Foundation
import TestSupport
import Testing

/// A store that an older version left is brought up where it lies.
@Suite struct MigrationTests {
  /// A home with the store of version 1 that Fixtures keeps.
  private func old() async throws -> Home {
    let home = try Home()
    try home.folder.write("", to: ".local/share/clamate/clamate.db")
    let sql = String(decoding: fixture("schemas/planner-1.sql"), as: UTF8.self)
    try #require(sql != "")
    try Connection(path: home.database, mode: .readWrite).execute(sql)
    return home
  }

  private let backup = ".local/state/clamate/backups/version-1.db"

  @Test("a reader or a writer finds all rows, and numbers go on", arguments: ["list", "add x"])
  func rows(line: String) async throws {
    let home = try await old()
    #expect(try await home.clamate(line: line).status == 0)
    let milk = try #require(try await home.todo(2))
    #expect(milk.uid == "uid-2" && milk.title == "우유 사기" && milk.plan == "2026-03-02 15:00")
    #expect(milk.priority == 1 && milk.tags == ["Home", "장보기"] && !milk.done && !milk.outdoor)
    let book = try #require(try await home.todo(3))
    #expect(book.uid == "uid-3" && book.title == "Read" && book.note == "a book")
    #expect(book.due == "2026-03-04" && book.outdoor && book.done)
    let profile = try object(try await home.clamate("profile", "--json").output)
    #expect(profile["nickname"] as? String == "가나")
    #expect(try await home.clamate("region", "--plain").output.hasPrefix("kr-seoul\t"))
    #expect(try await home.added("next")?.id == (line == "list" ? 8 : 9))
    #expect(try await home.clamate(line: "item add 2 now~with~a~checklist").status == 0)
  }

  @Test("a verified private copy of the old store is kept", arguments: ["list", "add x"])
  func copy(line: String) async throws {
    let home = try await old()
    #expect(try await home.clamate(line: line).status == 0)
    let modes = try await home.shell("stat -c %a ~/\(backup) ~/.local/state/clamate/backups")
    #expect(modes.output == "600\n700\n")
    let copy = try Connection(path: home.folder.path(backup), mode: .readOnly)
    #expect(try copy.isIntact())
    #expect(try copy.first("PRAGMA user_version") { $0.integer(0) } == 1)
    #expect(try copy.first("SELECT count(*) FROM todo") { $0.integer(0) } == 2)
    let daily = line == "list" ? [] : ["day-2026-03-02.db"]
    #expect(try copies(home) == daily + ["version-1.db"])
  }

  private func copies(_ home: Home) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: home.folder.path(".local/state/clamate/backups")
    ).sorted()
  }

  @Test("without room for the copy the old store stays as it was")
  func noCopy() async throws {
    let home = try await old()
    try home.folder.write("a file where the folder should be", to: ".local/state/clamate")
    #expect(try await home.clamate("add", "x").status == 4)
    let store = try Connection(path: home.database, mode: .readOnly)
    #expect(try store.first("PRAGMA user_version") { $0.integer(0) } == 1)
  }

  @Test("twenty at once bring it up once")
  func atOnce() async throws {
    let home = try await old()
    let endings = try await withThrowingTaskGroup(of: Ending.self) { group in
      for number in 1...20 { group.addTask { try await home.clamate("add", "todo \(number)") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(endings.allSatisfy { $0.status == 0 }, "\(endings.map(\.errors))")
    #expect(try await home.todos().count == 21)
    #expect(try copies(home) == ["day-2026-03-02.db", "version-1.db"])
  }
}
