/// A way on which a notice reaches a person.
public enum Channel: String, CaseIterable, Sendable {
  /// A notification of the desktop.
  case desktop
  /// A line on the terminals of the person.
  case terminal
  /// A mail.
  case mail
  /// A program that the person chose.
  case command
}
