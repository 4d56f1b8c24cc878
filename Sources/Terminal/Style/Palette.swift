/// Turns styles into escape sequences, or into nothing where color is off.
public struct Palette: Sendable, Hashable {
  /// Whether styles are shown.
  public let isColored: Bool
  /// How many colors there are for filled cells; styles keep to the basic ones.
  public let depth: ColorDepth

  /// A palette that shows styles or not.
  public init(isColored: Bool, depth: ColorDepth = .basic) {
    self.isColored = isColored
    self.depth = depth
  }

  /// The text between the sequences that begin and end its style.
  public func paint(_ text: String, _ style: TerminalStyle) -> String {
    opening(style) + text + closing(style)
  }

  /// What goes before text of a style: an SGR sequence (ECMA-48, section 8.3.117) or nothing.
  public func opening(_ style: TerminalStyle) -> String {
    guard isColored, style != .plain else { return "" }
    var sequence = "\u{1B}[0"
    if style.isBold { sequence += ";1" }
    if style.isDim { sequence += ";2" }
    if let color = style.color { sequence += ";3\(color.rawValue)" }
    return sequence + "m"
  }

  /// What goes after text of a style.
  public func closing(_ style: TerminalStyle) -> String {
    isColored && style != .plain ? "\u{1B}[0m" : ""
  }
}
