import Configuration
import Glibc
import Subprocess

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
    let script = argument == nil ? line : "\(line) \"$@\""
    let shell = Invocation(
      "/bin/sh", ["-c", script, "sh"] + (argument.map { [$0] } ?? []),
      variables: environment.variables.withoutKeys)
    return try? shell.start(input: input.map(Stream.descriptor) ?? .inherited)
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
