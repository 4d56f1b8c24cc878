/// A value as JSON (RFC 8259) has it, with the members of objects in the order given.
public enum JSONValue: Sendable, Equatable {
  /// A name and its value in an object.
  public struct Member: Sendable, Equatable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// A name and its value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object; its names should differ.
  case object([Member])
  /// An array.
  case array([JSONValue])
  /// A string of any content.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number; one that is not finite is written as null.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// Nothing.
  case null
}

extension JSONValue {
  /// The string, or null.
  public init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }

  /// The whole number, or null.
  public init(_ integer: Int?) {
    self = integer.map(JSONValue.integer) ?? .null
  }

  /// The number, or null.
  public init(_ number: Double?) {
    self = number.map(JSONValue.number) ?? .null
  }

  /// The truth value, or null.
  public init(_ boolean: Bool?) {
    self = boolean.map(JSONValue.boolean) ?? .null
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// An object with its members in the order written.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0, $1) })
  }

  /// An array.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  /// A string.
  public init(stringLiteral text: String) {
    self = .string(text)
  }

  /// A whole number.
  public init(integerLiteral integer: Int) {
    self = .integer(integer)
  }

  /// A number.
  public init(floatLiteral number: Double) {
    self = .number(number)
  }

  /// True or false.
  public init(booleanLiteral boolean: Bool) {
    self = .boolean(boolean)
  }

  /// Null.
  public init(nilLiteral: ()) {
    self = .null
  }
}
