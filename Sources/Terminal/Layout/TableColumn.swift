import Text

/// How one column of a table is titled and gets its width.
public struct TableColumn: Sendable {
  /// The title above the column.
  public var title: SafeText
  /// Which side of the column its cells keep to.
  public var alignment: Alignment
  /// The cells that the column never goes below while others are shown.
  ///
  /// Nil is 4 (a Hangul syllable and `..`) for a column with a weight, else its full width.
  public var minimum: Int?
  /// The column's part in giving up cells, and in taking spare ones; 0 keeps the width it needs.
  public var weight: Int
  /// The part of the table, as one n-th, above which the column is the first to give up cells; nil
  /// for none.
  public var share: Int?
  /// How long the column stays when there is no room for all: the smallest goes first.
  public var importance: Int

  /// A column; without a minimum and a weight it is as wide as its widest cell.
  public init(
    _ title: SafeText = "", alignment: Alignment = .left, minimum: Int? = nil, weight: Int = 0,
    share: Int? = nil, importance: Int = 0
  ) {
    self.title = title
    self.alignment = alignment
    self.minimum = minimum
    self.weight = max(0, weight)
    self.share = share.map { max(1, $0) }
    self.importance = importance
  }
}

/// One cell of a table: a text and its look.
public struct TableCell: Sendable {
  /// What the cell says.
  public var text: SafeText
  /// How it looks.
  public var style: TerminalStyle

  /// A cell with a text that is safe already.
  public init(_ text: SafeText, _ style: TerminalStyle = .plain) {
    self.text = text
    self.style = style
  }

  /// A cell with any text, which is made safe.
  public init(text: String, _ style: TerminalStyle = .plain) {
    self.init(SafeText(text), style)
  }
}
