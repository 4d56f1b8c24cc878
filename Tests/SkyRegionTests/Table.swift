import Glibc
import Sky

/// The lines of a file of the repository.
func lines(ofFile path: String) -> [[String]] {
  let text = String(decoding: bytes(ofFile: path), as: UTF8.self)
  return text.split(separator: "\n").map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

/// The bytes of a file of the repository, none if it cannot be read.
func bytes(ofFile path: String) -> [UInt8] {
  let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
  guard let file = fopen("\(root)/\(path)", "rb") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes += chunk[..<count]
  }
  return bytes
}

let table = RegionTable(bytes: bytes(ofFile: "Data/regions.tsv"))

extension RegionMatch {
  /// The ids of all regions that a name may mean.
  var ids: [String] {
    switch self {
    case .one(let region): [region.id]
    case .several(let regions): regions.map(\.id)
    case .none: []
    }
  }

  var only: Region? {
    if case .one(let region) = self { region } else { nil }
  }

  var suggestions: [Region] {
    if case .none(let suggestions) = self { suggestions } else { [] }
  }
}
