import Terminal

extension Context {
  /// The lines of texts on the page, none wider than it is.
  func lines(of flows: [Flow]) -> [String] {
    flows.flatMap { $0.lines(width: presentation.pageWidth, palette: palette) }
  }

  /// As much of a text as one line of the page holds.
  func firstLine(of flow: Flow) -> String {
    flow.lines(width: presentation.pageWidth, palette: palette).first ?? ""
  }

  /// Writes texts, each beginning a line.
  func write(_ flows: [Flow]) {
    for line in lines(of: flows) { output.write(line: line) }
  }
}
