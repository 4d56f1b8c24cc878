import Foundation
import TestSupport
import Testing

/// `remind install` and its like, with programs that stand in for those of the system.
@Suite("The scheduler") struct SchedulerTests {
  /// A home whose crontab is the file `table`.
  private func home(table: String? = nil, with changes: [String: String] = [:]) throws -> Home {
    var home = try Home()
    home.environment["PATH"] = "\(fixtures)/delivery:/usr/bin:/bin"
    home.environment["TABLE"] = home.folder.path("table")
    home.environment.merge(changes) { $1 }
    if let table { try home.folder.write(table, to: "table") }
    return home
  }

  private func table(_ home: Home) throws -> String? {
    try home.folder.names().contains("table") ? home.folder.text("table") : nil
  }

  @Test(
    "gives the crontab back byte for byte",
    arguments: [
      nil, "", "0 5 * * 1 tar\n", "MAILTO=\"\"\n# note\n\n@daily x\n", "@daily x\r\n# y\r\n",
      "@daily no end", " ",
    ])
  func roundTrip(old: String?) async throws {
    let home = try home(table: old, with: ["LENIENT": "1"])
    for _ in 1...2 { #expect(try await home.clamate("remind", "install").status == 0) }
    let installed = try table(home) ?? ""
    #expect(installed.hasPrefix(old ?? ""))
    #expect(installed.components(separatedBy: "remind check").count == 2)
    #expect(try await home.clamate("remind", "status").status == 0)
    #expect(try await home.clamate("remind", "uninstall").status == 0)
    #expect(try table(home) == old)
    // Installing again wrote nothing.
    #expect(home.folder.text("table.log").split(separator: "\n").count == 2)
    #expect(try await home.clamate("remind", "uninstall").status == 1)
    #expect(try await home.clamate("remind", "status").status == 1)
  }

  @Test("leaves the end of the last line where the cron takes no table without it")
  func lineEnd() async throws {
    let home = try home(table: "@daily no end")
    #expect(try await home.clamate("remind", "install").status == 0)
    #expect(try await home.clamate("remind", "uninstall").status == 0)
    #expect(try table(home) == "@daily no end\n")
  }

  @Test("installs nothing where the person may have no crontab")
  func denied() async throws {
    let home = try home(table: "@daily x\n", with: ["DENIED": "1"])
    let ending = try await home.clamate("remind", "install", "--json")
    #expect(ending.status == 4)
    #expect(ending.errors.contains("not allowed"))
    #expect(try table(home) == "@daily x\n")
    #expect(try await home.clamate("remind", "status").status == 1)
    #expect(!(try home.folder.names().contains { $0.hasSuffix("/scheduler") }))
  }

  @Test("refuses a folder that cron would cut short", arguments: ["50%", "it's", "a\"b", "a\nb"])
  func unsafe(name: String) async throws {
    let home = try home(table: "@daily x\n")
    let ending = try await home.clamate(
      "remind", "install", with: ["XDG_STATE_HOME": home.folder.path(name)])
    #expect(ending.status == 2)
    #expect(ending.errors.contains("ln -s"))
    #expect(try table(home) == "@daily x\n")
  }

  @Test("changes nothing in a crontab whose marks were edited")
  func damaged() async throws {
    for text in [
      "@daily x\n# clamate reminders: begin\n", "* * * * * clamate remind check\n",
    ] {
      let home = try home(table: text)
      for verb in ["install", "uninstall"] {
        let ending = try await home.clamate("remind", verb)
        #expect(ending.status == 3)
        #expect(ending.errors.contains("crontab -e"))
      }
      #expect(try await home.clamate("remind", "status").errors.contains("crontab line"))
      #expect(try table(home) == text)
    }
  }

  @Test("uses a timer of systemd where its user manager answers, and no crontab then")
  func systemd() async throws {
    var home = try home(table: "@daily x\n")
    #expect(try await home.clamate("remind", "install", "--by", "cron").status == 0)
    home.environment["UNITS"] = home.folder.path("calls")
    let ending = try await home.clamate("remind", "install", "--json")
    #expect(ending.status == 0)
    #expect(try object(ending.output)["scheduler"] as? String == "systemd")
    #expect(try table(home) == "@daily x\n")
    let unit = home.folder.text(".config/systemd/user/clamate-remind.service")
    #expect(unit.contains("\"\(Programs.clamate.path)\" \"remind\" \"check\"\n"))
    #expect(
      home.folder.text("calls") == """
        --user show-environment
        --user daemon-reload
        --user enable --now clamate-remind.timer

        """)
    try home.folder.write(
      "", to: ".config/systemd/user/timers.target.wants/clamate-remind.timer")
    #expect(try await home.clamate("remind", "uninstall").status == 0)
    #expect(!(try home.folder.names().contains { $0.contains("clamate-remind") }))
    #expect(home.folder.text("calls").contains("--user disable --now clamate-remind.timer"))
  }

