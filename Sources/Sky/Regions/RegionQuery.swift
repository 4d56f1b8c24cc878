/// What someone typed for a region, ready to be looked up.
struct RegionQuery {
  private static let longest = 200
  private static let mostWords = 8
  /// The words, folded.
  let words: [String]

  /// The words of a text, nil if it cannot be a name: too long, empty, or with control characters.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    words = text.split { $0.isWhitespace || $0 == "," }.map(foldedName).filter { !$0.isEmpty }
    guard (1...Self.mostWords).contains(words.count), words.allSatisfy(Self.canBeName) else {
      return nil
    }
  }

  /// The words as one name.
  var name: String { words.joined() }

  /// The words in reverse as one name: `Jung-gu, Seoul` is 서울 중구 in English order.
  var reversedName: String { words.reversed().joined() }

  /// Each way to read the words as a name with what it belongs to before or after it.
  var qualifiedNames: [(name: String, qualifier: String)] {
    (1..<words.count).flatMap { cut in
      let (front, back) = (words[..<cut].joined(), words[cut...].joined())
      return [(front, back), (back, front)]
    }
  }

  private static func canBeName(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "|" }
  }
}
