import DateHelper

/// Everything that a program takes from the world around it, read once when it starts.
public struct Environment: Sendable {
  /// The variables of the process.
  public let variables: [String: String]
  /// The moment of the call; `CLAMATE_NOW` replaces the clock.
  public let now: Instant
  /// What the standard streams are connected to.
  public let terminal: TerminalFacts
  /// The path of the running program.
  public let executable: String
  /// Makes a name that is unique across stores.
  public let makeUID: @Sendable () -> String
  /// Reads the clocks that nobody can set; nil where they are not to be trusted.
  public let readBootClocks: @Sendable () -> BootClocks?

  /// An environment made of known parts.
  public init(
    variables: [String: String], now: Instant, terminal: TerminalFacts, executable: String,
    makeUID: @escaping @Sendable () -> String,
    readBootClocks: @escaping @Sendable () -> BootClocks? = { nil }
  ) {
    self.variables = variables
    self.now = now
    self.terminal = terminal
    self.executable = executable
    self.makeUID = makeUID
    self.readBootClocks = readBootClocks
  }
}

extension Environment {
  /// The same with other variables, for a program that is started.
  public func replacing(_ variables: [String: String]) -> Environment {
    Environment(
      variables: variables, now: now, terminal: terminal, executable: executable,
      makeUID: makeUID, readBootClocks: readBootClocks)
  }

  /// The same at another moment.
  func replacing(
    now: Instant, readBootClocks: @escaping @Sendable () -> BootClocks?
  ) -> Environment {
    Environment(
      variables: variables, now: now, terminal: terminal, executable: executable,
      makeUID: makeUID, readBootClocks: readBootClocks)
  }
}

/// What the standard streams are connected to.
public struct TerminalFacts: Sendable, Equatable {
  /// Whether standard input is a terminal.
  public let isInput: Bool
  /// Whether standard output is a terminal.
  public let isOutput: Bool
  /// Whether standard error is a terminal.
  public let isError: Bool
  /// The columns of the terminal that standard output is, if it is one.
  public let columns: Int?
  /// The rows of that terminal.
  public let rows: Int?

  /// Facts about the three streams.
  public init(isInput: Bool, isOutput: Bool, isError: Bool, columns: Int?, rows: Int? = nil) {
    self.isInput = isInput
    self.isOutput = isOutput
    self.isError = isError
    self.columns = columns
    self.rows = rows
  }
}
