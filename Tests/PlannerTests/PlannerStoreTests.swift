import Configuration
import Database
import Glibc
import Planner
import TestSupport
import Testing

@Suite struct PlannerStoreTests {
  private let folder: ScratchFolder
  private let folders: Folders

  init() throws {
    folder = try ScratchFolder()
    folders = try Folders(environment: ["HOME": folder.path, "XDG_DATA_HOME": folder.file("data")])
  }

  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  @Test("Reading makes no store: one that is not there is an empty one")
  func reading() throws {
    let store = try PlannerStore(in: folders, for: .reading)
    #expect(try store.todos.undatedCount(on: PlannerHouse.day).value == 0)
    #expect(try store.profile.nickname() == nil)
    #expect(folder.names == [])
  }

  @Test("Writing makes a store that only its owner can read")
  func writing() throws {
    let store = try PlannerStore(in: folders, for: .writing)
    try store.profile.setNickname(Nickname("가나"))
    #expect(mode(folders.data) == 0o700)
    for name in ["clamate.db", "clamate.db-wal", "clamate.db-shm"] {
      #expect(mode("\(folders.data)/\(name)") == 0o600)
    }
    let reader = try PlannerStore(in: folders, for: .reading)
    #expect(try reader.profile.nickname()?.text == "가나")
  }

  @Test("A store of a newer version is refused to readers and writers, and not a byte changes")
  func newer() throws {
    _ = try PlannerStore(in: folders, for: .writing)
    let newest = Schema.planner.newestVersion
    try Connection(path: folders.database, mode: .readWrite)
      .execute("PRAGMA user_version = \(newest + 1); PRAGMA wal_checkpoint(TRUNCATE)")
    let before = folder.bytes("data/clamate/clamate.db")
    for purpose in [PlannerStore.Purpose.reading, .writing] {
      #expect(throws: DatabaseError.tooNew(found: newest + 1, known: newest)) {
        try PlannerStore(in: folders, for: purpose)
      }
    }
    #expect(folder.bytes("data/clamate/clamate.db") == before)
  }

  @Test("A file that is no store is refused and stays as it is")
  func noStore() throws {
    try Files.makeFolder(folders.data)
    let bytes = Array(repeating: UInt8(0), count: 4096)
    folder.write(bytes, to: "data/clamate/clamate.db")
    for purpose in [PlannerStore.Purpose.reading, .writing] {
      #expect(throws: DatabaseError.corrupt) { try PlannerStore(in: folders, for: purpose) }
    }
    #expect(folder.bytes("data/clamate/clamate.db") == bytes)
  }

  @Test("A file of no bytes, as a crash may leave it, is an empty store")
  func emptyFile() throws {
    try Files.makeFolder(folders.data)
    folder.write([], to: "data/clamate/clamate.db")
    #expect(
      try PlannerStore(in: folders, for: .reading).todos.undatedCount(on: PlannerHouse.day).value
        == 0)
    #expect(try PlannerStore(in: folders, for: .writing).todos.todo(1) == nil)
  }
}
