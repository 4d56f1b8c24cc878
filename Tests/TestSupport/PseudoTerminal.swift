import Foundation

/// A terminal that nobody sits at.
public final class PseudoTerminal: Sendable {
  /// The system gave none.
  public struct NotOpened: Error {}

  /// `TIOCSPTLCK` and `TIOCGPTN` of ioctl_tty(2), which Swift does not import.
  private static let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

  private let master: FileHandle
  let slave: FileHandle

  /// Opens one of so many columns; 0 is a terminal that does not know its size.
  public init(columns: Int) throws {
    // Glibc's module lacks posix_openpt and its like.
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw NotOpened() }
    master = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var (lock, number): (Int32, Int32) = (0, 0)
    guard ioctl(descriptor, Self.setLock, &lock) == 0,
      ioctl(descriptor, Self.getNumber, &number) == 0
    else { throw NotOpened() }
    let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard other >= 0 else { throw NotOpened() }
    slave = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// All that was written to it, up to a screen or two, once its program has ended.
  func text() -> String {
    try? slave.close()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = read(master.fileDescriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}
