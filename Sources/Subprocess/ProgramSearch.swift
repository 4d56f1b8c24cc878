import Glibc

/// Where programs are.
public enum ProgramSearch {
  /// Folders that `PATH` lacks in cron and in some shells.
  private static let usualFolders = [
    "/usr/local/bin", "/usr/bin", "/bin", "/usr/local/sbin", "/usr/sbin", "/sbin", "/usr/lib",
  ]

  /// The path of a program of `PATH`, then of the usual folders; a name with a slash is a path.
  ///
  /// Relative folders of `PATH` are passed over.
  /// - Parameter usual: whether the usual folders are searched too.
  public static func path(
    of name: String, in variables: [String: String], orUsual usual: Bool = true
  ) -> String? {
    guard !name.contains("/") else { return isProgram(name) ? name : nil }
    let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
    return (folders + (usual ? usualFolders : [])).lazy.map { "\($0)/\(name)" }
      .first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
