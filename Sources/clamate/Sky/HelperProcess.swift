import Configuration
import Glibc
import Sky
import Subprocess

/// A run of `clamate-net`, the only program that talks to the network.
struct HelperProcess {
  /// How waiting for it went.
  enum Outcome: Equatable {
    /// All that was asked for has an answer, or a failure that is known.
    case settled
    /// Somebody is still asking.
    case atWork
    /// It could not do its work; 4 says that the cache cannot be written.
    case failed(status: Int32)
  }

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
  /// - Returns: how it went; somebody who is still at work is left to finish.
  func wait(_ spinner: Spinner, until isSettled: () throws -> Bool) rethrows -> Outcome {
    defer { spinner.clear() }
    var ending: Outcome?
    for passed in stride(from: 0, to: Self.patience, by: Self.pollInterval) {
      ending = ending ?? self.ending()
      if case .failed(let status)? = ending { return .failed(status: status) }
      if try ending != nil && isSettled() { return .settled }
      spinner.show(milliseconds: passed)
      usleep(useconds_t(Self.pollInterval * 1000))
    }
    return .atWork
  }

  /// How the process ended, nil while it runs.
  private func ending() -> Outcome? {
    var status: Int32 = 0
    guard waitpid(pid, &status, WNOHANG) != 0 else { return nil }
    let isSignalled = status & 0x7f != 0
    let code = isSignalled ? 128 + status & 0x7f : status >> 8 & 0xff
    return code == 0 ? .settled : .failed(status: code)
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
