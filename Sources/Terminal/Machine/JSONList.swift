/// Writes a JSON array element by element, one a line, so that it can be streamed.
///
/// Nothing in it is an array `[]` on one line; else `[`, the elements and `]` are lines.
public struct JSONList {
  private var isEmpty = true

  /// A list without elements so far.
  public init() {}

  /// Appends the next element.
  public mutating func append(_ element: JSONValue, to output: inout [UInt8]) {
    output.append(isEmpty ? "[\n" : ",\n")
    isEmpty = false
    element.append(to: &output)
  }

  /// Appends the end of the array with its newline.
  public func finish(_ output: inout [UInt8]) {
    output.append(isEmpty ? "[]\n" : "\n]\n")
  }
}

extension JSONValue {
  /// Appends the value as a whole document that ends with a newline.
  ///
  /// An array has one element a line; everything else is one line.
  public func appendDocument(to output: inout [UInt8]) {
    guard case .array(let elements) = self else {
      append(to: &output)
      output.append("\n")
      return
    }
    var list = JSONList()
    for element in elements { list.append(element, to: &output) }
    list.finish(&output)
  }
}
