import Configuration
import Glibc

/// Programs that a person chose by a variable: an editor, a pager.
///
/// Such a value is a line for the shell, as other programs take it too. Nothing that a todo or a
/// server says is ever part of it: files go as an argument of their own, text through a pipe.
enum Shell {
  /// Runs a line in the foreground and waits for its end.
  ///
  /// - Parameters:
  ///   - argument: what the line gets as its last argument, if anything.
  ///   - input: the descriptor that becomes its standard input.
  /// - Returns: whether it ran and ended with 0.
  static func run(
    _ line: String, argument: String? = nil, input: Int32? = nil, environment: Environment
  ) -> Bool {
    guard let pid = start(line, argument: argument, input: input, environment: environment) else {
      return false
    }
    return wait(pid) == 0
  }

  /// Starts a line; nil where that is not possible.
  static func start(
    _ line: String, argument: String? = nil, input: Int32? = nil, environment: Environment
  ) -> pid_t? {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    if let input { posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO) }
    let script = argument == nil ? line : "\(line) \"$@\""
    return environment.spawn(
      "/bin/sh", ["-c", script, "sh"] + (argument.map { [$0] } ?? []), &files)
  }

  /// Waits for a program that has the terminal; Ctrl-C is for it alone.
  ///
  /// - Returns: its exit status; 127 where the shell did not find it.
  static func wait(_ pid: pid_t) -> Int32 {
    let handler = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, handler) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status & 0x7f == 0 ? status >> 8 & 0xff : -1
  }
}

/// Calls `body` with texts as C programs take them: an array of pointers that ends with none.
func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) } + [nil]
  defer { pointers.forEach { free($0) } }
  return body(pointers)
}

extension Environment {
  /// Starts a program with the variables of this one; nil where that is not possible.
  func spawn(
    _ path: String, _ arguments: [String], _ files: inout posix_spawn_file_actions_t,
    _ attributes: UnsafePointer<posix_spawnattr_t>? = nil
  ) -> pid_t? {
    withCStrings([path] + arguments) { arguments in
      withCStrings(variables.map { "\($0.key)=\($0.value)" }) { variables in
        var pid: pid_t = 0
        let code = posix_spawn(&pid, path, &files, attributes, arguments, variables)
        return code == 0 ? pid : nil
      }
    }
  }
}
