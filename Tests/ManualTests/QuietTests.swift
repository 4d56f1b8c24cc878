import Foundation
import TestSupport
import Testing

@Suite struct QuietTests {
  @Test(
    "Whatever a shell hands over, completion ends with 0 and says nothing else",
    arguments: [
      [], ["x"], ["-1", "clamate"], ["0", "clamate"], ["99999999999999999999", "clamate"],
      ["9223372036854775807", "clamate", "done", ""], ["2", "clamate"], ["1"],
      ["2", "clamate", "done", "\u{1B}[31m"], ["2", "clamate", "done", "99999999999999999999"],
      ["3", "clamate", "add", "x", "+\u{1B}"], ["2", "clamate", "--tag", "="],
      ["1", "clamate", "="],
      ["2", "clamate", "done", "-"], ["2", "clamate", "done", ",,--,"],
    ])
  func garbage(arguments: [String]) async throws {
    let ending = try await Desk.filled().clamate(["__complete"] + arguments)
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
    #expect(!ending.output.contains("\u{1B}"))
  }

  @Test(
    "Where something is wrong, what needs it is left out",
    arguments: [
      ["HOME": nil], ["HOME": "/nonexistent"], ["HOME": "relative"], ["TZ": "Nowhere/Atall"],
      ["XDG_CONFIG_HOME": "/dev/null"],
    ] as [[String: String?]])
  func brokenEnvironment(changes: [String: String?]) async throws {
    let desk = try Desk()
    for line in ["clamate done ", "clamate add x +", "clamate don"] {
      let ending = try await desk.completed(line, with: changes)
      #expect(ending.status == 0)
      #expect(ending.errors.isEmpty)
      #expect(ending.lines == (line == "clamate don" ? ["done\tfinish todos"] : []))
    }
  }

  @Test("A clock that is none stops nothing but the candidates")
  func brokenClock() async throws {
    let ending = try await Desk().completed("clamate don", with: ["CLAMATE_NOW": "soon"])
    #expect(ending.status == 0)
    #expect(ending.output.isEmpty && ending.errors.isEmpty)
  }

  @Test(
    "Help, completion and the manual need no home and make no file",
    arguments: [
      ["help"], ["--help"], ["-h"], ["done", "--help"], ["help", "done"], ["help", "dates"],
      ["completion", "bash"], ["completion", "zsh"], ["completion", "fish"],
      ["__complete", "2", "clamate", "done", ""], ["__manual", "clamate.1"], ["__manual"],
    ], ["/nonexistent", nil])
  func noHome(arguments: [String], home: String?) async throws {
    let desk = try Desk()
    let ending = try await desk.clamate(arguments, with: ["HOME": home])
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
    #expect(!ending.output.contains("\u{1B}"))
    #expect(!FileManager.default.fileExists(atPath: "/nonexistent"))
    _ = try await desk.clamate(arguments)
    #expect(try desk.folder.names().isEmpty)
  }

  @Test("A store that is damaged, foreign or of an older version is left alone")
  func otherStores() async throws {
    let file = ".local/share/clamate/clamate.db"
    let desk = try await Desk.filled()
    let before = try desk.folder.names().filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
    for (offset, bytes) in [(0, "no store at all"), (60, "\0\0\0\u{1}"), (68, "abcd")] {
      let copy = try Desk()
      var store = try Data(contentsOf: desk.folder.url.appendingPathComponent(file))
      store.replaceSubrange(offset..<offset + bytes.utf8.count, with: Data(bytes.utf8))
      let place = copy.folder.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try store.write(to: place)
      let ending = try await copy.completed("clamate done ")
      #expect(ending.status == 0)
      #expect(ending.output.isEmpty && ending.errors.isEmpty)
      #expect(try Data(contentsOf: place) == store)
      let names = try copy.folder.names().filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
      #expect(Set(names).isSubset(of: before))
      #expect(!names.contains { $0.contains("backups/") })
    }
  }

  @Test("A shell that has no script is refused with those that have one")
  func unknownShell() async throws {
    let ending = try await Desk().clamate(["completion", "tcsh"])
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.contains("bash | zsh | fish"))
    #expect(try await Desk().clamate(["completion"]).status == 2)
  }
}
