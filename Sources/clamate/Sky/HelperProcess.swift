import Configuration
import Glibc
import Sky
import Subprocess

/// A run of `clamate-net`, the only program that talks to the network.
struct HelperProcess {
  /// How long a command waits for fresh values, in milliseconds.
  static let patience = 3000
  private static let pollInterval = 10
  private let pid: pid_t

  /// Starts a refresh that survives the command and its terminal; nil where there is no helper.
  init?(refreshing places: [Place], in context: Context) {
    let others = places.filter { !context.outdoor.isStationed($0) }
    let near = places.filter { !others.contains($0) }
    let words = near.map(\.key) + (others.isEmpty ? [] : ["elsewhere"] + others.map(\.key))
    self.init(["refresh"] + words, in: context.environment)
  }

  /// Looks a name up; nil where there is no helper.
  init?(searching kind: SearchKind, for text: String, in environment: Environment) {
    self.init(["search", kind.rawValue, text], in: environment)
  }

  private init?(_ arguments: [String], in environment: Environment) {
    guard let path = Self.path(environment) else { return nil }
    let call = Invocation(path, arguments, variables: environment.variables)
    guard
      let pid = try? call.start(
        input: .nothing, output: .nothing, errors: .nothing, in: .ownSession)
    else {
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
  static func path(_ environment: Environment) -> String? {
    let folder = Files.folder(of: environment.executable)
    let folders =
      environment.variables["CLAMATE_EXEC_PATH"].map { [$0] }
      ?? ["\(folder)/../libexec/clamate", folder, "/usr/libexec/clamate"]
    return folders.lazy.map { "\($0)/clamate-net" }.first { access($0, X_OK) == 0 }
  }
}
