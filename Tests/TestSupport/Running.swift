import Foundation

/// A program that runs.
///
/// Foundation's `Process` crashes where many tests start processes at once, hence `posix_spawn`.
public struct Running: Sendable {
  /// The system did not start it.
  public struct NotStarted: Error { let code: Int32 }

  private let pid: pid_t
  private let output: FileHandle
  private let errors: FileHandle
  private let terminal: PseudoTerminal?

  /// Starts a program in an environment that holds nothing but what is given.
  ///
  /// - Parameters:
  ///   - input: the text on standard input; without it there is none.
  ///   - terminal: what standard output is connected to; without it, a pipe.
  public init(
    _ program: URL, _ arguments: [String], environment: [String: String], input: String? = nil,
    terminal: PseudoTerminal? = nil
  ) throws {
    let input = try input.map(handle(to:)) ?? FileHandle(forReadingAtPath: "/dev/null")
    // Another child started in between would hold the pipes open.
    starting.lock()
    defer { starting.unlock() }
    let (output, errors) = (Channel(), Channel())
    pid = try spawn(
      [program.path] + arguments, environment.map { "\($0.key)=\($0.value)" },
      streams: [
        input?.fileDescriptor ?? -1, terminal?.slave.fileDescriptor ?? output.writing,
        errors.writing,
      ])
    self.terminal = terminal
    self.output = output.reading()
    self.errors = errors.reading()
  }

  /// Ends it at once, wherever it is.
  public func kill() {
    send(SIGKILL)
  }

  /// Sends it a signal.
  public func send(_ signal: Int32) {
    _ = Foundation.kill(pid, signal)
  }

  /// Waits until it has ended, on a thread that may block.
  public func end() async -> Ending {
    await withCheckedContinuation { done in
      DispatchQueue.global().async { done.resume(returning: ending()) }
    }
  }

  /// Complaints are few lines: more than a pipe holds would block the program.
  private func ending() -> Ending {
    let written = output.readDataToEndOfFile()
    let complaints = errors.readDataToEndOfFile()
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Ending(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal,
      output: terminal?.text() ?? String(decoding: written, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }
}

/// Runs a program to its end in an environment that holds nothing but what is given.
public func run(
  _ program: URL, _ arguments: [String], environment: [String: String], input: String? = nil,
  terminal: PseudoTerminal? = nil
) async throws -> Ending {
  try await Running(
    program, arguments, environment: environment, input: input, terminal: terminal
  ).end()
}

private let starting = NSRecursiveLock()

/// Writes a file while no child is started.
///
/// A child would hold the file open for writing, and a program that somebody can write to is not
/// run by the system.
func writeFile(_ bytes: some Collection<UInt8>, to path: String) throws {
  starting.lock()
  defer { starting.unlock() }
  guard let stream = fopen(path, "we") else { throw FileNotWritten(path: path, code: errno) }
  let count = fwrite(Array(bytes), 1, bytes.count, stream)
  guard fclose(stream) == 0, count == bytes.count else {
    throw FileNotWritten(path: path, code: errno)
  }
}

/// A file of a test that the system did not take.
struct FileNotWritten: Error {
  let path: String
  let code: Int32
}

/// A pipe whose ends only its own child is to hold.
private struct Channel {
  private let descriptors: [Int32]

  init() {
    var descriptors: [Int32] = [-1, -1]
    _ = pipe(&descriptors)
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    self.descriptors = descriptors
  }

  var writing: Int32 { descriptors[1] }

  /// The reading end, once the child holds the other.
  func reading() -> FileHandle {
    close(descriptors[1])
    return FileHandle(fileDescriptor: descriptors[0], closeOnDealloc: true)
  }
}

/// Starts a program with three streams and the signals as they are by default.
private func spawn(
  _ arguments: [String], _ environment: [String], streams: [Int32]
) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (number, stream) in streams.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
  }
  return try spawn(arguments, environment, &actions)
}

/// Starts a program with prepared streams and the signals as they are by default.
func spawn(
  _ arguments: [String], _ environment: [String], _ actions: inout posix_spawn_file_actions_t,
  flags: Int32 = 0
) throws -> pid_t {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var (none, all) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  sigfillset(&all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setflags(
    &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | flags))
  let texts = (arguments.map { strdup($0) } + [nil], environment.map { strdup($0) } + [nil])
  defer { (texts.0 + texts.1).forEach { free($0) } }
  var pid: pid_t = 0
  starting.lock()
  defer { starting.unlock() }
  let code = posix_spawn(&pid, arguments[0], &actions, &attributes, texts.0, texts.1)
  guard code == 0 else { throw Running.NotStarted(code: code) }
  return pid
}

/// A text as something to read from; a pipe could be closed by its reader too early.
private func handle(to text: String) throws -> FileHandle {
  let folder = try TemporaryFolder()
  try folder.write(text, to: "input")
  return try FileHandle(forReadingFrom: folder.url.appendingPathComponent("input"))
}
