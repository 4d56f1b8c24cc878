import CommandLineKit
import Testing

@Suite struct ManualPageTests {
  /// The lines of a page after its head.
  private func lines(_ body: (inout ManualPage) -> Void) -> [String] {
    var page = ManualPage("x", section: 1, date: "March 2, 2026", summary: "x")
    let head = page.text.utf8.count
    body(&page)
    return page.text.utf8.dropFirst(head).split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("A page begins with its date, its name and what it is about")
  func head() {
    let page = ManualPage("x-dates", section: 7, date: "March 2, 2026", summary: "how to say it")
    #expect(
      page.text == """
        .Dd March 2, 2026
        .Dt X-DATES 7
        .Os
        .Sh NAME
        .Nm "\\&x\\-dates"
        .Nd "\\&how to say it"

        """)
  }

  @Test("Running text is never taken for a macro, an escape or a hyphenated word")
  func text() {
    #expect(lines { $0.sentence(".Sh is 'no' macro") } == ["\\&.Sh is 'no' macro"])
    #expect(lines { $0.sentence("'quoted' first") } == ["\\&'quoted' first"])
    #expect(lines { $0.sentence("a\\b -- c") } == ["a\\eb \\-\\- c"])
  }

  @Test("Each sentence begins a line")
  func sentences() {
    #expect(lines { $0.sentence("One. Two 3.5 m. Three") } == ["One.", "Two 3.5 m.", "Three"])
  }

  @Test("A term is one argument, whatever is in it")
  func terms() {
    #expect(
      lines { page in page.list { $0.item("Nm \"a b\"", "x") } }
        == [".Bl -tag -width Ds", ".It \"\\&Nm \\(dqa b\\(dq\"", "x", ".El"])
  }

  @Test("A phrase becomes a sentence", arguments: [("list todos", "List todos."), ("", ".")])
  func sentenceForm(phrase: String, sentence: String) {
    #expect(ManualPage.sentenceForm(phrase) == sentence)
  }
}
