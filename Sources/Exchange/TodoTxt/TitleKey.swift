import Text

/// The key of ours that holds a title exactly, where its words in a line would mean something else.
///
/// The words stand in the line all the same, for other programs. The key holds as long as they do:
/// a line that begins with others was changed there.
enum TitleKey {
  private static let mark = "title:"

  /// The word of a title: all but what ends a word, and the sign of escapes, stays as it is.
  static func word(of title: String) -> String {
    mark
      + title.unicodeScalars.map { scalar in
        guard scalar == "%" || scalar.properties.isWhitespace else { return String(scalar) }
        return UTF8.encode(scalar)?.map { byte in
          "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined() ?? ""
      }.joined()
  }

  /// Takes the key and the words that it stands for away.
  ///
  /// - Parameter words: those of a line behind its dates.
  /// - Returns: the title, nil where there is no key or it does not hold any more.
  static func take(_ words: inout ArraySlice<String>) -> String? {
    guard let place = words.lastIndex(where: { $0.text(after: mark) != nil }),
      let title = words[place].text(after: mark).flatMap(decoded)
    else { return nil }
    let shown = title.onOneLine.parts(at: " ")
    let holds = words.starts(with: shown) { $0.utf8.elementsEqual($1.utf8) }
    let isOurs = words.contains { $0.text(after: TodoTxtLine.uidMark) != nil }
    guard holds || isOurs else { return nil }
    words.remove(at: place)
    guard holds else { return nil }
    words = words.dropFirst(shown.count)
    return title
  }

  private static func decoded(_ value: String) -> String? {
    var bytes: [UInt8] = []
    var rest = value.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
