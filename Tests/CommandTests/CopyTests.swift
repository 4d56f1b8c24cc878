import Foundation
import TestSupport
import Testing

/// Backups, restore, purge and doctor.
@Suite struct CopyTests {
  private static let key = "planted-0123456789abcdef"

  private func backups(_ home: Home) throws -> [String] {
    try home.folder.names().filter { $0.contains("/clamate/backups/") }.sorted()
  }

  @Test("The first change of a day keeps a copy, and seven days' are kept")
  func daily() async throws {
    let home = try Home()
    for day in 10...19 {
      for word in ["a", "b"] {
        try await home.clamate("add", word, with: ["CLAMATE_NOW": "2026-03-\(day)T10:00:00+09:00"])
      }
    }
    let days = (13...19).map { ".local/state/clamate/backups/day-2026-03-\($0).db" }
    #expect(try backups(home) == days)
  }

  @Test("restore brings a copy back, keeps what was there, and no number is given again")
  func restore() async throws {
    let home = try Home()
    try await home.clamate("add", "old")
    let copy = home.folder.path("copy.db")
    #expect(try await home.clamate("backup", copy).status == 0)
    try await home.clamate("add", "new")
    #expect(try await home.clamate("restore", copy).status == 2)
    let ending = try await home.clamate("restore", copy, "--yes", "--json")
    let kept = try #require(try object(ending.output)["kept"] as? String)
    #expect(try await home.todos().map(\.title) == ["old"])
    #expect(try await home.clamate("add", "next").output.hasPrefix("3  next"))
    #expect(try await home.clamate("restore", kept, "--yes").status == 0)
    #expect(try await home.todos().map(\.title) == ["old", "new"])
  }

  @Test("restore mends a damaged store, whose file is kept")
  func damaged() async throws {
    let home = try Home()
    try await home.clamate("add", "old")
    try await home.clamate("backup", home.folder.path("copy.db"))
    try home.folder.write(
      String(repeating: "x", count: 8192), to: ".local/share/clamate/clamate.db")
    #expect(try await home.clamate("list").status == 4)
    #expect(try await home.clamate("doctor").status == 4)
    #expect(try await home.clamate("restore", home.folder.path("copy.db"), "--yes").status == 0)
    #expect(try await home.todos().map(\.title) == ["old"])
    #expect(try backups(home).contains { $0.contains("damaged-") })
  }

