import Language

/// Where Clamate keeps its files, by the XDG Base Directory Specification.
///
/// A variable that is empty or holds a relative path is ignored, as the specification says.
public struct Folders: Sendable, Equatable {
  /// What a person made: `clamate.db`.
  public let data: String
  /// What a person set: `config` and `credentials`.
  public let config: String
  /// Logs and automatic backups.
  public let state: String
  /// What can be fetched again: `sky.db`.
  public let cache: String

  /// The folders that an environment names.
  ///
  /// - Throws: ``FolderError/noHome`` where a default needs `HOME` and there is none.
  public init(environment: [String: String]) throws(FolderError) {
    func folder(_ variable: String, _ fallback: String) throws(FolderError) -> String {
      if let value = environment[variable], value.hasPrefix("/") { return "\(value)/clamate" }
      guard let home = environment["HOME"], home.hasPrefix("/") else { throw .noHome }
      return "\(home)/\(fallback)/clamate"
    }
    data = try folder("XDG_DATA_HOME", ".local/share")
    config = try folder("XDG_CONFIG_HOME", ".config")
    state = try folder("XDG_STATE_HOME", ".local/state")
    cache = try folder("XDG_CACHE_HOME", ".cache")
  }

  /// The store of todos, sessions and everything else that is a person's own.
  public var database: String { "\(data)/clamate.db" }
  /// The cache of weather and air; written by `clamate-net` alone.
  public var skyDatabase: String { "\(cache)/sky.db" }
  /// Where that cache is kept while nothing can be written in its folder.
  public var spareSkyDatabase: String { "\(state)/sky.db" }
  /// Preferences, `key = value` lines.
  public var configFile: String { "\(config)/config" }
  /// Keys of weather services, `key = value` lines, mode 0600.
  public var credentialsFile: String { "\(config)/credentials" }
  /// When the last pass of reminders ran.
  public var lastPass: String { "\(state)/remind.pass" }
  /// What went wrong in passes of reminders.
  public var reminderLog: String { "\(state)/remind.log" }
  /// The copies that are taken before a migration and once a day.
  public var backups: String { "\(state)/backups" }
}

extension Folders {
  /// Refuses a folder of data in which others could put a store of theirs.
  ///
  /// - Throws: ``FolderError``.
  public func refuseExposedData() throws(FolderError) {
    try refuseExposed(data)
  }

  /// Whether everybody on this machine may set what a person has set.
  public var isConfigExposed: Bool {
    Files.isWritableByAll(config) || Files.isWritableByAll(configFile)
  }

  /// Makes the folder of copies and clears it of what a killed command left; refuses one in which
  /// others could put copies of theirs.
  ///
  /// - Throws: ``FolderError`` or ``FileError``.
  public func makeBackups() throws {
    try refuseExposed(backups)
    try Files.makeFolder(backups)
    Files.removeLeftOvers(in: backups)
  }

  private func refuseExposed(_ folder: String) throws(FolderError) {
    guard let access = Files.access(to: folder) else { return }
    if access.isLink { throw .symbolicLink(folder) }
    if access.mode & 0o002 != 0 { throw .writableByAll(folder) }
    // In a container, what belongs to nobody here may be given to root alone.
    if !access.isOwn, !Files.isRoot, !access.isRoots { throw .ofAnother(folder) }
  }
}
