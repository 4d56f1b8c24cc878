import Glibc

/// The bytes of a file or of standard input, piece by piece.
public final class FileStream {
  private static let pieceSize = 1 << 16
  private let descriptor: Int32
  private let path: String

  /// Standard input.
  public init() {
    descriptor = STDIN_FILENO
    path = Files.standardInput
  }

  /// A file, or a pipe under a name.
  ///
  /// - Throws: ``FileError`` where it is not there or is a folder.
  public init(_ path: String) throws(FileError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    self.path = path
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path, code: EISDIR)
    }
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Appends the next piece.
  ///
  /// - Returns: false at the end, where nothing was appended.
  /// - Throws: ``FileError``.
  public func read(into bytes: inout [UInt8]) throws(FileError) -> Bool {
    let old = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: Self.pieceSize))
    while true {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + old }, Self.pieceSize)
      }
      if count < 0, errno == EINTR { continue }
      bytes.removeLast(Self.pieceSize - max(0, count))
      guard count >= 0 else { throw FileError(path: path, code: errno) }
      return count > 0
    }
  }
}
