import Glibc

extension Folders {
  /// Whether a path is one of Clamate's own files or would be in its folders, whatever links and
  /// other names lead there.
  public func hold(_ path: String) -> Bool {
    if let target = Files.resolved(path),
      [data, config, state, cache].compactMap(Files.resolved).contains(where: {
        target.hasPrefix("\($0)/")
      })
    {
      return true
    }
    return Files.identity(of: path).map { identity in
      [database, configFile, credentialsFile].contains { Files.identity(of: $0) == identity }
    } ?? false
  }
}

extension Files {
  /// The path without links in it; nil where not even its folder is there.
  fileprivate static func resolved(_ path: String) -> String? {
    if let whole = realPath(path) { return whole }
    let folder = path.contains("/") ? folder(of: path) : "."
    return realPath(folder.isEmpty ? "/" : folder).map { "\($0)/\(name(of: path))" }
  }

  /// What tells a file from all others, by all of its names (hard links).
  fileprivate static func identity(of path: String) -> [UInt]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt(status.st_dev), UInt(status.st_ino)]
  }
}
