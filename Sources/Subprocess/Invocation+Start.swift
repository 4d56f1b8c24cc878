import CSpawn
import Glibc

extension Invocation {
  /// Starts the program; signals are as they are by default in it, and unless it shares the group of
  /// this one, it gets no descriptor but the three streams.
  ///
  /// - Returns: the number of the process, which someone has to wait for.
  /// - Throws: ``StartError``.
  public func start(
    input: Stream = .inherited, output: Stream = .inherited, errors: Stream = .inherited,
    in group: ProcessGroup = .shared
  ) throws(StartError) -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for (number, stream) in zip(Int32(0)..., [input, output, errors]) {
      switch stream {
      case .inherited: break
      case .nothing: posix_spawn_file_actions_addopen(&files, number, "/dev/null", O_RDWR, 0)
      case .descriptor(let open): posix_spawn_file_actions_adddup2(&files, open, number)
      }
    }
    if group != .shared {
      posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.set(&attributes, group)
    var pid: pid_t = 0
    let code = withCStrings([program] + arguments) { arguments in
      withCStrings(variables.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawn(&pid, program, &files, &attributes, arguments, variables)
      }
    }
    guard code == 0 else { throw StartError(code: code) }
    return pid
  }

  private static func set(_ attributes: inout posix_spawnattr_t, _ group: ProcessGroup) {
    var (blocked, byDefault) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigemptyset(&byDefault)
    sigaddset(&byDefault, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setsigdefault(&attributes, &byDefault)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    switch group {
    case .shared: break
    case .own: flags |= Int16(POSIX_SPAWN_SETPGROUP)
    case .ownSession: flags |= spawn_new_session
    }
    posix_spawnattr_setflags(&attributes, flags)
  }
}

/// Calls `body` with texts as C programs take them: an array of pointers that ends with none.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) } + [nil]
  defer { pointers.forEach { free($0) } }
  return body(pointers)
}
