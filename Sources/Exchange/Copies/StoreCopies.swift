import Configuration
import Database
import DateHelper
import Planner

/// The copies of a store that are kept beside the logs.
public struct StoreCopies {
  /// How many automatic copies are kept, a day each.
  public static let kept = 7
  private static let dailyPrefix = "day-"
  private static let ending = ".db"
  private let folders: Folders

  /// The copies in a person's folders.
  public init(in folders: Folders) {
    self.folders = folders
  }

  /// Keeps a copy as the store is before the first change of a day; an empty store needs none.
  ///
  /// On all other runs this looks for one file.
  /// - Throws: `DatabaseError` or `FileError`.
  public func keepDaily(of store: PlannerStore, on day: CivilDate) throws {
    let path = daily(day.iso)
    guard !Files.exists(path), try store.recordCount() > 0 else { return }
    try folders.makeBackups()
    try store.writeCopy(to: path)
    for old in days.filter({ $0 != day }).dropLast(Self.kept - 1) { Files.remove(daily(old.iso)) }
  }

  /// Writes a copy under a name of its own.
  ///
  /// - Returns: where it is.
  /// - Throws: `DatabaseError` or `FileError`.
  public func keep(_ store: PlannerStore, named name: String, at now: Instant) throws -> String {
    let path = fresh(name, at: now)
    try folders.makeBackups()
    try store.writeCopy(to: path)
    return path
  }

  /// A path that nothing is at, with the moment in it in UTC.
  func fresh(_ name: String, at now: Instant) -> String {
    let moment = now.iso8601(in: .utc).prefix(19).filter { $0 != "-" && $0 != ":" }
    let stem = "\(folders.backups)/\(name)-\(moment)Z"
    var number = 2
    var path = stem + Self.ending
    while Files.exists(path) {
      path = "\(stem)-\(number)\(Self.ending)"
      number += 1
    }
    return path
  }

  /// The days of which there is an automatic copy, the oldest first.
  public var days: [CivilDate] {
    Files.names(in: folders.backups).compactMap { name in
      guard name.hasPrefix(Self.dailyPrefix), name.hasSuffix(Self.ending) else { return nil }
      let day = name.dropFirst(Self.dailyPrefix.count).dropLast(Self.ending.count)
      return CivilDate(iso: String(day))
    }.sorted()
  }

  private func daily(_ day: String) -> String {
    "\(folders.backups)/\(Self.dailyPrefix)\(day)\(Self.ending)"
  }
}
