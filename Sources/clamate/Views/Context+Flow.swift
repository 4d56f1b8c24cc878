import Terminal

extension Context {
  /// The lines of texts on a page, none wider than it is.
  func lines(of flows: [Flow]) -> [String] {
    flows.flatMap { $0.lines(width: presentation.pageWidth, palette: palette) }
  }

  /// As much of a text as one line of the page holds.
  func firstLine(of flow: Flow) -> String {
    flow.lines(width: presentation.pageWidth, palette: palette).first ?? ""
  }

  /// Writes the texts of a page, each beginning a line.
  func write(_ flows: [Flow]) {
    for line in lines(of: flows) { output.write(line: line) }
  }

  /// Writes a row of texts: one line in a pipe, as many as it needs where there is a width.
  func write(row texts: [String]) {
    let flow = Flow(texts.map { TableCell(text: $0) })
    let width = presentation.width ?? Int.max
    for line in flow.lines(width: width, palette: palette) { output.write(line: line) }
  }
}
