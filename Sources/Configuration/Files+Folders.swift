import Glibc

extension Files {
  /// The folder of a path, without a slash at its end; empty for the root.
  public static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// The last part of a path.
  public static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Makes a new name in a folder outlast a loss of power; not every file system can.
  static func syncFolder(of path: String) {
    let folder = folder(of: path)
    let descriptor = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Makes a folder and those above it, readable by their owner alone (0700 whatever the umask).
  ///
  /// - Throws: ``FileError``. A folder that is already there keeps its permissions.
  public static func makeFolder(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(path: path, code: ENOTDIR) }
      return
    }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) == 0 else {
      if errno == EEXIST { return }
      throw FileError(path: path, code: errno)
    }
    chmod(path, 0o700)
  }

  /// The names of what is in a folder, sorted; none where there is no folder.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    return names(in: stream)
  }

  static func names(in stream: OpaquePointer) -> [String] {
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
