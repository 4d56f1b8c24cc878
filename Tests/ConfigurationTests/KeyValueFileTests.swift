import Configuration
import Testing

@Suite struct KeyValueFileTests {
  private static let texts = [
    "", "\n", "a = 1", "a = 1\n", "a=1\r\nb = 2\r\n", "a = 1\r\nb = 2", "# note\n\n  a\t=  1  \n",
    "\u{FEFF}a = 1\n", "\u{FEFF}# note\r\n", "no setting\n = 2\na = = b\n", "a = 1\n\n\n", "\r\n",
  ]

  @Test("A file that nothing is set in is written back byte for byte", arguments: texts)
  func roundTrip(text: String) {
    #expect(Array(KeyValueFile(text: text).text.utf8) == Array(text.utf8))
  }

  @Test("A new key goes to the end, and every byte before it stays", arguments: texts)
  func newKey(text: String) {
    var file = KeyValueFile(text: text)
    file.set("new", to: "x")
    let written = Array(file.text.utf8)
    #expect(written.starts(with: text.utf8))
    #expect(KeyValueFile(text: file.text).entries.last?.key == "new")
    #expect(KeyValueFile(text: file.text).entries.last?.value == "x")
    #expect(
      KeyValueFile(text: file.text).entries.count == KeyValueFile(text: text).entries.count + 1)
  }

  @Test("A key set to nothing that is not there leaves the file as it is", arguments: texts)
  func takingAwayNothing(text: String) {
    var file = KeyValueFile(text: text)
    file.set("new", to: nil)
    #expect(Array(file.text.utf8) == Array(text.utf8))
  }

  @Test("A known key is changed on its own line; comments, blanks and line ends stay")
  func changedKey() {
    var file = KeyValueFile(text: "\u{FEFF}# one\r\n\r\na = 1\r\n  # two\nb = 2")
    file.set("a", to: "3")
    #expect(Array(file.text.utf8) == Array("\u{FEFF}# one\r\n\r\na = 3\r\n  # two\nb = 2".utf8))
    file.set("b", to: "4")
    #expect(Array(file.text.utf8) == Array("\u{FEFF}# one\r\n\r\na = 3\r\n  # two\nb = 4".utf8))
    file.set("a", to: nil)
    #expect(Array(file.text.utf8) == Array("\u{FEFF}# one\r\n\r\n  # two\nb = 4".utf8))
  }

  @Test("Of a key that is there twice the last one holds and is changed; taking away takes both")
  func doubleKey() {
    var file = KeyValueFile(text: "a = 1\na = 2\n")
    file.set("a", to: "3")
    #expect(file.text == "a = 1\na = 3\n")
    file.set("a", to: nil)
    #expect(file.text == "")
  }

  @Test("Entries are trimmed and know their line; comments and blanks are none")
  func entries() {
    let file = KeyValueFile(text: "\u{FEFF}# a = 0\r\n\r\n  a\t=  x = y # z  \r\nb =\nc")
    #expect(file.entries.map(\.line) == [3, 4])
    #expect(file.entries.map(\.key) == ["a", "b"])
    #expect(file.entries.map(\.value) == ["x = y # z", ""])
    #expect(file.unreadableLines == [5])
  }

  @Test("A line without a key is unreadable")
  func unreadable() {
    #expect(KeyValueFile(text: "= 1\n  =\nword\n# fine\n\n\t\na = 1").unreadableLines == [1, 2, 3])
  }
}
