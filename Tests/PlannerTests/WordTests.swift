import Language
import Planner
import Testing
import Text

@Suite struct TitleTests {
  @Test(
    "A title is kept as it is typed",
    arguments: [
      "milk", " 우유 ", "buy \"milk\"", "a\tb\nc", "--due", "+82-10-1234", "👨‍👩‍👧", "\\", "'",
      "a\u{202E}b",
    ])
  func kept(text: String) throws {
    #expect(try Array(Title(text).text.utf8) == Array(text.utf8))
  }

  @Test("A long title is kept whole")
  func long() throws {
    let text = String(repeating: "가", count: 10_000)
    #expect(try Title(text).text == text)
  }

  @Test("A title is brought to form C")
  func formC() throws {
    let title = try Title("\u{1112}\u{1161}\u{11AB} cafe\u{301}")
    #expect(Array(title.text.unicodeScalars) == Array("\u{D55C} caf\u{E9}".unicodeScalars))
  }

  @Test(
    "A title that nobody would see is refused",
    arguments: [
      "", " ", "\t\n", "\u{3000}", "\u{200B}", "\u{3164}", "\u{2800}", "\u{200D}\u{FE0F}",
    ])
  func blank(text: String) {
    #expect(throws: TextError.blankTitle) { try Title(text) }
  }

  @Test(
    "A control character but tab and newline is refused",
    arguments: ["\0", "\u{1B}", "\r", "\u{7F}", "\u{85}", "\u{9B}", "\u{8}", "\u{B}"])
  func control(character: String) {
    let error = #expect(throws: TextError.self) { try Title("ab\(character)c") }
    #expect(error?.message.english.hasSuffix("at letter 3") == true)
  }
}

@Suite struct TagTests {
  @Test(
    "A tag is a letter or an emoji, then letters, digits, - or _, of any script",
    arguments: [
      "health", "건강", "日本", "ไทย", "हिन्दी", "a1", "a-b_c", "é", "🙂", "🙂1", "👨‍👩‍👧", "🇰🇷", "☕", "❤️",
      "a٣", "x-", "ñandú",
    ])
  func taken(name: String) throws {
    #expect(try Tag(name).name == name)
    #expect(Tag(sign: "+\(name)")?.name == name)
  }

  @Test(
    "A name that begins with a digit or a sign, or holds another character, is no tag",
    arguments: [
      "", "1", "82-10-1234", "1a", "-a", "_a", "+a", "@a", "a b", "a.b", "a/b", "a,b", "a:b",
      "a\tb",
      "٣a", "1\u{FE0F}\u{20E3}", "#", "*", "a\u{202E}b", "a\u{200B}b", "\u{301}", "a\0",
    ])
  func refused(name: String) {
    #expect(throws: TagError.invalid(name)) { try Tag(name) }
    #expect(Tag(sign: "+\(name)") == nil)
  }

  @Test("A word without a plus sign is no tag", arguments: ["health", "", "+", "-a", "＋a", "++a"])
  func noSign(word: String) {
    #expect(Tag(sign: word) == nil)
  }

  @Test("A tag is brought to form C, and matched without case")
  func forms() throws {
    #expect(try Tag("\u{1100}\u{1161}") == Tag("가"))
    #expect(try Tag("Cafe\u{301}").folded == Tag("CAFÉ").folded)
    #expect(try Tag("Cafe\u{301}").name.unicodeScalars.count == 4)
  }

  @Test("Of tags that differ by case alone the first is kept")
  func unique() throws {
    let tags = try ["a", "B", "A", "b", "c"].map { try Tag($0) }
    #expect(Tag.unique(tags).map(\.name) == ["a", "B", "c"])
  }
}

@Suite struct NicknameTests {
  @Test(
    "A nickname has 1 to 8 letters, digits or Hangul syllables",
    arguments: [
      "가", "가나", "가나다라마바사아", "a", "ab1", "a b", "12345678", "Zoë", "Иван", "太郎", "가 나 1 a",
    ])
  func taken(text: String) throws {
    #expect(try Nickname(text).text == text)
  }

  @Test("A decomposed nickname is brought to form C and counted in syllables")
  func formC() throws {
    let nickname = try Nickname("\u{1100}\u{1161}\u{1102}\u{1161}")
    #expect(Array(nickname.text.unicodeScalars) == ["\u{AC00}", "\u{B098}"])
    let eight = String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 8)
    #expect(try Nickname(eight).text == String(repeating: "한", count: 8))
  }

  @Test("Spaces are kept inside and dropped around")
  func spaces() throws {
    #expect(try Nickname("  a b ").text == "a b")
  }

  @Test(
    "Nine are too long, the spaces inside count",
    arguments: ["가나다라마바사아자", "abcdefghi", "abcd efgh"])
  func tooLong(text: String) {
    #expect(throws: NicknameError.tooLong(9)) { try Nickname(text) }
  }

  @Test("Nothing but spaces is no nickname", arguments: ["", " ", "   "])
  func empty(text: String) {
    #expect(throws: NicknameError.empty) { try Nickname(text) }
  }

  @Test(
    "Other characters are refused",
    arguments: [
      "ㄱㄴ", "ㅏ", "가ㄱ", "\u{1100}", "a!", "a-b", "a_b", "🙂", "a\tb", "a\nb", "a\u{1B}", "a\u{202E}",
      "a\u{200B}", "½", "²", "1\u{FE0F}\u{20E3}", "a\u{3000}b", "\u{3164}", "'",
    ])
  func notAllowed(text: String) {
    let error = #expect(throws: NicknameError.self) { try Nickname(text) }
    guard case .notAllowed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
