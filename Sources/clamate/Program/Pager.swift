import Configuration
import Glibc
import Subprocess

/// The program that shows long output page by page: `PAGER`, or `less`.
struct Pager {
  private static let usual = "less"
  private let line: String
  private let rows: Int
  private let environment: Environment

  /// The pager, where output goes to a terminal and none of `PAGER` empty or `cat` forbids it.
  init?(_ environment: Environment) {
    guard environment.terminal.isOutput, let rows = environment.terminal.rows,
      environment.variables["TERM"] != "dumb",
      let line = environment.variables["PAGER"] ?? Self.installed(environment),
      !line.isEmpty, line != "cat"
    else { return nil }
    self.line = line
    self.rows = rows
    self.environment = environment
  }

  private static func installed(_ environment: Environment) -> String? {
    let path = ProgramSearch.path(of: usual, in: environment.variables, orUsual: false)
    return path.map { _ in usual }
  }

  /// Whether the output is longer than the terminal.
  func isNeeded(for bytes: [UInt8]) -> Bool {
    bytes.count { $0 == UInt8(ascii: "\n") } >= rows
  }

  /// Shows the output and waits until the person has seen enough.
  ///
  /// - Returns: false where there is no such pager and nothing was shown.
  func show(_ bytes: [UInt8]) -> Bool {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    // The pager would wait for its own end of the pipe.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A pager that is left early closes the pipe; that is no failure.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    var variables = environment.variables
    // Colour passes, one page needs no key, and the screen keeps what was seen.
    if variables["LESS"] == nil { variables["LESS"] = "FRX" }
    // The text is UTF-8 also where the locale of its language is not installed.
    if variables["LESSCHARSET"] == nil { variables["LESSCHARSET"] = "utf-8" }
    let paged = environment.replacing(variables)
    guard let pid = Shell.start(line, input: ends[0], environment: paged) else {
      ends.forEach { close($0) }
      return false
    }
    close(ends[0])
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
    close(ends[1])
    // 126 and 127 are the shell's own: it could not run the line.
    return ![126, 127].contains(Shell.wait(pid))
  }
}
