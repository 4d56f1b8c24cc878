import Glibc

extension Files {
  /// Writes a file that a person asked for, in the place of one that may be there (0600).
  ///
  /// - Throws: ``FileError``, also where the path leads to what is no regular file: a device would
  ///   otherwise be replaced by one.
  public static func export(_ bytes: [UInt8], to path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw FileError(path: path, code: isFolder ? EISDIR : EINVAL)
    }
    try replace(path, with: bytes, mode: 0o600)
  }
}
