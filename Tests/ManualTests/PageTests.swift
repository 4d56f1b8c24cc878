import Foundation
import TestSupport
import Testing
import Text

@Suite struct PageTests {
  private static let pages = ["clamate.1", "clamate-config.5", "clamate-dates.7"]
  private static let folder = URL(fileURLWithPath: fixtures).deletingLastPathComponent()
    .appendingPathComponent("docs/man")

  @Test("The program has a page for each file of docs/man")
  func files() async throws {
    let names = try await Desk().clamate(["__manual"]).lines
    #expect(names.sorted() == Self.pages.sorted())
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.pages.sorted())
    #expect(try await Desk().clamate(["__manual", "clamate.2"]).status == 2)
  }

  @Test("The pages are those that the program generates", arguments: pages)
  func fresh(page: String) async throws {
    let file = try String(contentsOf: Self.folder.appendingPathComponent(page), encoding: .utf8)
    #expect(try await Desk().clamate(["__manual", page]).output == file)
  }

  @Test(
    "mandoc finds nothing to warn of", .enabled(if: installed("mandoc") != nil), arguments: pages)
  func lint(page: String) async throws {
    let ending = try await run(
      try #require(installed("mandoc")),
      ["-Tlint", "-W", "warning", Self.folder.appendingPathComponent(page).path],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(ending.status == 0)
    #expect(ending.output + ending.errors == "")
  }

  @Test("The page of the program names every command, every option and every exit status")
  func complete() async throws {
    let desk = try Desk()
    let page = try await desk.clamate(["__manual", "clamate.1"]).output
      .replacingOccurrences(of: "\\-", with: "-")
    for command in try await desk.candidates("clamate ") {
      #expect(page.contains(".It Ic \"\\&\(command)\""))
      for option in try await desk.candidates("clamate \(command) --") {
        #expect(page.contains("Fl \"\\&\(option.dropFirst())\""), "\(command) \(option)")
      }
    }
    for status in [0, 1, 2, 3, 4, 5, 6, 130] { #expect(page.contains(".It \"\\&\(status)\"\n")) }
  }

  @Test(
    "Help fits its width, and a topic is found by its name in both languages",
    arguments: [
      ["help"], ["help", "dates"], ["help", "날짜"], ["help", "filters"], ["help", "필터"],
      ["help", "weather"], ["help", "날씨"], ["help", "files"], ["help", "파일"], ["help", "keys"],
      ["help", "키"],
    ], ["en_US.UTF-8", "ko_KR.UTF-8"])
  func width(arguments: [String], language: String) async throws {
    let desk = try Desk(language: language)
    for width in [20, 33, 40, 59, 80, 200] {
      let ending = try await desk.clamate(arguments + ["--width", "\(width)"])
      #expect(ending.status == 0)
      #expect(!ending.lines.isEmpty)
      for line in ending.lines {
        #expect(line.cellWidth <= min(width, 80), "\(line)")
        #expect(!line.hasSuffix(" "))
      }
    }
  }

  @Test("A topic is the same by each of its names")
  func aliases() async throws {
    let desk = try Desk()
    for (name, alias) in [
      ("dates", "날짜"), ("filters", "필터"), ("weather", "날씨"), ("files", "파일"), ("keys", "키"),
    ] {
      let page = try await desk.clamate(["help", name]).output
      #expect(try await desk.clamate(["help", alias]).output == page)
    }
    #expect(try await desk.clamate(["help", "nothing"]).status == 2)
  }
}
