import CSpawn
import Glibc

/// A pipe whose ends no other program inherits.
struct Pipe {
  let reading: Descriptor
  let writing: Descriptor

  /// Opens one; nil where no descriptor is left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    reading = Descriptor(ends[0])
    writing = Descriptor(ends[1])
    guard reading.number >= 0, writing.number >= 0 else { return nil }
  }
}

/// An open descriptor that is closed when nobody holds it any more.
final class Descriptor {
  private(set) var number: Int32

  /// Takes a descriptor over, above the three standard ones, which a child would overwrite.
  init(_ open: Int32) {
    number = open
    if 0...STDERR_FILENO ~= open {
      number = fcntl(open, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      Glibc.close(open)
    }
  }

  deinit {
    close()
  }

  /// Closes it now.
  func close() {
    guard number >= 0 else { return }
    Glibc.close(number)
    number = -1
  }

  /// Makes reading and writing return at once where there is nothing to do.
  func setNonblocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }
}
