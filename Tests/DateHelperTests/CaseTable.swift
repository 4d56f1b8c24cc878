import Glibc

/// The rows of a table in `Fixtures/cases`: lines of cells with a tab between them.
func rows(of table: String, file: String = #filePath) -> [[String]] {
  let root = file.split(separator: "/").dropLast(3).joined(separator: "/")
  guard let bytes = contents(ofFile: "/\(root)/Fixtures/cases/\(table).tsv") else { return [] }
  return String(decoding: bytes, as: UTF8.self)
    .split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}

/// The bytes of a file, nil if it cannot be read.
func contents(ofFile path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer.prefix(count)
  }
  return bytes
}
