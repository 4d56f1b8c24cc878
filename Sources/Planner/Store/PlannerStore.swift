import Configuration
import Database
import DateHelper

/// The open store of a person's records, with a store for each subject.
public struct PlannerStore {
  /// What a command wants of the store.
  public enum Purpose: Sendable {
    /// To read; a store that is not there yet is an empty one, and none is made.
    case reading
    /// To read what is there and never write: a store of an older version is an empty one too.
    case glancing
    /// To write; the store is made where there is none.
    case writing
  }

  /// The todos.
  public let todos: TodoStore
  /// When todos remind, and what became of it.
  public let reminders: ReminderStore
  /// The filters that were given a name.
  public let filters: SavedFilterStore
  /// The groups and blocks.
  public let blocks: BlockStore
  /// The sessions.
  public let sessions: SessionStore
  /// The nickname.
  public let profile: ProfileStore
  /// The region whose sky is shown.
  public let region: RegionStore
  /// The places that were given a name.
  public let places: PlaceStore
  /// The days that are counted towards.
  public let ddays: DDayStore
  /// The goals of focus, and the looks and memos of marimos.
  public let focus: FocusStore
  /// The steps that can be undone.
  public let journal: Journal
  /// The store itself, for what goes over all of its tables.
  package let connection: Connection

  /// Opens the store in `folders`, and brings an older one to the newest schema.
  ///
  /// - Throws: `DatabaseError` or `FileError`; nothing is changed then.
  public init(in folders: Folders, for purpose: Purpose) throws {
    try self.init(Self.open(folders, purpose))
  }

  package init(_ connection: Connection) {
    self.connection = connection
    todos = TodoStore(connection)
    reminders = ReminderStore(connection)
    filters = SavedFilterStore(connection)
    blocks = BlockStore(connection)
    sessions = SessionStore(connection)
    profile = ProfileStore(connection)
    region = RegionStore(connection)
    places = PlaceStore(connection)
    ddays = DDayStore(connection)
    focus = FocusStore(connection)
    journal = Journal(of: connection, tables: journaledTables)
  }

  /// Runs `body` on one unchanging picture of the store.
  ///
  /// - Throws: what `body` throws, or `DatabaseError`.
  public func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    try connection.snapshot(body)
  }

  /// Runs `body` and takes all that it changed back.
  ///
  /// - Throws: what `body` throws, or `DatabaseError`.
  public func rehearse<Result>(_ body: (PlannerStore) throws -> Result) throws -> Result {
    try connection.rehearse { try body(self) }
  }

  private static func open(_ folders: Folders, _ purpose: Purpose) throws -> Connection {
    let isThere = try Files.isThere(folders.database)
    guard purpose == .writing || isThere else {
      if let refusal = Files.refusal(ofFolder: folders.data), refusal.isNoFolder { throw refusal }
      return try emptyStore()
    }
    try folders.refuseExposedData()
    try Files.refuseOther(folders.database)
    try refuseEmptied(folders)
    if purpose != .writing {
      let connection = try Connection(path: folders.database, mode: .readOnly)
      if try connection.checkedVersion(of: .planner) == Schema.planner.newestVersion {
        return connection
      }
    }
    guard purpose != .glancing else { return try emptyStore() }
    try Files.makeFolder(folders.data)
    do {
      try Files.makePrivateFile(folders.database)
    } catch {
      throw error.isRefusal ? DatabaseError.readOnly : error
    }
    // SQLite gives these the mode of the store, also while that was to be read alone.
    Files.makeWritable(["-wal", "-shm"].map { folders.database + $0 })
    let connection = try Connection(path: folders.database, mode: .readWrite)
    try connection.migrate(to: .planner) { version in
      try backUp(connection, version: version, in: folders)
    }
    return connection
  }

  /// Keeps a verified copy of a store of an older version.
  ///
  /// Another process may migrate the store meanwhile; a copy of a newer version is of no use.
  private static func backUp(_ connection: Connection, version: Int, in folders: Folders) throws {
    try folders.makeBackups()
    _ = try writeCopy(
      of: connection, to: "\(folders.backups)/version-\(version).db", ifVersion: version)
  }

  /// Refuses a file of no bytes where there are copies: there was more in it once.
  private static func refuseEmptied(_ folders: Folders) throws {
    guard Files.isEmpty(folders.database),
      Files.names(in: folders.backups).contains(where: { $0.hasSuffix(".db") })
    else { return }
    throw DatabaseError.corrupt
  }

  private static func emptyStore() throws -> Connection {
    let empty = try Connection(path: "empty", mode: .memory)
    try empty.migrate(to: .planner) { _ in }
    return empty
  }
}
