import Terminal

extension JSONReader {
  /// The elements of an array, or values one after the other, each with its line from 1.
  ///
  /// - Throws: ``ImportError``, with the line of what is wrong.
  static func elements(
    _ bytes: [UInt8], mostValues: Int = mostValues
  ) throws -> [(line: Int, value: JSONValue)] {
    try bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(bytes: buffer, mostValues: mostValues)
      var elements: [(line: Int, value: JSONValue)] = []
      do throws(JSONFault) {
        try reader.readElements { elements.append(($0, $1)) }
      } catch {
        switch error {
        case .brokenOff: throw ImportError.brokenOff
        case .tooMany: throw ImportError.tooMany(limit: mostValues)
        case .unexpected(let place):
          throw ImportError.line(line(of: place, in: buffer), RecordFault.noJSON)
        case .tooDeep:
          throw ImportError.line(line(of: reader.place, in: buffer), RecordFault.noJSON)
        }
      }
      return elements
    }
  }

  private mutating func readElements(
    _ body: (Int, JSONValue) -> Void
  ) throws(JSONFault) {
    skipSpace()
    guard place < bytes.count else { return }
    let isArray = bytes[place] == UInt8(ascii: "[")
    if isArray { place += 1 }
    if isArray, try take(UInt8(ascii: "]")) { return try finish() }
    var (line, counted) = (1, 0)
    repeat {
      skipSpace()
      if !isArray, place == bytes.count { return }
      line += bytes[counted..<place].count { $0 == UInt8(ascii: "\n") }
      counted = place
      body(line, try value())
      skipSpace()
      if !isArray, place == bytes.count { return }
    } while try take(UInt8(ascii: ",")) || !isArray
    guard try take(UInt8(ascii: "]")) else { throw .unexpected(at: place) }
    try finish()
  }

  private mutating func finish() throws(JSONFault) {
    skipSpace()
    guard place == bytes.count else { throw .unexpected(at: place) }
  }

  private static func line(of place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    1 + bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }
  }
}

extension LineReader {
  /// Larger files are not read whole; 100,000 tasks are about 30 MiB.
  private static let largestWhole = 128 << 20

  /// The elements of a JSON file of another program.
  ///
  /// - Throws: ``ImportError`` or `FileError`.
  func elements(of form: ExchangeForm) throws -> [(line: Int, value: JSONValue)] {
    var lines = self
    var whole: [UInt8] = []
    while let line = try lines.next() {
      guard whole.count + line.count < Self.largestWhole else {
        throw ImportError.tooLarge(limit: Self.largestWhole)
      }
      whole += line
      whole.append(UInt8(ascii: "\n"))
    }
    guard let first = whole.first(where: { ![0x20, 0x09, 0x0A].contains($0) }),
      [UInt8(ascii: "["), UInt8(ascii: "{")].contains(first)
    else { throw ImportError.otherForm(named: form.rawValue) }
    return try JSONReader.elements(whole)
  }
}

extension [JSONValue.Member] {
  /// The text of a name; nil where it is missing or null.
  ///
  /// - Throws: ``FieldFault``.
  func string(_ name: String) throws(FieldFault) -> String? {
    switch value(name) {
    case nil, .null?: return nil
    case .string(let text)?: return text
    case let other?: throw .wrong(name, shown: other.shown)
    }
  }

  /// The texts of a name; none where it is missing or null.
  ///
  /// - Throws: ``FieldFault``.
  func strings(_ name: String) throws(FieldFault) -> [String] {
    guard let value = value(name), value != .null else { return [] }
    guard case .array(let elements) = value else { throw .wrong(name, shown: value.shown) }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element else { throw .wrong(name, shown: element.shown) }
      texts.append(text)
    }
    return texts
  }
}

extension JSONValue {
  /// As much of the value as a message shows.
  var shown: String { String(text.prefix(FieldFault.shownLength)) }
}
