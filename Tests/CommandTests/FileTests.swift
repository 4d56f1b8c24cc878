import Database
import Foundation
import TestSupport
import Testing

/// Where files are, who may read them, and what happens where they cannot be had.
@Suite struct FileTests {
  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("folders are 0700 and files 0600, whatever the umask", arguments: ["000", "022", "077"])
  func modes(umask: String) async throws {
    let home = try Home()
    let script =
      #"umask \#(umask); "$clamate" add x; "$clamate" config set units metric; "$clamate" list"#
    #expect(try await home.shell(script).status == 0)
    for name in try home.folder.names() {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: home.folder.path(name), isDirectory: &isFolder)
      #expect(try mode(home.folder.path(name)) == (isFolder.boolValue ? 0o700 : 0o600), "\(name)")
    }
    #expect(try home.folder.names().contains(".config/clamate/config"))
  }

  @Test("a first read makes no file, and neither does help")
  func nothingMade() async throws {
    let home = try Home()
    for line in [
      "today --offline", "list", "month", "log", "show 1", "help", "--version", "config", "profile",
      "region", "weather --offline", "undo 1", "done", "add",
    ] {
      try await home.clamate(line: line)
    }
    #expect(try home.folder.names() == [])
  }

  @Test("the XDG variables say where; empty and relative ones are ignored")
  func folders() async throws {
    let home = try Home()
    let changes: [String: String?] = [
      "XDG_DATA_HOME": home.folder.path("data"), "XDG_CONFIG_HOME": home.folder.path("conf"),
    ]
    try await home.clamate("add", "x", with: changes)
    try await home.clamate("config", "set", "units", "imperial", with: changes)
    #expect(FileManager.default.fileExists(atPath: home.folder.path("data/clamate/clamate.db")))
    #expect(FileManager.default.fileExists(atPath: home.folder.path("conf/clamate/config")))
    #expect(!FileManager.default.fileExists(atPath: home.database))
    for value in ["", "relative/path", "./here", "~/there"] {
      let other = try Home()
      let changes: [String: String?] = [
        "XDG_DATA_HOME": value, "XDG_CONFIG_HOME": value, "XDG_STATE_HOME": value,
        "XDG_CACHE_HOME": value,
      ]
      #expect(try await other.clamate("add", "x", with: changes).status == 0)
      #expect(FileManager.default.fileExists(atPath: other.database))
    }
  }

  @Test("without HOME help works, and all else says what to set", arguments: [nil, "", "relative"])
  func noHome(value: String?) async throws {
    let home = try Home()
    for line in ["help", "--help", "help add", "add --help", "--version"] {
      #expect(try await home.clamate(line: line, with: ["HOME": value]).status == 0, "\(line)")
    }
    let ending = try await home.clamate("add", "x", with: ["HOME": value])
    #expect(ending.status == 4 && ending.errors.contains("HOME"))
    // The hint names this variable, so it must be enough.
    let changes: [String: String?] = ["HOME": value, "XDG_DATA_HOME": home.folder.path("data")]
    if ending.errors.contains("XDG_DATA_HOME") {
      #expect(try await home.clamate("add", "x", with: changes).status == 0)
    }
  }

  @Test("the help works in an environment that holds nothing")
  func emptyEnvironment() async throws {
    for arguments in [
      ["--help"], ["-h"], ["help"], ["help", "add"], ["add", "-h"], ["--version"],
    ] {
      let ending = try await run(Programs.clamate, arguments, environment: [:])
      #expect(ending.status == 0 && ending.output != "" && ending.errors == "")
    }
  }

  @Test("a folder that cannot be written is status 4, and nothing is changed")
  func readOnly() async throws {
    let home = try Home()
    // Nobody, not even root, makes a file there.
    let ending = try await home.clamate("add", "x", with: ["XDG_DATA_HOME": "/proc/nothing"])
    #expect(ending.status == 4 && ending.output == "" && ending.errors.hasPrefix("clamate: "))
    try home.folder.write("a file, no folder", to: "blocked")
    let other = try await home.clamate(
      "add", "x", with: ["XDG_DATA_HOME": home.folder.path("blocked")])
    #expect(other.status == 4 && other.output == "")
    #expect(
      try await home.clamate(
        "config", "set", "units", "metric", with: ["XDG_CONFIG_HOME": "/proc/nothing"]
      ).status == 4)
  }

  /// Status 4 for every command, with the file as it was.
  private func expectRefusal(_ home: Home) async throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: home.database))
    let names = try home.folder.names().sorted()
    for line in [
      "list", "add x", "done 1", "undo", "log", "today --offline", "month",
      "profile set --nickname 민아",
    ] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 4 && ending.output == "", "\(line)")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: home.database)) == before)
    #expect(try home.folder.names().sorted() == names)
  }

  @Test("a database of a newer version is refused untouched")
  func newer() async throws {
    let home = try Home()
    try await home.clamate("add", "x")
    try Connection(path: home.database, mode: .readWrite).execute("PRAGMA user_version = 99")
    try await expectRefusal(home)
  }

  @Test(
    "a database of another program is refused untouched",
    arguments: ["PRAGMA application_id = 1", "PRAGMA user_version = 1", ""])
  func foreign(statement: String) async throws {
    let home = try Home()
    try home.folder.write("", to: ".local/share/clamate/clamate.db")
    try Connection(path: home.database, mode: .readWrite)
      .execute("CREATE TABLE theirs (a); INSERT INTO theirs VALUES (1); \(statement)")
    try await expectRefusal(home)
  }

  @Test(
    "a damaged file is refused untouched",
    arguments: ["no database at all, but long enough to look like one", "zeros"])
  func damaged(kind: String) async throws {
    let home = try Home()
    try await home.clamate("add", "x")
    try Connection(path: home.database, mode: .readWrite).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: home.database))
    bytes.replaceSubrange(
      0..<4096, with: kind == "zeros" ? Data(repeating: 0, count: 4096) : Data(kind.utf8))
    try bytes.write(to: URL(fileURLWithPath: home.database))
    for name in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: home.database + name)
    }
    try await expectRefusal(home)
  }

  @Test("an empty file is an empty store")
  func empty() async throws {
    let home = try Home()
    try home.folder.write("", to: ".local/share/clamate/clamate.db")
    #expect(try await home.clamate("list").status == 0)
    #expect(try await home.clamate("add", "x").status == 0)
    #expect(try await home.todos().count == 1)
  }

  @Test(
    "a full standard output is not success, and after a change the change stands",
    arguments: ["", " --json", " --plain"])
  func full(form: String) async throws {
    let home = try Home()
    try await home.clamate("add", "x", "today")
    for line in ["list", "today --offline", "month", "log", "show 1", "config", "region"] {
      let ending = try await home.shell(#""$clamate" \#(line)\#(form) > /dev/full"#)
      #expect(ending.status != 0 && ending.errors != "", "\(line)")
    }
    for line in ["add y", "edit 2 --title z", "done 2", "region set Busan"] {
      let ending = try await home.shell(#""$clamate" \#(line)\#(form) > /dev/full"#)
      #expect(ending.status == 6 && ending.errors != "", "\(line)")
    }
    #expect(try await home.todos("is:done").map(\.title) == ["z"])
    #expect(try await home.clamate("region").output.contains("Busan"))
    #expect(try await home.shell(#""$clamate" help > /dev/full"#).status != 0)
    #expect(try await home.shell(#""$clamate" --version > /dev/full"#).status != 0)
  }

  @Test("a closed pipe ends it without a word")
  func brokenPipe() async throws {
    let home = try Home()
    let titles = (1...20_000).map { "todo \($0)" }.joined(separator: "\n")
    try await home.clamate("add", "-", "--quiet", input: titles)
    for form in ["", "--json", "--plain"] {
      let ending = try await home.shell(#""$clamate" list \#(form) | head -n 1"#)
      #expect(ending.lines.count == 1 && ending.errors == "")
    }
  }

  @Test("a closed standard output is not success")
  func closed() async throws {
    let home = try Home()
    #expect(try await home.shell(#""$clamate" help >&-"#).status != 0)
    let ending = try await home.shell(#""$clamate" add x >&-"#)
    #expect(ending.status != 0)
    #expect(try await home.clamate("list").status == 0)
  }
}
