/// A program to start, with its arguments and variables; no shell reads any of it.
public struct Invocation: Sendable, Equatable {
  /// The path of the program.
  public let program: String
  /// The arguments after the name of the program; what follows a NUL in one is cut off.
  public let arguments: [String]
  /// All variables that the program gets.
  public let variables: [String: String]

  /// A program with what it is told.
  public init(_ program: String, _ arguments: [String] = [], variables: [String: String]) {
    self.program = program
    self.arguments = arguments
    self.variables = variables
  }
}

/// What a standard stream of a started program is connected to.
public enum Stream: Sendable, Equatable {
  /// The same as in this program.
  case inherited
  /// `/dev/null`.
  case nothing
  /// An open descriptor.
  case descriptor(Int32)
}

/// Whom the signals of a terminal reach, and what ends together.
public enum ProcessGroup: Sendable {
  /// The group of this program: Ctrl-C reaches both.
  case shared
  /// A group of its own, which can be ended as a whole.
  case own
  /// A session of its own, which outlives the terminal.
  case ownSession
}

/// The system did not start a program.
public struct StartError: Error, Equatable {
  /// The reason as the system gives it (`errno`).
  public let code: Int32
}
