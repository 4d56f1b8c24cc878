import Language

/// The end of a command that did not do what was asked.
public struct Failure: Explainable, Equatable {
  /// The exit status.
  public let status: ExitStatus
  /// A stable code for `--json`, such as `unknownID`.
  public let code: String
  /// What happened and why.
  public let message: Bilingual
  /// How to go on.
  public let hint: Bilingual?

  /// A failure in words.
  public init(_ status: ExitStatus, code: String, _ message: Bilingual, hint: Bilingual? = nil) {
    self.status = status
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// A failure that says what another error says.
  public init(_ status: ExitStatus, code: String, _ error: any Explainable) {
    self.init(status, code: code, error.message, hint: error.hint)
  }
}
