/// What a person is to be told.
///
/// Title and body may hold anything; each channel makes of them what it can show.
public struct Notice: Sendable, Equatable {
  /// What it is about, such as the title of a todo.
  public let title: String
  /// More about it, a few lines or none.
  public let body: String
  /// The todo as JSON, which only the command reads.
  public let record: [UInt8]?
  /// Variables that only the command gets, besides `CLAMATE_TITLE` and `CLAMATE_BODY`.
  public let variables: [String: String]

  /// A notice for any channel.
  public init(
    title: String, body: String = "", record: [UInt8]? = nil, variables: [String: String] = [:]
  ) {
    self.title = title
    self.body = body
    self.record = record
    self.variables = variables
  }
}
