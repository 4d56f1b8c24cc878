import Glibc

/// A file that takes the place of another in one step, once all of it is written.
///
/// A reader sees the old or the new bytes and never a part. What is not finished leaves no trace.
public final class FileReplacement {
  private let descriptor: Int32
  private let path: String
  private let temporary: String
  private var isFinished = false

  /// Begins a file; a symbolic link stays, and the file that it leads to is replaced.
  ///
  /// - Parameter mode: the permissions of the new file, whatever the umask.
  /// - Throws: ``FileError``, also where something is there that is no regular file.
  public init(of link: String, mode: mode_t) throws(FileError) {
    let file = Files.realPath(link)
    guard file != nil || Files.linkTarget(link) == nil else {
      throw FileError(path: link, code: ENOENT)
    }
    path = file ?? link
    temporary = "\(path).new.\(getpid())"
    try Files.refuseOther(path)
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    guard fchmod(descriptor, mode) == 0 else { throw FileError(path: path, code: errno) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if descriptor >= 0, !isFinished { unlink(temporary) }
  }

  /// Adds bytes at the end.
  ///
  /// - Throws: ``FileError``; the old file is untouched then.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    guard Files.writeAll(bytes, to: descriptor) else { throw FileError(path: path, code: errno) }
  }

  /// Puts the file in its place.
  ///
  /// - Parameter outlastsPowerLoss: whether to wait until the disk has it.
  /// - Throws: ``FileError``; the old file is untouched then.
  public func finish(outlastsPowerLoss: Bool = true) throws(FileError) {
    guard !outlastsPowerLoss || fsync(descriptor) == 0, rename(temporary, path) == 0 else {
      throw FileError(path: path, code: errno)
    }
    isFinished = true
    if outlastsPowerLoss { Files.syncFolder(of: path) }
  }
}
