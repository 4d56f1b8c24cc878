import Glibc

/// How much a program may take of this one's time and memory.
public struct RunLimits: Sendable, Equatable {
  /// How long it may run, in milliseconds.
  public let milliseconds: Int
  /// How many bytes are kept of each of its two outputs; the rest is read and dropped.
  public let bytes: Int

  /// Limits of a run; the time is a day at most.
  public init(milliseconds: Int, bytes: Int = 65536) {
    self.milliseconds = min(max(0, milliseconds), 86_400_000)
    self.bytes = max(0, bytes)
  }
}

/// How a run ended, and what was written.
public struct RunOutcome: Sendable, Equatable {
  /// The end of a program.
  public enum Ending: Sendable, Equatable {
    /// It ended by itself with a status.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)
    /// It ran up to the limit and was ended with its whole process group.
    case timedOut
    /// The system did not start it (`errno`).
    case notStarted(Int32)
  }

  /// The end.
  public let ending: Ending
  /// The first bytes of its standard output.
  public let output: [UInt8]
  /// The first bytes of its standard error.
  public let errors: [UInt8]

  /// Whether it ended with 0.
  public var isSuccess: Bool { ending == .exited(0) }
}

extension Invocation {
  /// Runs the program in a process group of its own, gives it bytes to read, and waits for its end.
  ///
  /// What it left running in the background is not waited for; at the limit all of it is ended.
  public func run(input: [UInt8] = [], limits: RunLimits) -> RunOutcome {
    guard let inputs = Pipe(), let outputs = Pipe(), let errors = Pipe() else {
      return RunOutcome(ending: .notStarted(errno), output: [], errors: [])
    }
    let deadline = Monotonic.milliseconds + limits.milliseconds
    let pid: pid_t
    do {
      pid = try start(
        input: .descriptor(inputs.reading.number), output: .descriptor(outputs.writing.number),
        errors: .descriptor(errors.writing.number), in: .own)
    } catch {
      return RunOutcome(ending: .notStarted(error.code), output: [], errors: [])
    }
    for end in [inputs.reading, outputs.writing, errors.writing] { end.close() }
    var talk = Talk(
      input: input, to: inputs.writing, from: [outputs.reading, errors.reading],
      limit: limits.bytes)
    let ending = withoutBrokenPipe { talk.go(on: pid, until: deadline) }
    return RunOutcome(ending: ending, output: talk.kept[0], errors: talk.kept[1])
  }
}

/// Keeps a reader that closes its pipe early from ending this program.
private func withoutBrokenPipe<Result>(_ body: () -> Result) -> Result {
  var (broken, before) = (sigset_t(), sigset_t())
  sigemptyset(&broken)
  sigaddset(&broken, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &broken, &before)
  defer {
    var atOnce = timespec()
    while sigtimedwait(&broken, nil, &atOnce) > 0 {}
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
  return body()
}
