import CommandLineKit
import Glibc
import Language
import Terminal
import Text

/// Standard output, gathered and written in large pieces.
final class Output {
  private static let pieceSize = 1 << 16
  private var bytes: [UInt8] = []
  private var hasFailed = false
  /// Shows what is longer than the terminal; all of it is gathered first then.
  var pager: Pager?
  /// The columns of what is said on standard error; nil for one line, however long.
  var complaintWidth: Int?

  /// Adds text as it is.
  func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    writePieceIfLarge()
  }

  /// Adds a line.
  func write(line: String) {
    bytes.append(contentsOf: line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    writePieceIfLarge()
  }

  /// Adds a JSON document.
  func write(json value: JSONValue) {
    append { value.appendDocument(to: &$0) }
  }

  /// Adds plain rows, a line each.
  func write(plain rows: some Sequence<[String]>) {
    append { bytes in
      for row in rows { PlainRow.append(row, to: &bytes) }
    }
  }

  /// Lets `body` append bytes.
  func append(_ body: (inout [UInt8]) -> Void) {
    body(&bytes)
    writePieceIfLarge()
  }

  /// Writes what is left.
  ///
  /// - Throws: ``OutputError`` when standard output took less than all.
  func flush(afterChange: Bool) throws(OutputError) {
    if let pager, pager.isNeeded(for: bytes), pager.show(bytes) {
      bytes.removeAll()
    }
    writePiece()
    if hasFailed { throw OutputError(changeStands: afterChange) }
  }

  /// Writes a line to standard error, on several where it is wider than ``complaintWidth``; what
  /// cannot be written there is lost.
  ///
  /// A longer word, such as a path, stays whole, so that it can be copied.
  func complain(_ line: String) {
    let lines = complaintWidth.map { SafeText(line).wrapped(to: $0, splitsWords: false) } ?? [line]
    var text = lines.map { "\($0)\n" }.joined()
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private func writePieceIfLarge() {
    if pager == nil, bytes.count >= Self.pieceSize { writePiece() }
  }

  private func writePiece() {
    var rest = bytes[...]
    while !rest.isEmpty, !hasFailed {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        hasFailed = true
      } else {
        rest = rest.dropFirst(count)
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Standard output took less than all.
struct OutputError: Explainable, Equatable {
  /// Whether the command had changed something before.
  let changeStands: Bool

  var message: Bilingual {
    changeStands
      ? Bilingual(
        en: "the change was made, but its answer could not be written",
        ko: "변경은 저장했지만 결과를 출력하지 못했습니다")
      : Bilingual(en: "the output could not be written", ko: "출력하지 못했습니다")
  }

  var hint: Bilingual? {
    Bilingual(en: "is the disk full or the pipe closed?", ko: "디스크가 찼거나 파이프가 닫혔는지 확인하세요")
  }
}
