import Glibc

/// A table of Fixtures: lines of fields parted by tabs; lines that begin with `#` are comments.
public struct CaseTable {
  /// The lines, each as its fields.
  public let rows: [[String]]

  /// Reads a table of `Fixtures/cases`; nothing is in it where there is no such file.
  public init(_ name: String) {
    rows = String(decoding: fixture("cases/\(name)"), as: UTF8.self)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

/// The folder `Fixtures`.
public let fixtures =
  "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures"

/// The bytes of a file of Fixtures, none where there is no such file.
public func fixture(_ name: String) -> [UInt8] {
  readBytes("\(fixtures)/\(name)")
}

/// The bytes of a file, none where there is no such file.
public func readBytes(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes.append(contentsOf: buffer[..<count])
  }
  return bytes
}
