import Configuration
import Language

/// The lines of a file one by one, none longer than a limit.
struct LineReader {
  /// Longer than any line that we write.
  static let longestLine = 16 << 20

  private let stream: FileStream
  private var bytes: [UInt8]
  private var place = 0
  private var isAtEnd = false
  /// The number of the line that was read last, from 1.
  private(set) var number = 0
  /// Whether the line that was read last had an end.
  private(set) var wasEnded = false

  /// Reads on where others began to.
  init(_ stream: FileStream, after beginning: [UInt8]) {
    self.stream = stream
    bytes = beginning
  }

  /// The next line without its end, be that LF or CR LF; nil after the last.
  ///
  /// - Throws: ``ImportError``, or `FileError`.
  mutating func next() throws -> ArraySlice<UInt8>? {
    var searched = place
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return line(to: end, next: end + 1)
      }
      guard !isAtEnd else {
        guard place < bytes.count else { return nil }
        return line(to: bytes.count, next: bytes.count)
      }
      guard bytes.count - place <= Self.longestLine else {
        throw ImportError.line(number + 1, RecordFault.tooLong)
      }
      bytes.removeSubrange(..<place)
      place = 0
      searched = bytes.count
      isAtEnd = try !stream.read(into: &bytes)
    }
  }

  private mutating func line(to end: Int, next: Int) -> ArraySlice<UInt8> {
    let start = place
    number += 1
    wasEnded = next > end
    place = next
    let line = bytes[start..<end]
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}
