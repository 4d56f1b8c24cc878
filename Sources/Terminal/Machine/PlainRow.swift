import Text

/// One item as a line of fields separated by tabs, for `awk` and `cut`.
public enum PlainRow {
  /// Appends the line with its newline.
  ///
  /// In a field, tab, newline and backslash are written `\t`, `\n` and `\\`, and whatever else a
  /// terminal could act on as ``Swift/Unicode/Scalar/terminalEscape`` writes it, so that a line has
  /// as many fields as given and every field can be read back.
  public static func append(_ fields: [String], to output: inout [UInt8]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { output.append("\t") }
      append(field, to: &output)
    }
    output.append("\n")
  }

  private static func append(_ field: String, to output: inout [UInt8]) {
    guard field.unicodeScalars.contains(where: { $0 == "\\" || $0.isEscapedOnTerminal }) else {
      output.append(field)
      return
    }
    var escaping = TerminalEscaping()
    for scalar in field.unicodeScalars {
      if scalar == "\\" {
        output.append(#"\\"#)
      } else if escaping.escapes(scalar) {
        output.append(scalar.terminalEscape)
      } else {
        output.append(contentsOf: scalar.utf8)
      }
    }
  }
}
