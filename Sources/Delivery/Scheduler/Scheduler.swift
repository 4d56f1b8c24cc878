import Configuration

/// Has the system run the reminders each minute, by a timer of systemd or by cron, never by both.
public struct Scheduler {
  private let environment: Environment
  private let folders: Folders
  private let timer: UserTimer?
  private let crontab: Crontab?

  /// What this machine has for the person of an environment.
  public init(_ environment: Environment, _ folders: Folders) {
    self.environment = environment
    self.folders = folders
    timer = UserTimer(environment.variables, folders)
    crontab = Crontab(environment.variables)
  }

  /// Installs the reminders; doing it again only writes what has changed.
  ///
  /// - Parameter chosen: what to use; nil is systemd where its user manager answers, else cron.
  /// - Returns: what is noted about it.
  /// - Throws: ``SchedulerError`` or `FileError`; what rang before rings on then.
  public func install(
    by chosen: Installation.Scheduler? = nil
  ) throws -> Installation {
    let command = try PassCommand(environment, folders)
    let usesTimer = chosen != .cron && timer?.isThere == true
    if usesTimer, let timer {
      try timer.install(command)
    } else if let crontab, chosen != .systemd {
      try crontab.install(command)
    } else {
      throw SchedulerError.noScheduler
    }
    let installation = Installation(
      scheduler: usesTimer ? .systemd : .cron,
      bus: SessionBus(environment.variables, saved: Installation(in: folders)?.bus).addresses.first)
    try installation.save(in: folders)
    if usesTimer { _ = try crontab.map(removePart) } else { _ = timer?.uninstall() }
    return installation
  }

  /// Removes the reminders from wherever they are.
  ///
  /// - Throws: ``SchedulerError``; ``SchedulerError/notInstalled`` where they are nowhere.
  public func uninstall() throws(SchedulerError) {
    let hadTimer = timer?.uninstall()
    let hadPart = try crontab.map { crontab throws(SchedulerError) in try removePart(crontab) }
    Installation.forget(in: folders)
    guard hadPart == true || hadTimer == true else { throw .notInstalled }
  }

  /// Looks at the system itself.
  ///
  /// - Throws: ``SchedulerError`` where the crontab is not what it should be.
  public func inspect() throws(SchedulerError) -> Inspection? {
    if let line = timer?.command {
      return Inspection(scheduler: .systemd, isCurrent: line == (try? own())?.unitLine)
    }
    guard let line = try crontab?.ownCommand() else { return nil }
    return Inspection(scheduler: .cron, isCurrent: line == (try? own())?.shellLine)
  }

  /// What is installed.
  public struct Inspection: Sendable, Equatable {
    /// What starts the reminders.
    public let scheduler: Installation.Scheduler
    /// Whether it runs this program with these folders, language and zone.
    public let isCurrent: Bool
  }

  private func own() throws(SchedulerError) -> PassCommand {
    try PassCommand(environment, folders)
  }

  /// A person who may have no crontab has no part in it.
  private func removePart(_ crontab: Crontab) throws(SchedulerError) -> Bool {
    do {
      return try crontab.uninstall()
    } catch .refused(_) where Installation(in: folders)?.scheduler != .cron {
      return false
    }
  }
}
