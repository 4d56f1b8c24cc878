import Foundation
import TestSupport
import Testing

/// Reminders on a real desktop bus, as cron starts them: without DISPLAY and nearly all variables.
@Suite("Desktop notifications") struct DesktopTests {
  static let titles = [
    "-x <b>", #"C:\new"#, "$(id)", "<3 & </b>", String(repeating: "한", count: 300),
    "👨‍👩‍👧 \"quoted\" 'too'", "--help", "%s %n", #"\\ \t \0"#,
  ]

  /// A home in which each title is to ring in a minute of its own from 10:01 on.
  private func home(_ titles: [String], apart: Int) async throws -> Home {
    let home = try Home()
    for (index, title) in titles.enumerated() {
      let ending = try await home.clamate(
        "add", "--on", "today", "--at", "10:0\(1 + index * apart)", "--", title)
      #expect(ending.status == 0, "\(ending.errors)")
    }
    return home
  }

  private func pass(
    _ home: Home, at minute: Int, _ desktop: DesktopSession
  ) async throws -> Ending {
    try await home.clamate(
      "remind", "check",
      with: [
        "CLAMATE_NOW": "2026-03-02T10:0\(minute):00+09:00", "XDG_RUNTIME_DIR": desktop.runtime,
        "LANG": nil,
      ])
  }

  @Test("get the title of each reminder as it was typed")
  func titles() async throws {
    let desktop = try await DesktopSession()
    let home = try await home(Self.titles, apart: 1)
    for minute in 1...Self.titles.count {
      let ending = try await pass(home, at: minute, desktop)
      #expect((ending.status, ending.output, ending.errors) == (0, "", ""))
    }
    let notices = try desktop.notices
    #expect(notices.map(\.summary) == Self.titles)
    #expect(Set(notices.map(\.app)) == ["clamate"])
  }

  @Test("get all titles of a digest as they were typed")
  func digest() async throws {
    let desktop = try await DesktopSession()
    let home = try await home(Self.titles, apart: 0)
    _ = try await pass(home, at: 1, desktop)
    let notices = try desktop.notices
    #expect(notices.count == 1)
    for title in Self.titles {
      #expect(notices.first?.text.contains(title) == true, "\(title)")
    }
  }

  @Test("wait while the server is stopped, and cost little time")
  func stopped() async throws {
    let desktop = try await DesktopSession()
    let home = try await home(["치과"], apart: 1)
    desktop.setStopped(true)
    let begun = ContinuousClock.now
    let ending = try await pass(home, at: 1, desktop)
    #expect(ContinuousClock.now - begun < .seconds(8))
    #expect((ending.status, ending.output, ending.errors) == (0, "", ""))
    #expect(try await states(home) == ["waiting"])
    desktop.setStopped(false)
    _ = try await pass(home, at: 3, desktop)
    #expect(try await states(home) == ["sent"])
    #expect(try desktop.notices.last?.summary == "치과")
  }

  @Test(
    "wait where there is no bus", arguments: ["", "unix:", "unix:path=/nowhere", "autolaunch:"])
  func noBus(address: String) async throws {
    let home = try await home(["치과"], apart: 1)
    let ending = try await home.clamate(
      "remind", "check",
      with: [
        "CLAMATE_NOW": "2026-03-02T10:01:00+09:00", "XDG_RUNTIME_DIR": "/nowhere",
        "DBUS_SESSION_BUS_ADDRESS": address,
      ])
    #expect((ending.status, ending.output, ending.errors) == (0, "", ""))
    #expect(try await states(home) == ["waiting"])
  }

  @Test("are tried with remind test, which says what came of it")
  func test() async throws {
    let desktop = try await DesktopSession()
    let home = try Home()
    let sent = try await home.clamate(
      "remind", "test", "desktop", "--json", with: ["XDG_RUNTIME_DIR": desktop.runtime])
    #expect(sent.status == 0)
    #expect(try array(sent.output).first?["outcome"] as? String == "delivered")
    #expect(try desktop.notices.map(\.summary) == ["A test of clamate"])
    let lost = try await home.clamate(
      "remind", "test", "--plain", with: ["XDG_RUNTIME_DIR": "/nowhere"])
    #expect(lost.status == 1)
    #expect(lost.output == "desktop\tunreachable\tno desktop session is there\n")
  }

  private func states(_ home: Home) async throws -> [String] {
    let list = try await home.clamate(
      "remind", "list", "--json", with: ["CLAMATE_NOW": "2026-03-02T10:05:00+09:00"])
    return try array(list.output).compactMap { $0["state"] as? String }
  }
}
