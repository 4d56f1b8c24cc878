/// An error that can say to a person what happened and how to go on.
public protocol Explainable: Error {
  /// What happened and why, in one line, lower case and without a full stop.
  var message: Bilingual { get }
  /// How to go on: a command or a value to try, if there is one.
  var hint: Bilingual? { get }
}

extension Explainable {
  /// No advice, for errors whose message says it all.
  public var hint: Bilingual? { nil }
}
