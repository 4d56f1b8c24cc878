import Glibc
import Text

extension Files {
  /// The file in which this process writes what is to become the file at a path.
  public static func unfinished(_ path: String) -> String {
    path + unfinishedMark + String(processID)
  }

  private static let unfinishedMark = ".new."

  /// Removes what processes that are gone left of the file at a path.
  public static func removeLeftOvers(of path: String) {
    let folder = path.contains("/") ? "\(folder(of: path))/" : "./"
    removeLeftOvers(in: folder) { $0 == name(of: path) }
  }

  /// Removes what processes that are gone left of any file in a folder.
  public static func removeLeftOvers(in folder: String) {
    removeLeftOvers(in: "\(folder)/") { _ in true }
  }

  private static func removeLeftOvers(in folder: String, where isMeant: (Substring) -> Bool) {
    for file in names(in: folder) {
      guard let mark = file.ranges(of: unfinishedMark).last,
        let process = process(file[mark.upperBound...]), isMeant(file[..<mark.lowerBound]),
        !isRunning(process)
      else { continue }
      remove(folder + file)
    }
  }

  /// The number of a process, behind which SQLite may have put a word of its own.
  private static func process(_ text: Substring) -> pid_t? {
    let ending = ["-journal", "-wal", "-shm"].first(where: text.hasSuffix) ?? ""
    let digits = text.dropLast(ending.count)
    return digits.isDigits ? pid_t(digits) : nil
  }

  private static func isRunning(_ process: pid_t) -> Bool {
    process > 0 && (kill(process, 0) == 0 || errno == EPERM)
  }
}
