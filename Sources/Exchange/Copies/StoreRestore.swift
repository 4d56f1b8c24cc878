import Configuration
import Database
import DateHelper
import Language
import Planner

/// A copy of a store on its way back, once it was found to be sound and ours.
public final class StoreRestore {
  /// How many numbered records the copy holds.
  public let recordCount: Int
  private let folders: Folders
  private let path: String

  /// Checks a copy: it must be a store of clamate, no newer than this one, and sound.
  ///
  /// The file itself is only read; what is checked, and then used, is a private copy of it.
  /// - Throws: ``RestoreError``, `DatabaseError` or `FileError`.
  public init(_ file: String, in folders: Folders) throws {
    guard Files.exists(file) else { throw RestoreError.missing(file) }
    try Files.refuseOther(file)
    self.folders = folders
    try folders.refuseExposedData()
    try Files.makeFolder(folders.data)
    path = Files.unfinished(folders.database)
    Files.removeLeftOvers(of: folders.database)
    Files.remove(path)
    do {
      let source = try Connection(path: file, mode: .readOnly)
      guard try source.checkedVersion(of: .planner) > 0 else { throw RestoreError.empty(file) }
      guard try source.isIntact() else { throw DatabaseError.corrupt }
      try Files.makePrivateFile(path)
      try source.writeCopy(to: path)
      recordCount = try Self.checked(path)
    } catch {
      Self.remove(path)
      throw error
    }
  }

  deinit {
    Self.remove(path)
  }

  private static func remove(_ path: String) {
    for ending in ["", "-wal", "-shm", "-journal"] { Files.remove(path + ending) }
  }

  /// Brings the private copy to the newest schema, and sees that it has nothing but that.
  private static func checked(_ path: String) throws -> Int {
    let copy = try Connection(path: path, mode: .readWrite)
    try copy.migrate(to: .planner) { _ in }
    let fresh = try Connection(path: "fresh", mode: .memory)
    try fresh.migrate(to: .planner) { _ in }
    // A trigger or a view of a stranger would act when the store is used.
    guard try shape(copy) == shape(fresh) else { throw DatabaseError.corrupt }
    let broken = try copy.first("SELECT 1 FROM pragma_foreign_key_check LIMIT 1") { _ in true }
    guard broken == nil else { throw DatabaseError.corrupt }
    return try PlannerStore(copy).recordCount()
  }

  private static func shape(_ connection: Connection) throws -> [String] {
    var shape: [String] = []
    try connection.rows(
      "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name"
    ) {
      shape.append("\($0.text(0)) \($0.text(1)): \($0.text(2))")
    }
    return shape
  }

  /// Puts the copy in the place of the store, of which a copy is kept before.
  ///
  /// Nobody can write between the two, so that all that was said to be done is in one of them.
  /// - Returns: where the store that was there is kept; nil where there was none.
  /// - Throws: `DatabaseError` or `FileError`; the store is as it was then.
  public func run(at now: Instant) throws -> String? {
    let copies = StoreCopies(in: folders)
    guard Files.exists(folders.database) else {
      try replaceContent { _ in }
      return nil
    }
    do {
      return try replaceContent { store in
        guard try store.connection.isIntact() else { throw DatabaseError.corrupt }
        return try copies.keep(
          PlannerStore(in: folders, for: .reading), named: "before-restore", at: now)
      }
    } catch DatabaseError.corrupt {
      return try setAside(copies.fresh("damaged", at: now))
    }
  }

  private func replaceContent<Result>(
    after prepare: (PlannerStore) throws -> Result
  ) throws -> Result {
    let store = try PlannerStore(in: folders, for: .writing)
    return try store.connection.replaceContent(withStoreAt: path) { try prepare(store) }
  }

  /// Nothing can be read from a damaged store: its file is kept as it is.
  private func setAside(_ kept: String) throws -> String {
    try folders.makeBackups()
    try Files.move(folders.database, to: kept)
    for ending in ["-wal", "-shm"] where Files.exists(folders.database + ending) {
      try Files.move(folders.database + ending, to: kept + ending)
    }
    try replaceContent { _ in }
    return kept
  }
}

/// Why nothing was restored.
public enum RestoreError: Explainable, Equatable {
  /// There is no such file.
  case missing(String)
  /// There is nothing in the file.
  case empty(String)

  /// Which file it is.
  public var message: Bilingual {
    switch self {
    case .missing(let file): Bilingual(en: "there is no '\(file)'", ko: "'\(file)' 파일이 없습니다")
    case .empty(let file): Bilingual(en: "'\(file)' is empty", ko: "'\(file)' 파일이 비어 있습니다")
    }
  }
}
