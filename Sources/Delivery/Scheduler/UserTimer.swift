import Configuration
import Glibc
import Language
import Subprocess

/// A timer of the systemd that runs for the person.
struct UserTimer {
  private static let limits = RunLimits(milliseconds: 10_000)
  private static let name = "clamate-remind"
  private let program: String
  private let variables: [String: String]
  private let folder: String

  /// The timer, or nil where this machine has no systemd.
  init?(_ variables: [String: String], _ folders: Folders) {
    guard let program = ProgramSearch.path(of: "systemctl", in: variables) else { return nil }
    self.program = program
    folder = "\(Files.folder(of: folders.config))/systemd/user"
    // su and cron do not say where the manager listens.
    self.variables = variables.merging(["LC_ALL": "C"]) { $1 }
      .merging(["XDG_RUNTIME_DIR": "/run/user/\(getuid())"]) { old, _ in old }
  }

  /// Whether a manager answers.
  var isThere: Bool {
    run(["show-environment"]).isSuccess
  }

  /// Whether the files of the timer are there.
  var isInstalled: Bool { Files.exists(path("timer")) }

  /// The line that the timer runs, or nil where it is not installed.
  var command: String? {
    guard let bytes = (try? Files.read(path("service"))) ?? nil, isInstalled else { return nil }
    return KeyValueFile(text: String(decoding: bytes, as: UTF8.self)).entries
      .last { $0.key == "ExecStart" }?.value
  }

  /// Writes the timer and starts it.
  ///
  /// - Throws: `SchedulerError.refused`; the files of a new timer are gone then.
  func install(_ command: PassCommand) throws {
    let isNew = !isInstalled
    try Files.makeFolder(folder)
    try Files.replace(
      path("service"), with: Array(Self.service(command).utf8), mode: 0o644)
    try Files.replace(path("timer"), with: Array(Self.timer.utf8), mode: 0o644)
    for arguments in [["daemon-reload"], ["enable", "--now", "\(Self.name).timer"]] {
      let run = run(arguments)
      guard run.isSuccess else {
        if isNew { _ = uninstall() }
        throw SchedulerError.refused(.refused("systemctl --user \(arguments[0])", run))
      }
    }
  }

  /// Stops the timer and removes its files.
  ///
  /// - Returns: whether there was one.
  func uninstall() -> Bool {
    let wasThere = isInstalled || Files.exists(path("service"))
    guard wasThere else { return false }
    _ = run(["disable", "--now", "\(Self.name).timer"])
    for kind in ["service", "timer"] { Files.remove(path(kind)) }
    // Without a manager that answers, nothing else takes the link away.
    Files.remove("\(folder)/timers.target.wants/\(Self.name).timer")
    _ = run(["daemon-reload"])
    return true
  }

  private func path(_ kind: String) -> String { "\(folder)/\(Self.name).\(kind)" }

  private func run(_ arguments: [String]) -> RunOutcome {
    Invocation(program, ["--user"] + arguments, variables: variables).run(limits: Self.limits)
  }
}

extension UserTimer {
  /// The unit of a pass.
  ///
  /// A pass may leave a refresh of the weather behind, which goes on. It ends by itself in little
  /// more than a minute; only one that hangs is ended.
  static func service(_ command: PassCommand) -> String {
    """
    # Made by: clamate remind install. Removed by: clamate remind uninstall.
    [Unit]
    Description=Reminders of clamate

    [Service]
    Type=oneshot
    ExecStart=\(command.unitLine)
    TimeoutStartSec=120
    KillMode=process
    LogLevelMax=notice

    """
  }

  /// Minutes of UTC: in local time systemd skips the hour that clocks repeat in autumn.
  static let timer = """
    # Made by: clamate remind install. Removed by: clamate remind uninstall.
    [Unit]
    Description=Reminders of clamate, each minute

    [Timer]
    OnCalendar=*-*-* *:*:00 UTC
    AccuracySec=1s
    OnClockChange=yes
    OnTimezoneChange=yes

    [Install]
    WantedBy=timers.target

    """
}
