import Foundation

/// A program that runs with all three streams on a terminal that a test sits at.
public final class SeatedProgram: Sendable {
  /// The terminal that the test types at and looks at.
  public let terminal: PseudoTerminal
  private let pid: pid_t
  /// `POSIX_SPAWN_SETSID` of spawn.h, which Swift does not import.
  private static let newSession: Int32 = 0x80

  /// Starts a program; the terminal is the one that Ctrl-C and a hang-up of it reach it through.
  ///
  /// - Parameter columns: how wide the terminal is.
  public init(
    _ program: URL, _ arguments: [String], environment: [String: String], columns: Int = 80
  ) throws {
    let terminal = try PseudoTerminal(columns: columns)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal.path, O_RDWR, 0)
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, stream)
    }
    self.terminal = terminal
    pid = try spawn(
      [program.path] + arguments, environment.map { "\($0.key)=\($0.value)" }, &actions,
      flags: Self.newSession)
    terminal.closeSlave()
  }

  /// Sends it a signal.
  public func send(_ signal: Int32) {
    _ = Foundation.kill(pid, signal)
  }

  /// What the terminal has shown so far, beside its first characters, once a text is in it or some
  /// seconds have passed.
  public func seen(_ text: String, after first: Int = 0, within seconds: Int = 10) async throws
    -> String
  {
    var seen = String(terminal.seen().dropFirst(first))
    for _ in 0..<(seconds * 50) where !seen.contains(text) {
      try await Task.sleep(for: .milliseconds(20))
      seen = String(terminal.seen().dropFirst(first))
    }
    return seen
  }

  /// How it ended, as shells say it: its status, or 128 and the signal; nil while it runs on.
  public func status(within seconds: Int = 10) async throws -> Int32? {
    var status: Int32 = 0
    for _ in 0..<(seconds * 100) {
      if waitpid(pid, &status, WNOHANG) == pid {
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
      }
      _ = terminal.seen()
      try await Task.sleep(for: .milliseconds(10))
    }
    return nil
  }

  /// Whether it is stopped, as Ctrl-Z stops it.
  public func isStopped(within seconds: Int = 5) async throws -> Bool {
    for _ in 0..<(seconds * 50) {
      let fields = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
      if fields.split(separator: ")").last?.split(separator: " ").first == "T" { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }
}
