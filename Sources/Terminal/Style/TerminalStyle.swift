/// One of the basic colors that every color terminal has and lets its user choose.
public enum TerminalColor: UInt8, Sendable, CaseIterable {
  /// The basic colors, numbered as in ECMA-48 (SGR 30 to 37); black and white are left out, because
  /// one of them is unreadable on any background.
  case red = 1
  case green, yellow, blue, magenta, cyan
}

/// What a piece of text means, as far as its look shows it.
///
/// Looks only repeat what the words or signs beside them say. Meanings keep to colors that can be
/// read on light and dark backgrounds; yellow (pale on white) and blue (dark on black) are left to
/// colors that people choose themselves.
public struct TerminalStyle: Sendable, Hashable {
  /// The color of the letters, or nil for the terminal's own.
  public var color: TerminalColor?
  /// Whether the letters are bold.
  public var isBold: Bool
  /// Whether the letters are dim.
  public var isDim: Bool

  /// A style of its own, such as a color that someone chose for a group.
  public init(color: TerminalColor? = nil, isBold: Bool = false, isDim: Bool = false) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
  }
}

extension TerminalStyle {
  /// Text without a special look.
  public static let plain = TerminalStyle()
  /// Titles of sections and columns.
  public static let heading = TerminalStyle(isBold: true)
  /// Text that matters less than what is around it.
  public static let faint = TerminalStyle(isDim: true)
  /// Something done as asked.
  public static let success = TerminalStyle(color: .green)
  /// Something to look at.
  public static let warning = TerminalStyle(color: .magenta)
  /// Something that failed.
  public static let failure = TerminalStyle(color: .red, isBold: true)
  /// The air grade good.
  public static let good = TerminalStyle(color: .cyan)
  /// The air grade moderate.
  public static let moderate = TerminalStyle(color: .green)
  /// The air grade bad.
  public static let bad = TerminalStyle(color: .magenta)
  /// The air grade very bad.
  public static let veryBad = TerminalStyle(color: .red, isBold: true)
  /// The present day in a calendar or list.
  public static let today = TerminalStyle(color: .cyan, isBold: true)
  /// A todo that is done.
  public static let done = TerminalStyle(isDim: true)
  /// A todo whose day has passed.
  public static let overdue = TerminalStyle(color: .red)
  /// A todo whose deadline is near.
  public static let dueSoon = TerminalStyle(color: .magenta)
  /// A tag or place.
  public static let tag = TerminalStyle(color: .cyan)
}