  @Test("leaves nothing behind where systemd refuses the timer")
  func refused() async throws {
    var home = try home()
    home.environment["UNITS"] = home.folder.path("calls")
    home.environment["REFUSED"] = "enable"
    #expect(try await home.clamate("remind", "install").status == 4)
    #expect(!(try home.folder.names().contains { $0.contains("clamate-remind.") }))
    #expect(try await home.clamate("remind", "status").status == 1)
  }

  @Test("keeps what rang before where systemd refuses the timer")
  func kept() async throws {
    var home = try home(table: "@daily x\n")
    #expect(try await home.clamate("remind", "install", "--by", "cron").status == 0)
    let before = try table(home)
    home.environment["UNITS"] = home.folder.path("calls")
    home.environment["REFUSED"] = "enable"
    #expect(try await home.clamate("remind", "install", "--by", "systemd").status == 4)
    #expect(try table(home) == before)
    home.environment["REFUSED"] = nil
    #expect(try await home.clamate("remind", "install", "--by", "systemd").status == 0)
    #expect(try table(home) == "@daily x\n")
    home.environment["REFUSED"] = "daemon-reload"
    #expect(try await home.clamate("remind", "install", "--by", "systemd").status == 4)
    #expect(try home.folder.names().contains { $0.hasSuffix("clamate-remind.timer") })
  }

  @Test("says when what is installed is for another shell")
  func current() async throws {
    let home = try home()
    try await home.clamate("remind", "install")
    let same = try object(try await home.clamate("remind", "status", "--json").output)
    #expect(same["current"] as? Bool == true)
    let other = try await home.clamate("remind", "status", "--json", with: ["TZ": "Europe/Berlin"])
    #expect(try object(other.output)["current"] as? Bool == false)
    #expect(other.status == 0)
  }

  @Test("tells the last pass and what rings next, in all forms")
  func status() async throws {
    let home = try home()
    try await home.clamate("add", "치과", "--on", "tomorrow", "--at", "15:00")
    try await home.clamate("remind", "install")
    try await home.clamate("remind", "check")
    let plain = try await home.clamate("remind", "status", "--plain").output
    #expect(
      plain == "cron\tyes\tdesktop\t2026-03-02T10:00:00+09:00\t2026-03-03T15:00\t치과\n")
    let json = try object(try await home.clamate("remind", "status", "--json").output)
    #expect(json["installed"] as? Bool == true)
    #expect(json["lastPass"] as? String == "2026-03-02T10:00:00+09:00")
    #expect((json["next"] as? [String: Any])?["at"] as? String == "2026-03-03T15:00")
    for language in ["en", "ko"] {
      let text = try await home.clamate(
        "remind", "status", "--width", "40", "--lang", language)
      #expect(text.output.contains("치과"))
    }
  }

  @Test("takes no other scheduler and no other channel")
  func wrong() async throws {
    let home = try home()
    #expect(try await home.clamate("remind", "install", "--by", "anacron").status == 2)
    #expect(try await home.clamate("remind", "install", "now").status == 2)
    #expect(try await home.clamate("remind", "test", "pager").status == 2)
    #expect(try await home.clamate("remind", "install", "--by", "systemd").status == 4)
    #expect(try table(home) == nil)
  }
}