  @Test(
    "What is no sound copy of ours is refused and changes nothing",
    arguments: [
      "printf x > f", ": > f", "mkdir f", "sqlite3 f 'CREATE TABLE t (a)'",
      "cp .local/share/clamate/clamate.db f && sqlite3 f 'PRAGMA user_version = 99'",
      "cp .local/share/clamate/clamate.db f && sqlite3 f \"CREATE TRIGGER t AFTER INSERT ON todo BEGIN DELETE FROM todo; END\"",
      "cp .local/share/clamate/clamate.db f && dd if=/dev/zero of=f bs=4096 seek=2 count=2 conv=notrunc 2>/dev/null",
      "true",
    ])
  func refused(script: String) async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    let ending = try await home.shell("cd \"$HOME\"; \(script); \"$clamate\" restore f --yes")
    #expect([1, 4].contains(ending.status), "\(ending.output)\(ending.errors)")
    #expect(try await home.todos().map(\.title) == ["a"])
    #expect(try home.folder.names().allSatisfy { !$0.contains(".new.") })
  }

  @Test(
    "A word that is hardly a file is refused, and ./ makes it one",
    arguments: [("backup", "-"), ("backup", "list"), ("restore", "-"), ("restore", "undo")])
  func words(command: String, word: String) async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    let ending = try await home.clamate(command, word, "--yes")
    #expect(ending.status == 2)
    #expect(ending.errors.contains("clamate \(command) ./\(word)"))
    #expect(try !home.folder.names().contains(word))
    #expect(try await home.shell("cd \"$HOME\"; \"$clamate\" backup ./\(word)").status == 0)
    #expect(try home.folder.names().contains(word))
  }

  @Test("purge needs the number, removes everything and follows no link")
  func purge() async throws {
    let home = try Home()
    try home.folder.write("precious", to: "elsewhere/file")
    try await home.clamate("add", "a")
    try await home.clamate("config", "set", "units", "metric")
    try FileManager.default.createSymbolicLink(
      atPath: home.folder.path(".local/share/clamate/link"),
      withDestinationPath: home.folder.path("elsewhere"))
    let asked = try await home.clamate("purge")
    #expect(asked.status == 2)
    #expect(try await home.clamate("purge", "--yes=99").status == 2)
    let number = try #require(asked.errors.split(separator: "--yes=").last?.prefix { $0.isNumber })
    let ending = try await home.clamate("purge", "--yes=\(number)")
    #expect(ending.status == 0, "\(ending.errors)")
    let left = try home.folder.names().filter { $0.contains("clamate") }
    #expect(left == [])
    #expect(home.folder.text("elsewhere/file") == "precious")
  }

  @Test("purge removes all where the reminders are no longer where they were put")
  func purgeWithoutScheduler() async throws {
    var home = try Home()
    home.environment["PATH"] = "\(fixtures)/delivery:/usr/bin:/bin"
    home.environment["TABLE"] = home.folder.path("table")
    try await home.clamate("remind", "install", "--by", "cron")
    try home.folder.write("", to: "table")
    let asked = try await home.clamate("purge")
    let number = try #require(asked.errors.split(separator: "--yes=").last?.prefix { $0.isNumber })
    #expect(try await home.clamate("purge", "--yes=\(number)").status == 0)
    #expect(try home.folder.names().filter { $0.contains("clamate") } == [])
  }

  @Test(
    "A word that is a command and no file's name is refused, a path never",
    arguments: [
      "backup list", "backup help", "backup rm", "backup 목록", "export list", "export csv",
    ])
  func fileWords(line: String) async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    let words = line.split(separator: " ").map(String.init)
    let ending = try await home.shell("cd \"$HOME\" && \"$clamate\" \(line)")
    #expect(ending.status == 2 && ending.errors.contains("./\(words[1])"), "\(ending)")
    #expect(try !home.folder.names().contains(words[1]))
    let path = try await home.shell("cd \"$HOME\" && \"$clamate\" \(words[0]) ./\(words[1])")
    #expect(path.status == 0, "\(path)")
    #expect(try home.folder.names().contains(words[1]))
  }

  @Test("What a killed backup left goes with the next one, that of a running one stays")
  func leftOvers() async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    try await home.clamate("backup")
    // No process has the number 2^22 or a larger one (proc(5), pid_max).
    let folder = ".local/state/clamate/backups"
    let (gone, running) = ("4194305", "\(ProcessInfo.processInfo.processIdentifier)")
    for name in ["\(folder)/day-2026-03-01.db", "copy.db", "other.db"] {
      for process in [gone, "\(gone)-journal", running] {
        try home.folder.write("half", to: "\(name).new.\(process)")
      }
    }
    try home.folder.write("mine", to: "copy.db.new.draft")
    try await home.clamate("backup")
    try await home.clamate("backup", home.folder.path("copy.db"))
    let left = try home.folder.names().filter { $0.contains(".new.") }.sorted()
    #expect(
      left
        == [
          "\(folder)/day-2026-03-01.db.new.\(running)", "copy.db.new.\(running)",
          "copy.db.new.draft", "other.db.new.\(gone)", "other.db.new.\(gone)-journal",
          "other.db.new.\(running)",
        ].sorted())
  }

  @Test("A key is in no export, copy, log or word of doctor")
  func secrets() async throws {
    let home = try Home()
    try home.folder.write(
      "aqicn = \(Self.key)\nairkorea = \(Self.key)\n", to: ".config/clamate/credentials")
    try await home.clamate("add", "a")
    var said = ""
    for line in [
      "doctor", "doctor --json", "doctor --plain", "export", "backup", "config list", "add b",
      "export --format csv", "purge",
    ] {
      let ending = try await home.clamate(
        line: line, with: ["OPENWEATHERMAP_API_KEY": Self.key])
      said += ending.output + ending.errors
    }
    #expect(said.contains("openweathermap, aqicn, airkorea"))
    #expect(!said.contains(Self.key))
    for name in try home.folder.names() where !name.hasSuffix("/credentials") {
      let bytes = FileManager.default.contents(atPath: home.folder.path(name)) ?? Data()
      #expect(bytes.range(of: Data(Self.key.utf8)) == nil, "\(name)")
    }
  }

  @Test("doctor finds what others may read, and a folder that all may write is not used")
  func exposed() async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    #expect(try await home.clamate("doctor").status == 0)
    _ = try await home.shell(#"chmod 644 "$HOME/.local/share/clamate/clamate.db""#)
    let findings = try array(try await home.clamate("doctor", "--json").output)
    #expect(findings.contains { $0["state"] as? String == "problem" })
    #expect(try await home.clamate("doctor").status == 1)
    _ = try await home.shell(#"chmod 777 "$HOME/.local/share/clamate""#)
    for line in ["list", "add b"] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 4)
      #expect(ending.errors.contains("chmod 700"))
    }
  }

  @Test(
    "doctor finds what its owner cannot use, and what leads nowhere",
    arguments: [
      ("chmod 500 .local/share/clamate", "chmod u+rwX"),
      ("chmod 400 .local/share/clamate/clamate.db", "chmod u+rwX"),
      (
        "umask 077; mkdir -p .local/state/clamate/backups; chmod 500 .local/state/clamate/backups",
        "chmod u+rwX"
      ),
      ("chmod 777 .local/share", "chmod o-w"),
      ("mkdir -p .config/clamate; ln -s nowhere .config/clamate/credentials", "not there"),
      ("mkdir -p .config/clamate/config", "config"),
      ("mkdir -p .config/clamate; printf 'a\\nb\\n' > .config/clamate/config", "line 2"),
      ("mkdir -p .config/clamate; printf 'a\\nb\\n' > .config/clamate/config", "line 1"),
    ])
  func unusable(script: String, said: String) async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    let ending = try await home.shell(
      "cd \"$HOME\"; chmod 755 .local/share; \(script); \"$clamate\" doctor")
    #expect(ending.status == 1 && ending.output.contains(said), "\(ending.output)")
    _ = try await home.shell("chmod -R u+rwX \"$HOME\"")
  }

  @Test("doctor says what is wrong with the place of the store, and how to go on from there")
  func places() async throws {
    let home = try Home()
    #expect(try await home.clamate("doctor", with: ["HOME": "/dev/null"]).status == 4)
    #expect(try await home.clamate("list", with: ["HOME": "/dev/null"]).status == 4)
    let file = try await home.shell(
      #"mkdir -p "$HOME/.local/share"; : > "$HOME/.local/share/clamate"; "$clamate" list"#)
    #expect(file.status == 4)
    #expect(file.output == "")
    let pipe = try await home.shell(
      """
      cd "$HOME/.local/share"; rm clamate; mkdir -m 700 clamate; mkfifo clamate/clamate.db
      timeout 5 "$clamate" list; echo $?; timeout 5 "$clamate" doctor >&2; echo $?
      """)
    #expect(pipe.output == "4\n4\n")
    let damaged = try await home.shell(
      """
      cd "$HOME/.local/share/clamate"; rm clamate.db; head -c 9000 /dev/zero > clamate.db
      chmod 600 clamate.db; "$clamate" doctor
      """)
    #expect(damaged.status == 4)
    #expect(damaged.output.contains("keeps no copy of it"))
  }

  @Test("Only a damaged store is to be brought back from a copy")
  func remedies() async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    try await home.clamate("add", "b", with: ["CLAMATE_NOW": "2026-03-03T10:00:00+09:00"])
    let open = try await home.shell(#"chmod 777 "$HOME/.local/share/clamate"; "$clamate" doctor"#)
    #expect(open.output.contains("chmod 700"))
    #expect(!open.output.contains("clamate restore"))
    let damaged = try await home.shell(
      #"cd "$HOME/.local/share/clamate"; chmod 700 .; head -c 9000 /dev/zero > clamate.db; "$clamate" doctor"#
    )
    #expect(damaged.output.contains("clamate restore '"))
  }

  @Test("A store of no bytes where there are copies is a damaged one, and is not begun anew")
  func emptied() async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    try await home.clamate("add", "b", with: ["CLAMATE_NOW": "2026-03-03T10:00:00+09:00"])
    let emptied = try await home.shell(
      #": > "$HOME/.local/share/clamate/clamate.db"; "$clamate" add c; "$clamate" doctor"#)
    #expect(emptied.status == 4 && emptied.errors.contains("is damaged"))
    let copy = try #require(emptied.output.firstMatch(of: /clamate restore '([^']+)'/)).1
    #expect(try await home.clamate("restore", String(copy), "--yes").status == 0)
    #expect(try await home.todos().map(\.title) == ["a"])
  }

  @Test("A folder of copies that is a link, or that all may write, is not used")
  func exposedCopies() async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    let open = try await home.shell(
      """
      mkdir -p "$HOME/.local/state/clamate/backups"; cd "$HOME/.local/state/clamate"
      chmod 777 backups; "$clamate" backup; echo $?
      "$clamate" doctor | grep -c backups
      rmdir backups; mkdir "$HOME/x"; ln -s "$HOME/x" backups; "$clamate" backup; echo $?
      """)
    #expect(open.output == "4\n1\n4\n", "\(open.output)")
    #expect(try home.folder.names().allSatisfy { !$0.hasPrefix("x/") })
  }

  @Test("A data folder that is a link is not used")
  func linked() async throws {
    let home = try Home()
    let ending = try await home.shell(
      #"mkdir -p "$HOME/.local/share" "$HOME/x"; ln -s "$HOME/x" "$HOME/.local/share/clamate"; "$clamate" add a"#
    )
    #expect(ending.status == 4)
    #expect(try home.folder.names().allSatisfy { !$0.hasSuffix("clamate.db") })
  }

  @Test("The beginning of a uid names a todo; a shorter or unknown one does not")
  func uids() async throws {
    let home = try Home()
    let uid = "abcdef01-2345-4678-89ab-cdef01234567"
    try await home.clamate(
      "import", "--format", "todotxt", input: "a uid:\(uid)\nabcdef02 is text uid:ffffffff\n")
    #expect(try await home.clamate("done", "abcdef01").status == 0)
    #expect(try await home.todo(1)?.done == true)
    #expect(try await home.clamate("undone", uid.uppercased()).status == 0)
    #expect(try await home.clamate("rm", "abcdef99").status == 1)
    #expect(try await home.clamate("rm", "abcdef0").status == 2)
    #expect(try await home.clamate("done", "abcdef02").status == 0)
    #expect(try await home.todo(2)?.done == true)
    #expect(try await home.clamate("rm", "1,abcdef01").status == 2)
    #expect(try await home.clamate("rm", "1", "abcdef01").status == 0)
  }
}
