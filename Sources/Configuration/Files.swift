import Glibc

/// A file that could not be read or written.
public struct FileError: Error, Equatable {
  /// Where it is.
  public let path: String
  /// The reason as the system gives it (`errno`).
  public let code: Int32

  /// Whether the system lets this process not write there.
  public var isRefusal: Bool { [EACCES, EPERM, EROFS].contains(code) }

  /// Whether something else is where a folder has to be.
  public var isNoFolder: Bool { code == ENOTDIR }
}

/// Small files read and written whole.
public enum Files {
  /// Larger files are refused: nothing that Clamate reads whole comes near this.
  public static let sizeLimit = 16 * 1024 * 1024

  /// The bytes of a file, or nil where there is none.
  ///
  /// - Throws: ``FileError`` when it is there but cannot be read, is no regular file, or is too
  ///   large.
  public static func read(_ path: String) throws(FileError) -> [UInt8]? {
    // A pipe in the place of a file would otherwise be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError(path: path, code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw noFile(path, status)
    }
    return try readAll(descriptor, path)
  }

  /// What stands for standard input in the path of a ``FileError``.
  public static let standardInput = "standard input"

  /// All bytes of standard input.
  ///
  /// - Throws: ``FileError`` when it cannot be read or is too large.
  public static func readStandardInput() throws(FileError) -> [UInt8] {
    try readAll(STDIN_FILENO, standardInput)
  }

  private static func readAll(_ descriptor: Int32, _ path: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, code: errno)
      }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= sizeLimit else { throw FileError(path: path, code: EFBIG) }
    }
  }

  /// Replaces a file in one step, so that a reader sees the old or the new bytes and never a part.
  ///
  /// A symbolic link stays, and the file that it leads to is replaced.
  /// - Parameters:
  ///   - mode: the permissions of the new file, whatever the umask.
  ///   - outlastsPowerLoss: whether to wait until the disk has it.
  /// - Throws: ``FileError``; the old file is untouched then.
  public static func replace(
    _ link: String, with bytes: [UInt8], mode: mode_t, outlastsPowerLoss: Bool = true
  ) throws(FileError) {
    let replacement = try FileReplacement(of: link, mode: mode)
    try replacement.write(bytes)
    try replacement.finish(outlastsPowerLoss: outlastsPowerLoss)
  }

  /// Adds bytes to the end of a file, which is made with the mode 0600 where there is none.
  ///
  /// - Throws: ``FileError``.
  public static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw FileError(path: path, code: errno) }
  }

  /// The number of this process, which makes names of temporary files unique.
  public static var processID: Int { Int(getpid()) }

  /// Removes a file; one that is not there is fine.
  public static func remove(_ path: String) {
    unlink(path)
  }

  /// Refuses to take the place of what is no regular file: a device, a pipe, a folder.
  ///
  /// - Throws: ``FileError``.
  public static func refuseOther(_ path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
    throw noFile(path, status)
  }

  private static func noFile(_ path: String, _ status: stat) -> FileError {
    FileError(path: path, code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
  }

  /// Whether there is a regular file at the path, which can be read more than once.
  public static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether there is a regular file at the path with no byte in it.
  public static func isEmpty(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
  }

  /// Gives a file another name, in the place of one that may be there.
  ///
  /// - Throws: ``FileError``.
  public static func move(_ path: String, to target: String) throws(FileError) {
    guard rename(path, target) == 0 else { throw FileError(path: target, code: errno) }
  }

  /// Makes an empty file readable by its owner alone (0600 whatever the umask), where there is none.
  ///
  /// - Parameter target: the file that it is to become, which an error then names.
  /// - Throws: ``FileError``.
  public static func makePrivateFile(
    _ path: String, for target: String? = nil
  ) throws(FileError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: target ?? path, code: errno) }
    defer { close(descriptor) }
    fchmod(descriptor, 0o600)
  }

  /// The path without symbolic links, or nil where nothing is there.
  public static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The target of a symbolic link, or nil where there is none.
  public static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
