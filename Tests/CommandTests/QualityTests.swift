import Foundation
import TestSupport
import Testing

/// The table of `docs/quality.md` is whole and names tests that there are.
@Suite struct QualityTests {
  private static let project = URL(fileURLWithPath: fixtures).deletingLastPathComponent()
  private static let page = text("docs/quality.md")

  private static func text(_ path: String) -> String {
    let data = try? Data(contentsOf: project.appendingPathComponent(path))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  @Test("each of the 55 questions has one row with an answer")
  func questions() {
    let rows = Self.page.matches(of: /(?m)^\| Q(\d+) \| .+\? \| .+ \|$/)
    #expect(rows.compactMap { Int($0.output.1) } == Array(1...55))
  }

  @Test("each test that is named is there")
  func tests() throws {
    let folder = Self.project.appendingPathComponent("Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let suites = Dictionary(
      grouping: paths.filter { $0.hasSuffix("Tests.swift") }
    ) { $0.split(separator: "/").last.map(String.init) ?? "" }
    let names = Self.page.matches(of: /`([A-Za-z]+Tests)\.([A-Za-z0-9]+)`/)
    #expect(names.count > 55)
    for name in names {
      let files = suites["\(name.output.1).swift"] ?? []
      let isThere = files.contains {
        Self.text("Tests/\($0)").contains("func \(name.output.2)(")
      }
      #expect(isThere, "\(name.output.0)")
    }
  }
}
