import Database
import Foundation
import TestSupport
import Testing

/// Many at once, and ends at any moment.
@Suite struct ConcurrencyTests {
  private func filled(_ count: Int) async throws -> Home {
    let home = try Home()
    let titles = (1...count).map { "todo \($0)" }.joined(separator: "\n")
    #expect(try await home.clamate("add", "-", "--quiet", input: titles).status == 0)
    return home
  }

  private func all(_ lines: [String], in home: Home) async throws -> [Ending] {
    var endings: [Ending] = []
    for running in try lines.map({ try home.start(arguments(of: $0)) }) {
      endings.append(await running.end())
    }
    return endings
  }

  private func isIntact(_ home: Home) throws -> Bool {
    let connection = try Connection(path: home.database, mode: .readOnly)
    let check = try connection.first("PRAGMA integrity_check") { $0.text(0) }
    let orphans = try connection.first("SELECT count(*) FROM pragma_foreign_key_check") {
      $0.integer(0)
    }
    return check == "ok" && orphans == 0
  }

  @Test("what is added while a copy is brought back is in the store or in what was kept of it")
  func restoring() async throws {
    for _ in 0..<5 {
      let home = try await filled(400)
      let copy = home.folder.path("copy.db")
      #expect(try await home.clamate("backup", copy).status == 0)
      let adds = (1...12).map { "add new~\($0) --json" }
      let endings = try await all(
        adds.prefix(6) + ["restore --yes --json \(copy)"] + adds.suffix(6), in: home)
      #expect(endings.allSatisfy { $0.status == 0 })
      let kept = try #require(try object(endings[6].output)["kept"] as? String)
      let told = try (endings[..<6] + endings[7...]).flatMap {
        try decoded($0.output) as [ListedTodo]
      }
      #expect(Set(told.map(\.id)).count == told.count)
      let found = try [home.database, kept].flatMap { path in
        var titles: [String] = []
        let store = try Connection(path: path, mode: .readOnly)
        try store.rows("SELECT title FROM todo") { titles.append($0.text(0)) }
        return titles
      }
      #expect(Set(told.map(\.title)).subtracting(found) == [])
    }
  }

  @Test("forty at once add forty, each with an id of its own, into a store that was not there")
  func adds() async throws {
    let home = try Home()
    let endings = try await all((1...40).map { "add --json todo~\($0)" }, in: home)
    #expect(endings.allSatisfy { $0.status == 0 && $0.errors == "" })
    let told = try endings.flatMap { try decoded($0.output) as [ListedTodo] }
    #expect(Set(told.map(\.id)) == Set(1...40))
    #expect(try await home.todos().sorted { $0.id < $1.id } == told.sorted { $0.id < $1.id })
    #expect(try isIntact(home))
    #expect(try await home.clamate("undo", "--steps", "40").status == 0)
    #expect(try await home.todos() == [])
  }

  @Test("thirty at once close thirty")
  func dones() async throws {
    let home = try await filled(35)
    let endings = try await all((1...30).map { "done \($0)" }, in: home)
    #expect(endings.allSatisfy { $0.status == 0 && $0.errors == "" })
    #expect(try await home.todos("is:done").map(\.id).sorted() == Array(1...30))
    #expect(try await home.todos().map(\.id) == Array(31...35))
    #expect(try array(try await home.clamate("log", "--json", "--steps", "99").output).count == 31)
  }

  @Test("of ten that close the same todo, one does")
  func same() async throws {
    let home = try await filled(1)
    let endings = try await all(Array(repeating: "done 1", count: 10), in: home)
    #expect(endings.map(\.status).sorted() == [0] + Array(repeating: 1, count: 9))
  }

  @Test("readers never fail beside writers, and never write")
  func readers() async throws {
    let home = try await filled(50)
    let lines = (0..<15).flatMap { _ in ["list --json", "today --offline --json", "add x", "month"]
    }
    let endings = try await all(lines, in: home)
    #expect(endings.allSatisfy { $0.status == 0 && $0.errors == "" })
    #expect(try await home.todos().count == 65)
  }

  @Test("a kill at any moment loses nothing that was acknowledged and halves nothing")
  func kills() async throws {
    let home = try await filled(200)
    var random = SplitMix(seed: 7)
    var acknowledged: Set<String> = []
    for round in 0..<40 {
      let line =
        round.isMultiple(of: 2) ? "add round~\(round)" : "edit 1-200 --tag r\(round) --json"
      let running = try home.start(arguments(of: line))
      try await Task.sleep(for: .microseconds(Int.random(in: 0..<12_000, using: &random)))
      running.kill()
      let ending = await running.end()
      #expect(ending.status == 0 || ending.status == 137)
      if round.isMultiple(of: 2), ending.output.hasSuffix("\n") {
        acknowledged.insert("round \(round)")
      }
      if round % 2 == 1, ending.status == 0 { acknowledged.insert("r\(round)") }
    }
    let todos = try await home.todos()
    let tagged = todos.filter { $0.id <= 200 }
    #expect(tagged.count == 200)
    #expect(Set(tagged.map(\.tags)).count == 1, "an edit is whole or not at all")
    let found = Set(todos.map(\.title)).union(tagged.first?.tags ?? [])
    #expect(acknowledged.subtracting(found) == [])
    #expect(try isIntact(home))
    #expect(try await home.clamate("add", "after").status == 0)
    #expect(try await home.clamate("undo").status == 0)
  }
}
