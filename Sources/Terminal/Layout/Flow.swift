import Text

/// Texts that stand one after another and go on in the next line where one is full.
public struct Flow: Sendable {
  /// The texts, each with its look; a line breaks between them before it breaks inside one.
  public var parts: [TableCell]

  /// Texts in a row.
  public init(_ parts: [TableCell]) {
    self.parts = parts
  }

  /// One text.
  public init(_ text: String, _ style: TerminalStyle = .plain) {
    parts = [TableCell(text: text, style)]
  }

  /// The lines, each at most `width` cells wide; empty texts are left out.
  public func lines(width: Int, gap: Int = 2, palette: Palette) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for part in parts where part.text.cellWidth > 0 {
      if used > 0, used + gap + part.text.cellWidth <= width {
        line += String(repeating: " ", count: gap)
        used += gap
      } else if used > 0 {
        lines.append(line)
        (line, used) = ("", 0)
      }
      let pieces = used > 0 ? [part.text.string] : part.text.wrapped(to: width)
      lines += pieces.dropLast().map { palette.paint($0, part.style) }
      let last = pieces.last ?? ""
      line += palette.paint(last, part.style)
      used += last.cellWidth
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
