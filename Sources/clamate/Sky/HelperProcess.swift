import Configuration
import Glibc
import Sky

/// A run of `clamate-net`, the only program that talks to the network.
struct HelperProcess {
  /// How long a command waits for fresh values, in milliseconds.
  static let patience = 3000
  private static let pollInterval = 10
  /// `POSIX_SPAWN_SETSID`, which glibc's headers show to no Swift program.
  private static let newSession: Int16 = 0x80
  private let pid: pid_t

  /// Starts a refresh that survives the command and its terminal; nil where there is no helper.
  init?(refreshing place: Place, in environment: Environment) {
    guard let path = Self.path(environment) else { return nil }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Self.newSession)
    defer { posix_spawnattr_destroy(&attributes) }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    guard let pid = environment.spawn(path, ["refresh", place.key], &files, &attributes) else {
      return nil
    }
    self.pid = pid
  }

  /// Waits until the refresh has ended, or until the patience of a person is over.
  ///
  /// - Parameter isSettled: whether nobody else is still asking; looked at when this refresh has
  ///   ended, which it does at once where another one asks already.
  /// - Returns: false where somebody is still at work, who is left to finish.
  func wait(_ spinner: Spinner, until isSettled: () throws -> Bool) rethrows -> Bool {
    defer { spinner.clear() }
    var hasEnded = false
    for passed in stride(from: 0, to: Self.patience, by: Self.pollInterval) {
      hasEnded = hasEnded || waitpid(pid, nil, WNOHANG) != 0
      if try hasEnded && isSettled() { return true }
      spinner.show(milliseconds: passed)
      usleep(useconds_t(Self.pollInterval * 1000))
    }
    return false
  }

  /// Where the helper is: named by the environment, beside this program, or in the installed place.
  private static func path(_ environment: Environment) -> String? {
    let folder = Files.folder(of: environment.executable)
    let folders =
      environment.variables["CLAMATE_EXEC_PATH"].map { [$0] }
      ?? ["\(folder)/../libexec/clamate", folder, "/usr/libexec/clamate"]
    return folders.lazy.map { "\($0)/clamate-net" }.first { access($0, X_OK) == 0 }
  }
}
