/// The records of comma-separated values (RFC 4180), whose cells may hold line breaks.
struct CSVReader {
  private var lines: LineReader
  private let separator: UInt8
  /// The number of the line on which the last record began.
  private(set) var number = 0
  /// Whether the last line of that record had an end.
  var wasEnded: Bool { lines.wasEnded }

  /// Reads cells that are parted by a byte.
  init(_ lines: LineReader, separator: UInt8) {
    self.lines = lines
    self.separator = separator
  }

  /// The cells of the next record, nil after the last; an empty line is none.
  ///
  /// - Throws: ``ImportError``, or `FileError`.
  mutating func next() throws -> [String]? {
    while var bytes = try lines.next().map(Array.init) {
      number = lines.number
      guard !bytes.isEmpty else { continue }
      var isOpen = leavesOpen(bytes)
      while isOpen {
        guard let more = try lines.next() else { throw ImportError.brokenOff }
        guard bytes.count + more.count < LineReader.longestLine else {
          throw ImportError.line(number, RecordFault.tooLong)
        }
        bytes.append(UInt8(ascii: "\n"))
        bytes += more
        if leavesOpen(more) { isOpen.toggle() }
      }
      guard let cells = cells(bytes) else {
        throw ImportError.line(number, RecordFault.misplaced)
      }
      return try cells.map { cell in
        guard let text = String(validating: cell, as: UTF8.self) else {
          throw ImportError.line(number, RecordFault.notUTF8)
        }
        return text
      }
    }
    return nil
  }

  /// Whether a line opens a quoted cell or ends one: quotes within one are doubled.
  private func leavesOpen(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.count { $0 == UInt8(ascii: "\"") } % 2 == 1
  }

  private func cells(_ bytes: [UInt8]) -> [[UInt8]]? {
    let quote = UInt8(ascii: "\"")
    var cells: [[UInt8]] = [[]]
    var isQuoted = false
    var wasQuoted = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isQuoted {
        guard byte == quote else {
          cells[cells.count - 1].append(byte)
          continue
        }
        if index < bytes.count, bytes[index] == quote {
          cells[cells.count - 1].append(quote)
          index += 1
        } else {
          isQuoted = false
          wasQuoted = true
        }
      } else if byte == separator {
        cells.append([])
        wasQuoted = false
      } else if byte == quote, cells[cells.count - 1].isEmpty, !wasQuoted {
        isQuoted = true
      } else {
        // Nothing but the next cell follows a closing quote.
        guard !wasQuoted, byte != quote else { return nil }
        cells[cells.count - 1].append(byte)
      }
    }
    return cells
  }
}

/// One cell on its way to and from spreadsheets.
enum CSVCell {
  /// A spreadsheet takes a cell that begins so for a formula.
  private static let formulaSigns: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r"]
  private static let guardSign: Unicode.Scalar = "'"

  /// The text with a sign in front where a spreadsheet would calculate, or would miss such a sign.
  static func guarded(_ text: String) -> String {
    var scalars = text.unicodeScalars.makeIterator()
    let first = scalars.next()
    let isGuarded = first == guardSign && scalars.next().map(needsGuard) ?? false
    return first.map { formulaSigns.contains($0) } ?? false || isGuarded ? "'\(text)" : text
  }

  /// The text of a cell that ``guarded(_:)`` may have written.
  static func text(_ cell: String) -> String {
    var scalars = cell.unicodeScalars.makeIterator()
    guard scalars.next() == guardSign, let second = scalars.next(), needsGuard(second) else {
      return cell
    }
    return String(cell.unicodeScalars.dropFirst())
  }

  private static func needsGuard(_ scalar: Unicode.Scalar) -> Bool {
    formulaSigns.contains(scalar) || scalar == guardSign
  }

  /// A record with its end; cells are quoted where they must be.
  static func record(_ cells: [String]) -> String {
    cells.map { cell in
      let text = guarded(cell)
      let needsQuotes = text.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
      guard needsQuotes else { return text }
      return "\"" + text.parts(at: "\"").joined(separator: "\"\"") + "\""
    }.joined(separator: ",") + "\r\n"
  }
}
