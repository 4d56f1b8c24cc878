import Glibc

extension Files {
  /// Whether people other than the owner may use the file; false where there is none.
  public static func isReadableByOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o077 != 0
  }

  /// Whether everybody may write at the path; false where there is nothing.
  public static func isWritableByAll(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IWOTH != 0
  }

  /// Who may use what is at a path.
  public struct Access: Sendable, Equatable {
    /// The permissions, such as 0o600.
    public let mode: UInt32
    /// Whether it is a folder.
    public let isFolder: Bool
    /// Whether it belongs to the person who asks.
    public let isOwn: Bool
    /// Whether it belongs to root.
    public let isRoots: Bool
    /// Whether it is a symbolic link; mode and owner are then those of what it leads to.
    public let isLink: Bool
  }

  /// Who may use what is at a path, nil where there is nothing.
  public static func access(to path: String) -> Access? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Access(
      mode: status.st_mode & 0o7777, isFolder: status.st_mode & S_IFMT == S_IFDIR,
      isOwn: status.st_uid == geteuid(),
      isRoots: status.st_uid == 0, isLink: linkTarget(path) != nil)
  }

  /// Whether this process may use the files of all.
  public static var isRoot: Bool { geteuid() == 0 }

  /// Whether there is a file or folder at the path.
  public static func exists(_ path: String) -> Bool {
    Glibc.access(path, F_OK) == 0
  }

  /// Whether there is a file or folder at the path, where that can be found out.
  ///
  /// What may not be looked at is not absent.
  /// - Throws: ``FileError``.
  public static func isThere(_ path: String) throws(FileError) -> Bool {
    if exists(path) { return true }
    let code = errno
    guard code == ENOENT || code == ENOTDIR else { throw FileError(path: path, code: code) }
    return false
  }

  /// Lets the owner write files again; those that are not there, or others', stay as they are.
  public static func makeWritable(_ paths: [String]) {
    for path in paths where exists(path) && !isWritable(path) { chmod(path, 0o600) }
  }

  /// Why a folder cannot be made, or nothing be made in it; nil where both can.
  public static func refusal(ofFolder path: String) -> FileError? {
    guard let access = access(to: path) else {
      if linkTarget(path) != nil { return FileError(path: path, code: ENOENT) }
      return path.isEmpty ? nil : refusal(ofFolder: folder(of: path))
    }
    if access.isFolder { return isWritable(path) ? nil : FileError(path: path, code: EACCES) }
    return FileError(path: path, code: ENOTDIR)
  }

  /// Whether this process may make files in a folder.
  public static func isWritable(_ folder: String) -> Bool {
    Glibc.access(folder, W_OK) == 0
  }
}
