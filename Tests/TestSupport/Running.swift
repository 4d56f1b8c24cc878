import Foundation

/// A program that runs.
public struct Running: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let terminal: PseudoTerminal?
  private let stream = AsyncStream<Void>.makeStream()

  /// Starts a program in an environment that holds nothing but what is given.
  ///
  /// - Parameters:
  ///   - input: the text on standard input; without it there is none.
  ///   - terminal: what standard output is connected to; without it, a pipe.
  public init(
    _ program: URL, _ arguments: [String], environment: [String: String], input: String? = nil,
    terminal: PseudoTerminal? = nil
  ) throws {
    self.terminal = terminal
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.standardInput = try input.map(handle(to:)) ?? FileHandle.nullDevice
    process.standardOutput = terminal?.slave ?? output
    process.standardError = errors
    process.terminationHandler = { [stream] _ in stream.continuation.finish() }
    try process.run()
  }

  /// Ends it at once, wherever it is.
  public func kill() {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits until it has ended.
  public func end() async -> Ending {
    async let written = terminal == nil ? await text(of: output) : ""
    async let complaints = text(of: errors)
    for await _ in stream.stream {}
    let isKilled = process.terminationReason == .uncaughtSignal
    var shown = await written
    if let terminal { shown = terminal.text() }
    return Ending(
      status: process.terminationStatus + (isKilled ? 128 : 0), output: shown,
      errors: await complaints)
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

/// All that comes through a pipe, read on a thread that may block.
private func text(of pipe: Pipe) async -> String {
  await withCheckedContinuation { done in
    DispatchQueue.global().async {
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      done.resume(returning: String(decoding: data, as: UTF8.self))
    }
  }
}

/// A text as something to read from; a pipe could be closed by its reader too early.
private func handle(to text: String) throws -> FileHandle {
  let folder = try TemporaryFolder()
  let url = folder.url.appendingPathComponent("input")
  try Data(text.utf8).write(to: url)
  return try FileHandle(forReadingFrom: url)
}
