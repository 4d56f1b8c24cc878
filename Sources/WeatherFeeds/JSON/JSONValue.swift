import FoundationEssentials

/// A JSON text as a tree that is read leniently: what is missing, null or of another type is nil.
///
/// Providers write the same number as `7`, `7.0` or `"7"`, and leave out or null whatever was not
/// measured.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value of a key of an object, null for anything else.
  subscript(_ key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members[key] ?? .null
  }

  /// The element of an array, null for anything else.
  subscript(_ index: Int) -> JSONValue {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return .null }
    return elements[index]
  }

  /// The elements of an array, none for anything else.
  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var isArray: Bool {
    guard case .array = self else { return false }
    return true
  }

  var isObject: Bool {
    guard case .object = self else { return false }
    return true
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// A finite number, be it written as one or as decimal digits in a string.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string(let text) where text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }):
      Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  /// A finite number within limits.
  func number(in range: ClosedRange<Double>) -> Double? {
    number.flatMap { range.contains($0) ? $0 : nil }
  }

  /// A whole number of moderate size; a fraction is rounded.
  var integer: Int? {
    number(in: -1e9...1e9).map { Int($0.rounded()) }
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    // Most of an answer is numbers, and each kind that does not fit costs an error.
    if let scalar = try Self.scalar(decoder.singleValueContainer()) {
      self = scalar
    } else if let members = try? decoder.container(keyedBy: Key.self) {
      var object: [String: JSONValue] = [:]
      for key in members.allKeys {
        object[key.stringValue] = try members.decode(JSONValue.self, forKey: key)
      }
      self = .object(object)
    } else {
      // What is nothing else is a number beyond all bounds, and no array either.
      var elements = try decoder.unkeyedContainer()
      var array: [JSONValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
      self = .array(array)
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue? {
    if let number = try? container.decode(Double.self) {
      return number.isFinite ? .number(number) : nil
    }
    if container.decodeNil() { return .null }
    if let text = try? container.decode(String.self) { return .string(text) }
    return (try? container.decode(Bool.self)).map(JSONValue.bool)
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
