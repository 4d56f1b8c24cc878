import Foundation
import TestSupport
import Testing

/// A hint is a thing to type.
@Suite struct HintTests {
  static let rows = CaseTable("commands-hints.tsv").rows

  private func filled() async throws -> Home {
    let home = try Home()
    for line in [
      "add buy~milk", "add dentist", "add pills every day 8am", "add buy~bread +home", "add old",
      "done 5", "item add 1 bag", "item done 1 1", "block add reading", "track start reading",
      "dday add exam 2026-11-19", "filter save home +home",
    ] {
      #expect(try await home.clamate(line: line).status == 0, "\(line)")
    }
    return home
  }

  @Test("a line of the table is refused with what to type, and what is typed so works")
  func hints() async throws {
    let home = try await filled()
    let store = try Data(contentsOf: URL(fileURLWithPath: home.database))
    for row in Self.rows {
      let ending = try await home.clamate(line: "\(row[1]) --lang \(row[0])")
      #expect(ending.status == Int32(row[2]) && ending.output == "", "\(row[1]): \(ending)")
      #expect(ending.errors.contains(row[3]), "\(row[1]): \(ending.errors)")
      let typed = try await home.shell("cd \"$HOME\" && \"$clamate\" \(row[4])")
      #expect(typed.status == 0, "\(row[1]), then \(row[4]): \(typed.errors)")
      try store.write(to: URL(fileURLWithPath: home.database))
    }
  }

  @Test("numbers are read as messages write them in Korean")
  func counted() async throws {
    let home = try await filled()
    #expect(try await home.clamate(line: "done 1번 2번-3번 --dry-run").lines.count == 4)
    #expect(try await home.clamate(line: "move 2번 금요일 --lang ko").status == 0)
    #expect(try await home.todo(2)?.date == "2026-03-06")
    #expect(try await home.clamate(line: "done 9번 --lang ko").errors.contains("9번 할 일은 없습니다"))
  }

  @Test("no hint is made up where nothing fits")
  func none() async throws {
    let home = try await filled()
    for line in ["done nothing here", "move 1 banana", "edit nothing here", "help nope"] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 2 && !ending.errors.contains("did you mean"), "\(ending)")
    }
  }

  @Test("an option is never taken for the value of the one before it")
  func optionAsValue() async throws {
    let home = try Home()
    for line in ["add x --note --outdoor", "add x --due --json", "list --without --plain"] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 2 && ending.output == "", "\(line): \(ending)")
    }
    #expect(try await home.clamate(line: "add x --note=--outdoor --json").status == 0)
    let todos = try array(try await home.clamate("list", "--json").output)
    #expect(todos.first?["note"] as? String == "--outdoor")
  }
}
