import Terminal
import Testing
import Text

@Suite struct PlainRowTests {
  private func line(_ fields: [String]) -> String {
    var output: [UInt8] = []
    PlainRow.append(fields, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    (["7", "치과", ""], "7\t치과\t\n"), (["a\tb\nc"], #"a\tb\nc"# + "\n"),
    ([#"C:\new"#], #"C:\\new"# + "\n"),
    (["\u{1B}[2J\u{202E}"], #"\e[2J\u{202E}"# + "\n"), ([], "\n"), (["👨‍👩‍👧"], "👨‍👩‍👧\n"),
  ])
  func fieldsAreSeparatedByTabs(fields: [String], expected: String) {
    #expect(line(fields) == expected)
  }

  @Test func everyTitleIsOneFieldOfOneLineThatReadsBack() {
    for title in NastyTitles.all {
      let line = line(["1", title, "2"])
      #expect(line.unescapedScalars == ["\t", "\t", "\n"])
      let field = line.unicodeScalars.dropFirst(2).dropLast(3)
      #expect(unescaped(String(String.UnicodeScalarView(field))) == title)
    }
  }

  private func unescaped(_ field: String) -> String {
    let simple: [Character: Unicode.Scalar] = [
      "t": "\t", "n": "\n", "r": "\r", "e": "\u{1B}", "0": "\0", "\\": "\\",
    ]
    return field.replacing(#/\\(?:u\{([0-9A-F]+)\}|(.))/#.matchingSemantics(.unicodeScalar)) {
      match in
      let scalar =
        match.1.flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
        ?? match.2.flatMap { simple[Character(String($0))] }
      return scalar.map { String(Character($0)) } ?? "?"
    }
  }
}
