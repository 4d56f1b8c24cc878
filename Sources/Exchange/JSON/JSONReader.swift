import Terminal

/// Why bytes are no JSON.
enum JSONFault: Error, Equatable {
  /// Something else stands at a byte, counted from 0.
  case unexpected(at: Int)
  /// It ends in the middle.
  case brokenOff
  /// Brackets are nested deeper than anything that is exchanged.
  case tooDeep
  /// There are more values than anybody has.
  case tooMany
}

/// Reads a JSON text (RFC 8259) strictly: UTF-8, no lone surrogates, nothing after the value.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var place = 0
  private var depth = 0
  private static let deepest = 32
  /// Values take up far more memory than the shortest of their texts.
  static let mostValues = 5_000_000
  private let mostValues: Int
  private var count = 0

  /// The value that bytes hold.
  static func value(_ bytes: some Collection<UInt8>) throws(JSONFault) -> JSONValue {
    let result: Result<JSONValue, JSONFault>? = bytes.withContiguousStorageIfAvailable { buffer in
      Result { () throws(JSONFault) -> JSONValue in try document(buffer) }
    }
    if let result { return try result.get() }
    return try value(Array(bytes))
  }

  private static func document(
    _ buffer: UnsafeBufferPointer<UInt8>
  ) throws(JSONFault) -> JSONValue {
    var reader = JSONReader(bytes: buffer)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.place == buffer.count else { throw .unexpected(at: reader.place) }
    return value
  }

  init(bytes: UnsafeBufferPointer<UInt8>, mostValues: Int = mostValues) {
    self.bytes = bytes
    self.mostValues = mostValues
  }

  mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  func next() throws(JSONFault) -> UInt8 {
    guard place < bytes.count else { throw .brokenOff }
    return bytes[place]
  }

  mutating func take(_ byte: UInt8) throws(JSONFault) -> Bool {
    skipSpace()
    guard try next() == byte else { return false }
    place += 1
    return true
  }

  mutating func value() throws(JSONFault) -> JSONValue {
    skipSpace()
    count += 1
    guard count <= mostValues else { throw .tooMany }
    switch try next() {
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONFault) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONFault) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONFault) -> JSONValue
  ) throws(JSONFault) -> JSONValue {
    guard depth < Self.deepest else { throw .tooDeep }
    depth += 1
    place += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONFault) -> JSONValue {
    var members: [JSONValue.Member] = []
    guard try !take(UInt8(ascii: "}")) else { return .object([]) }
    repeat {
      skipSpace()
      guard try next() == UInt8(ascii: "\"") else { throw .unexpected(at: place) }
      let name = try string()
      guard try take(UInt8(ascii: ":")) else { throw .unexpected(at: place) }
      members.append(JSONValue.Member(name, try value()))
    } while try take(UInt8(ascii: ","))
    guard try take(UInt8(ascii: "}")) else { throw .unexpected(at: place) }
    return .object(members)
  }

  private mutating func array() throws(JSONFault) -> JSONValue {
    var elements: [JSONValue] = []
    guard try !take(UInt8(ascii: "]")) else { return .array([]) }
    repeat { elements.append(try value()) } while try take(UInt8(ascii: ","))
    guard try take(UInt8(ascii: "]")) else { throw .unexpected(at: place) }
    return .array(elements)
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONFault)
    -> JSONValue
  {
    for offset in 0..<word.utf8CodeUnitCount {
      guard try next() == word.utf8Start[offset] else { throw .unexpected(at: place) }
      place += 1
    }
    return value
  }

  /// A whole number where it has neither a point nor an exponent and is not too large for one.
  private mutating func number() throws(JSONFault) -> JSONValue {
    let start = place
    while place < bytes.count, Self.numberBytes.contains(bytes[place]) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard Self.isNumber(bytes[start..<place]) else { throw .unexpected(at: start) }
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else { throw .unexpected(at: start) }
    return .number(number)
  }

  private static let numberBytes = Set("+-.0123456789eE".utf8)

  /// Whether bytes follow the grammar of numbers in RFC 8259, section 6.
  private static func isNumber(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var rest = bytes
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { 0x30...0x39 ~= $0 } ?? false }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, !startsWithZero || whole.count == 1 else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard isDigit(rest.first) else { return false }
      rest = rest.drop(while: isDigit)
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(sign) {
        rest.removeFirst()
      }
      guard isDigit(rest.first) else { return false }
      rest = rest.drop(while: isDigit)
    }
    return rest.isEmpty
  }
}
