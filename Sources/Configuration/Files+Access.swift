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
    /// Whether it belongs to the person who asks.
    public let isOwn: Bool
    /// Whether it is a symbolic link; mode and owner are then those of what it leads to.
    public let isLink: Bool
  }

  /// Who may use what is at a path, nil where there is nothing.
  public static func access(to path: String) -> Access? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Access(
      mode: status.st_mode & 0o7777, isOwn: status.st_uid == geteuid(),
      isLink: linkTarget(path) != nil)
  }

  /// Whether there is a file or folder at the path.
  public static func exists(_ path: String) -> Bool {
    Glibc.access(path, F_OK) == 0
  }

  /// Whether this process may make files in a folder.
  public static func isWritable(_ folder: String) -> Bool {
    Glibc.access(folder, W_OK) == 0
  }
}
