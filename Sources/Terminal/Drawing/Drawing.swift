/// A picture of filled squares and texts, written as one SVG file that needs no other.
///
/// It follows the reader's light or dark theme, has a title and a text that says what is drawn, and
/// the same drawing gives the same bytes. All measures are whole pixels.
public struct Drawing: Sendable {
  /// What a shape or text is filled with.
  public enum Fill: Sendable, Hashable {
    /// The color of text.
    case ink
    /// The color of text that matters less.
    case faint
    /// The ground of a cell in which nothing is.
    case empty
    /// A color that is the same in both themes.
    case shade(Shade)
    /// Black or white, whichever is read better on a color.
    case letters(on: Shade)
    /// A step of a scale from little to much, 0 to 4.
    case level(Int)
    /// What is read on a step of the scale.
    case lettersOnLevel(Int)
  }

  /// Which point of a text its place is.
  public enum Anchor: String, Sendable {
    /// Its beginning.
    case start
    /// Its middle.
    case middle
    /// Its end.
    case end
  }

  /// How a text looks.
  public struct Look: Sendable {
    var fill: Fill
    var anchor: Anchor
    var size: Int
    var isBold: Bool

    /// Usual text, unless something else is said; the size is in pixels.
    public init(
      _ fill: Fill = .ink, anchor: Anchor = .start, size: Int = 13, isBold: Bool = false
    ) {
      self.fill = fill
      self.anchor = anchor
      self.size = size
      self.isBold = isBold
    }
  }

  enum Shape: Sendable {
    case rectangle(x: Int, y: Int, width: Int, height: Int, fill: Fill, name: String?)
    case text(String, x: Int, y: Int, look: Look)
  }

  /// The height of a line of text.
  public static let lineHeight = 20

  /// How wide the picture is.
  public var width: Int
  /// How high the picture is.
  public var height = 0
  /// What the picture is called.
  public let title: String
  /// What is drawn, for those who do not see it; lines are parted by newlines.
  public let description: String
  private(set) var shapes: [Shape] = []

  /// A picture with nothing on it so far.
  public init(width: Int, title: String, description: String) {
    self.width = width
    self.title = title
    self.description = description
  }

  /// Adds a filled rectangle.
  ///
  /// - Parameter name: what it stands for, shown where a pointer rests on it.
  public mutating func rectangle(
    x: Int, y: Int, width: Int, height: Int, fill: Fill, name: String? = nil
  ) {
    shapes.append(.rectangle(x: x, y: y, width: width, height: height, fill: fill, name: name))
    self.height = max(self.height, y + height)
  }

  /// Adds one line of text whose base line is at `y`.
  public mutating func text(_ text: String, x: Int, y: Int, _ look: Look = Look()) {
    shapes.append(.text(text, x: x, y: y, look: look))
    height = max(height, y + Self.lineHeight / 4)
  }
}
