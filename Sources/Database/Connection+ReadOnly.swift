import CSQLite

extension Connection {
  /// Opens a file that is only read, also where nothing can be written.
  ///
  /// SQLite reads a file with a write-ahead log through others that it makes beside it. Where it
  /// cannot, nobody changes the file either, and what SQLite calls immutable is true of it; unless
  /// a log is left over, which only somebody who may write could bring in. Where there is merely no
  /// room for them, the file is held alone, which needs none.
  /// - Throws: ``DatabaseError``; ``DatabaseError/unrecovered`` for a log that is left over.
  static func openedForReading(_ path: String) throws(DatabaseError) -> OpaquePointer {
    do {
      return try opened(path, SQLITE_OPEN_READONLY)
    } catch {
      switch error {
      case .full:
        // Held alone, the index of the log is kept in memory.
        return try opened(
          path, SQLITE_OPEN_READWRITE, pragmas: "PRAGMA locking_mode = EXCLUSIVE;")
      case .cannotOpen, .readOnly: guard !Access.mayWrite(folder(of: path)) else { throw error }
      default: throw error
      }
    }
    guard !Access.exists("\(path)-wal") else { throw .unrecovered }
    return try opened(uri(path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The file as one that does not change while it is open, in the form of RFC 8089.
  private static func uri(_ path: String) -> String {
    var name = ""
    for scalar in path.unicodeScalars {
      if "?#%".unicodeScalars.contains(scalar) {
        name += "%" + String(scalar.value, radix: 16)
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    return "file:\(name)?immutable=1"
  }
}

/// What the system says of a file, asked as SQLite asks.
private enum Access {
  /// Whether there is a file that holds something.
  static func exists(_ path: String) -> Bool { answer(path, SQLITE_ACCESS_EXISTS) }

  /// Whether this process may make files in a folder.
  static func mayWrite(_ folder: String) -> Bool { answer(folder, SQLITE_ACCESS_READWRITE) }

  private static func answer(_ path: String, _ question: Int32) -> Bool {
    guard let system = sqlite3_vfs_find(nil) else { return false }
    var answer: Int32 = 0
    let code = system.pointee.xAccess?(system, path, question, &answer)
    return code == SQLITE_OK && answer != 0
  }
}
