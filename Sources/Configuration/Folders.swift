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
    if Files.linkTarget(data) != nil { throw .symbolicLink(data) }
    if Files.isWritableByAll(data) { throw .writableByAll(data) }
  }
}

/// Why the folders are not used.
public enum FolderError: Explainable, Equatable {
  /// `HOME` is not set to an absolute path.
  case noHome
  /// The folder is a symbolic link, which may lead anywhere tomorrow.
  case symbolicLink(String)
  /// Everybody on this machine may write in the folder.
  case writableByAll(String)

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .noHome:
      Bilingual(
        en: "HOME is not set, so there is no place for the files",
        ko: "HOME이 설정되지 않아 파일을 둘 곳이 없습니다")
    case .symbolicLink(let path):
      Bilingual(en: "'\(path)' is a symbolic link", ko: "'\(path)'은(는) 심볼릭 링크입니다")
    case .writableByAll(let path):
      Bilingual(en: "everybody can write in '\(path)'", ko: "누구나 '\(path)'에 쓸 수 있습니다")
    }
  }

  /// What to do.
  public var hint: Bilingual? {
    switch self {
    case .noHome:
      Bilingual(en: "set HOME to your own folder", ko: "HOME에 자신의 폴더를 지정하세요")
    case .symbolicLink:
      Bilingual(
        en: "move the folder there, or set XDG_DATA_HOME", ko: "폴더를 그곳으로 옮기거나 XDG_DATA_HOME을 지정하세요")
    case .writableByAll(let path): Bilingual(verbatim: "chmod 700 '\(path)'")
    }
  }
}
