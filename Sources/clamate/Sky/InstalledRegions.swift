import Configuration
import Sky

extension RegionTable {
  /// The table that is installed beside the program, or nil where there is none.
  ///
  /// - Throws: `FileError` when it is there but cannot be read.
  static func installed(_ environment: Environment) throws(FileError) -> RegionTable? {
    let folder = Files.folder(of: environment.executable)
    for path in ["\(folder)/../share/clamate/regions.tsv", "/usr/share/clamate/regions.tsv"] {
      if let bytes = try Files.read(path) { return RegionTable(bytes: bytes) }
    }
    return nil
  }
}
