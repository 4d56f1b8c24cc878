import Database
import Language
import Terminal

/// Reads our own form, line by line.
struct OwnFormReader {
  private var lines: LineReader
  private let merge: RecordMerge
  private var count = 0

  init(_ lines: LineReader, into merge: RecordMerge) {
    self.lines = lines
    self.merge = merge
  }

  /// Takes all records in.
  ///
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  mutating func read() throws {
    guard let head = try lines.next() else { throw ImportError.empty }
    try atLine { try takeHead(object(head)) }
    while let line = try lines.next() {
      if try atLine({ try take(object(line)) }) { continue }
      // The last line alone has an end that is missed when it is cut off.
      guard lines.wasEnded else { throw ImportError.brokenOff }
      while let more = try lines.next() {
        guard more.isEmpty else { throw ImportError.line(lines.number, RecordFault.misplaced) }
      }
      return
    }
    throw ImportError.brokenOff
  }

  private mutating func takeHead(_ members: [JSONValue.Member]) throws {
    guard case .integer(let version)? = members.value("version"), version > 0,
      members.value("format") == .string(OwnForm.name)
    else { throw ImportError.otherForm(named: OwnForm.name) }
    guard version <= OwnForm.version else { throw ImportError.tooNew(version: version) }
    guard case .object(let counters)? = members.value("counters") else { return }
    for counter in counters {
      guard let type = RecordType.named(counter.name) else {
        merge.drop("counters.\(counter.name)")
        continue
      }
      guard case .integer(let last) = counter.value, 0...RecordType.largestNumber ~= last else {
        throw FieldFault.wrong(counter.name, shown: counter.value.text)
      }
      try merge.raiseCounter(of: type, to: last)
    }
  }

  /// Takes a line in.
  ///
  /// - Returns: false for the last line.
  private mutating func take(_ members: [JSONValue.Member]) throws -> Bool {
    guard members.value("end") == nil else {
      guard members.value("records") == .integer(count) else { throw RecordFault.misplaced }
      return false
    }
    guard case .string(let name)? = members.value("type") else { throw FieldFault.missing("type") }
    count += 1
    if let type = RecordType.named(name) {
      try merge.take(type, members)
    } else {
      merge.drop(name)
    }
    return true
  }

  private func object(_ line: ArraySlice<UInt8>) throws -> [JSONValue.Member] {
    do {
      guard case .object(let members) = try JSONReader.value(line) else {
        throw RecordFault.noObject
      }
      return members
    } catch JSONFault.brokenOff where !lines.wasEnded {
      throw ImportError.brokenOff
    } catch is JSONFault {
      throw RecordFault.noObject
    }
  }

  private func atLine<Result>(_ body: () throws -> Result) throws -> Result {
    try ImportError.naming(line: lines.number, body)
  }
}

extension ImportError {
  /// Runs `body`; what is wrong with a record is told with its line.
  static func naming<Result>(line: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as ImportError {
      throw error
    } catch let fault as any Explainable {
      throw ImportError.line(line, fault)
    }
  }
}

extension [JSONValue.Member] {
  /// The value of a name, nil where it is missing.
  func value(_ name: String) -> JSONValue? {
    first { $0.name == name }?.value
  }
}
