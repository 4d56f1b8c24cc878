import Foundation
import TestSupport
import Testing

/// A store that may not be looked at, or that there is no room beside.
@Suite struct UnreadableStoreTests {
  private static let setpriv = URL(fileURLWithPath: "/usr/bin/setpriv")
  private static let isRoot = geteuid() == 0

  /// Runs a script as somebody who is not root, for whom modes count; `$clamate` is the program.
  private func shell(_ home: Home, _ script: String) async throws -> Ending {
    guard Self.isRoot else { return try await home.shell("cd \"$HOME\"; \(script)") }
    // The program may lie where that person cannot look.
    let somebody = "setpriv --reuid 65534 --regid 65534 --clear-groups"
    return try await home.shell(
      """
      cd "$HOME"; chown -R 65534:65534 .; mkdir -m 755 "$HOME.bin"; cp "$clamate" "$HOME.bin/"
      clamate="$HOME.bin/clamate" \(somebody) /bin/sh -c '\(script)'; status=$?
      rm -rf "$HOME.bin"; exit $status
      """)
  }

  static let readers = [
    "list", "today --offline", "log", "find a", "show 1", "board", "track list", "backup",
    "export", "export --yes good.jsonl", "remind check", "month",
  ]

  @Test(
    "a folder that may not be looked at is no empty store, and no export is replaced",
    .enabled(if: !isRoot || FileManager.default.isExecutableFile(atPath: setpriv.path)),
    arguments: [".local/share/clamate", ".local/share"])
  func unreadable(folder: String) async throws {
    let home = try Home()
    try await home.clamate("add", "precious")
    try await home.clamate("export", home.folder.path("good.jsonl"))
    let lines = Self.readers.map { "\"$clamate\" \($0); echo \"= $?\"" }.joined(separator: "\n")
    let ending = try await shell(
      home,
      "chmod 000 \(folder); \(lines); \"$clamate\" add b; echo \"= $?\"; chmod 700 \(folder)")
    #expect(
      ending.lines == Array(repeating: "= 4", count: Self.readers.count + 1),
      "\(ending.output)\(ending.errors)")
    #expect(ending.errors.contains("Permission denied"))
    #expect(home.folder.text("good.jsonl").contains("precious"))
  }

  @Test(
    "what was read while it was read-only can be written afterwards",
    .enabled(if: !isRoot || FileManager.default.isExecutableFile(atPath: setpriv.path)))
  func readOnlySpell() async throws {
    let home = try Home()
    try await home.clamate("add", "a")
    let store = ".local/share/clamate/clamate.db"
    let ending = try await shell(
      home,
      "chmod 400 \(store); \"$clamate\" list; \"$clamate\" add no; chmod 600 \(store); \"$clamate\" add b"
    )
    #expect(ending.status == 0 && ending.output.contains("2  b"), "\(ending.errors)")
    #expect(ending.errors.contains("read-only"))
  }

  @Test("without room for SQLite's own files all is read, and nothing is said to be changed")
  func noRoom() async throws {
    let home = try Home()
    try await home.clamate("add", "milk")
    for line in ["list", "export", "show 1", "log", "remind check"] {
      let ending = try await home.shell("ulimit -f 10; trap '' XFSZ; \"$clamate\" \(line)")
      #expect(ending.status == 0, "\(line): \(ending.errors)")
      #expect(line == "remind check" || ending.output.contains("milk"), "\(ending.output)")
    }
    for line in ["add bread", "done 1", "undo", "backup"] {
      let ending = try await home.shell("ulimit -f 10; trap '' XFSZ; \"$clamate\" \(line)")
      #expect(ending.status == 4 && ending.errors.contains("the disk is full"), "\(ending)")
    }
    #expect(try await home.todos().map(\.title) == ["milk"])
  }
}
