import Foundation
import Synchronization

/// A terminal that nobody sits at.
public final class PseudoTerminal: Sendable {
  /// The system gave none.
  public struct NotOpened: Error {}

  /// `TIOCSPTLCK` and `TIOCGPTN` of ioctl_tty(2), which Swift does not import.
  private static let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

  private let master: FileHandle
  let slave: FileHandle
  /// Where a program opens it.
  let path: String
  /// What was read of it so far by ``seen()``, and whether it is still plugged in.
  private let state = Mutex<(shown: [UInt8], isOpen: Bool)>(([], true))

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
    path = "/dev/pts/\(number)"
    let other = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard other >= 0 else { throw NotOpened() }
    slave = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    resize(columns: columns)
  }

  /// Makes it as wide as that.
  public func resize(columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.fileDescriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Types a text at it.
  public func type(_ text: String) {
    try? master.write(contentsOf: Data(text.utf8))
  }

  /// Unplugs it.
  public func hangUp() {
    state.withLock { state in
      if state.isOpen { try? master.close() }
      state.isOpen = false
    }
  }

  /// Leaves it to the program alone.
  func closeSlave() {
    try? slave.close()
  }

  /// All that was written to it so far.
  public func seen() -> String {
    state.withLock { state in
      guard state.isOpen else { return String(decoding: state.shown, as: UTF8.self) }
      var input = pollfd(fd: master.fileDescriptor, events: Int16(POLLIN), revents: 0)
      var buffer = [UInt8](repeating: 0, count: 4096)
      while poll(&input, 1, 0) > 0, input.revents & Int16(POLLIN) != 0 {
        let count = read(master.fileDescriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        state.shown += buffer.prefix(count)
      }
      return String(decoding: state.shown, as: UTF8.self)
    }
  }

  /// Whether it shows what is typed and hands it over by lines, as shells leave it.
  public var isCooked: Bool {
    var mode = termios()
    return tcgetattr(master.fileDescriptor, &mode) == 0
      && mode.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
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
