import Configuration

/// What was noted when the reminders were installed, so that nobody has to ask the system for it.
public struct Installation: Sendable, Equatable {
  /// What starts the reminders each minute.
  public enum Scheduler: String, Sendable, CaseIterable {
    /// A timer of the person's systemd.
    case systemd
    /// The person's crontab.
    case cron
  }

  /// What starts them.
  public let scheduler: Scheduler
  /// The address of the session bus at that time, if there was one.
  public let bus: String?

  /// A note about an installation.
  public init(scheduler: Scheduler, bus: String?) {
    self.scheduler = scheduler
    self.bus = bus
  }
}

extension Installation {
  /// The note of a person, or nil where the reminders are not installed; one small file is read.
  public init?(in folders: Folders) {
    guard let bytes = try? Files.read(Self.path(folders)) else { return nil }
    let entries = KeyValueFile(text: String(decoding: bytes, as: UTF8.self)).entries
    func value(_ key: String) -> String? { entries.last { $0.key == key }?.value }
    guard let scheduler = value("scheduler").flatMap(Scheduler.init) else { return nil }
    self.init(scheduler: scheduler, bus: value("bus"))
  }

  /// Keeps the note.
  ///
  /// - Throws: `FileError`.
  func save(in folders: Folders) throws(FileError) {
    var file = KeyValueFile(text: "")
    file.set("scheduler", to: scheduler.rawValue)
    file.set("bus", to: bus)
    try Files.makeFolder(folders.state)
    try Files.replace(Self.path(folders), with: Array(file.text.utf8), mode: 0o600)
  }

  /// Forgets the note.
  static func forget(in folders: Folders) {
    Files.remove(path(folders))
  }

  private static func path(_ folders: Folders) -> String { "\(folders.state)/scheduler" }
}
