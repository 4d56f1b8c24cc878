import CSQLite

/// Why the store could not do what was asked.
public enum DatabaseError: Error, Equatable {
  /// Another process holds the lock for longer than the busy timeout.
  case busy
  /// The disk or a quota is full; the transaction was rolled back.
  case full
  /// The file or its folder cannot be written.
  case readOnly
  /// The file cannot be opened: a missing folder, no permission, too many open files.
  case cannotOpen(path: String)
  /// A log with the latest changes lies beside the file, and only somebody who may write there can
  /// bring them in.
  case unrecovered
  /// The file is no database, or its pages are damaged.
  case corrupt
  /// The file was written by a newer version of this program.
  case tooNew(found: Int, known: Int)
  /// The file belongs to another application.
  case foreign(applicationID: Int)
  /// A uniqueness, check or foreign-key rule of the schema refused the change.
  case constraint(detail: String)
  /// Rows are no longer as a journal step left them, so that it cannot be taken back.
  case conflict
  /// Anything else that SQLite reports. Never holds bound values.
  case other(code: Int32, detail: String)

  /// Whether the file is what is wrong, and not the machine or the change.
  public var isOfContent: Bool {
    switch self {
    case .corrupt, .tooNew, .foreign: true
    default: false
    }
  }

  init(code: Int32, path: String, handle: OpaquePointer?) {
    let detail = handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? ""
    self =
      switch code & 0xff {
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_FULL: .full
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_CANTOPEN: .cannotOpen(path: path)
      case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
      case SQLITE_CONSTRAINT: .constraint(detail: detail)
      case SQLITE_IOERR where handle.map { clamate_sqlite3_had_no_room($0, code) } == 1: .full
      case SQLITE_ABORT where code == SQLITE_ABORT: .conflict
      default: .other(code: code, detail: detail)
      }
  }
}
