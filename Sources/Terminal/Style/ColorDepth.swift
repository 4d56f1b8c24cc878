/// How many colors a terminal can show.
public enum ColorDepth: Sendable, CaseIterable {
  /// The eight basic colors, which its user chooses.
  case basic
  /// The 256 colors of xterm.
  case indexed
  /// Any color of red, green and blue.
  case full

  /// What the variables of the environment say.
  ///
  /// `COLORTERM` is `truecolor` or `24bit` for any color; else the name in `TERM` ends in
  /// `-256color`, or the terminal is taken for a basic one.
  public init(environment: [String: String]) {
    if ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""]) {
      self = .full
    } else if environment["TERM", default: ""].hasSuffix("-256color") {
      self = .indexed
    } else {
      self = .basic
    }
  }
}
