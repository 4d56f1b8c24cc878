import Foundation
import TestSupport
import Testing

/// A store where nobody may write: it can be read, and writing says why it cannot be written.
@Suite struct ReadOnlyStoreTests {
  /// Whether this machine lets a mount be made that only its maker sees; containers often do not.
  static let canMount =
    geteuid() == 0
    && system(
      """
      unshare --mount sh -c \
        'mount --bind /mnt /mnt && mount -o remount,ro,bind /mnt' >/dev/null 2>&1
      """) == 0
  /// Whether a program can be run as somebody whom permissions bind.
  static let canBeNobody =
    geteuid() == 0
    && system("setpriv --reuid nobody --clear-groups true >/dev/null 2>&1") == 0

  private static let reading = [
    "list", "list --json", "today --offline", "show 1", "month", "week", "export", "log", "find a",
    "tag", "status",
  ]
  private static let writing = ["add b", "done 1", "undo", "edit 1 --title b", "move 1 friday"]

  /// Runs a line as it is after `mount` made the home read-only.
  private func locked(_ home: Home, _ line: String) async throws -> Ending {
    try await home.shell(
      """
      exec unshare --mount sh -c 'mount --bind "$HOME" "$HOME" &&
        mount -o remount,ro,bind "$HOME" && exec "$clamate" \(line)'
      """)
  }

  private func filled() async throws -> Home {
    let home = try Home()
    try await home.clamate(line: "add a today +t")
    return home
  }

  @Test("what is on a read-only mount is read as anywhere else", .enabled(if: canMount))
  func mounted() async throws {
    let home = try await filled()
    for line in Self.reading {
      let usual = try await home.clamate(line: line)
      let ending = try await locked(home, line)
      #expect(ending.status == usual.status && ending.output == usual.output, "\(line): \(ending)")
    }
    let doctor = try await locked(home, "doctor")
    #expect(doctor.status == 1 && doctor.output.contains("ok    store          sound, 1 record"))
    #expect(doctor.output.contains("mend  cache"), "\(doctor)")
    for line in Self.writing {
      for (language, word) in [("en", "read-only"), ("ko", "읽기 전용")] {
        let ending = try await locked(home, "\(line) --lang \(language)")
        #expect(ending.status == 4 && ending.output == "", "\(line): \(ending)")
        #expect(ending.errors.contains(word) && ending.errors.split(separator: "\n").count == 1)
      }
    }
    #expect(try await home.todos().map(\.title) == ["a"])
  }

  @Test(
    "a log that is left over is read where SQLite can, else told with a way", .enabled(if: canMount)
  )
  func logged() async throws {
    let home = try await filled()
    // A writer that is gone at once leaves its log behind.
    let script = """
      cd "$(dirname '\(home.database)')" && python3 -c '
      import os, sqlite3
      store = sqlite3.connect("clamate.db")
      store.execute("UPDATE todo SET title = \\"later\\", folded_title = \\"later\\"")
      store.commit()
      os._exit(0)' && test -s clamate.db-wal
      """
    let left = try await home.shell(script)
    #expect(left.status == 0, "\(left)")
    #expect(try await locked(home, "list").output.contains("later"))
    _ = try await home.shell("rm '\(home.database)-shm'")
    for (language, word) in [("en", "read-only"), ("ko", "읽기 전용")] {
      let ending = try await locked(home, "list --lang \(language)")
      #expect(ending.status == 4 && ending.output == "", "\(ending)")
      #expect(ending.errors.contains(word) && ending.errors.contains("cp -r"), "\(ending)")
    }
    #expect(try await home.todos().map(\.title) == ["later"])
  }

  @Test("permissions that forbid writing are told as the same", .enabled(if: canBeNobody))
  func permissions() async throws {
    let home = try await filled()
    let script = """
      chown -R nobody '\(home.folder.url.path)' && chmod -R a-w '\(home.folder.url.path)' &&
      setpriv --reuid nobody --clear-groups "$clamate"
      """
    let list = try await home.shell("\(script) list")
    #expect(list.status == 0 && list.output.contains("a  +t"), "\(list)")
    let add = try await home.shell("\(script) add b")
    #expect(add.status == 4 && add.errors.contains("read-only"), "\(add)")
    _ = try await home.shell("chmod -R u+w '\(home.folder.url.path)'")
  }
}
