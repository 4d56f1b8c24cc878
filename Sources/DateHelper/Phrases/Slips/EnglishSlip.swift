import Text

/// What an English word with a slip may have been meant to be.
enum EnglishSlip {
  /// The words that were meant instead of one.
  static func meanings(of word: String) -> [SlipMeaning] {
    if let pieces = pieces(word) { return [SlipMeaning(words: pieces, doubt: .besidePhrase)] }
    if let list = list(word) { return list }
    if word == "passed" { return [SlipMeaning(words: ["past"], doubt: .within)] }
    if let time = clock(word) { return [time] }
    if word.hasPrefix("due:") { return afterDue(String(word.dropFirst(4))) }
    let stem = word.hasSuffix(".") ? String(word.dropLast()) : word
    if let meant = PhraseTable.shorthand[stem] ?? (stem != word && isWord(stem) ? stem : nil) {
      return [SlipMeaning(words: [meant], doubt: .besidePhrase)]
    }
    let ending = word.last.map { ",:".contains($0) } == true ? String(word.suffix(1)) : ""
    let typed = Array(word.dropLast(ending.count).unicodeScalars)
    guard typed.allSatisfy({ $0.isWordScalar || $0 == "'" }) else { return [] }
    let digits = typed.prefix(while: \.isDigit)
    let letters = typed.prefix { !$0.isDigit }
    let meanings =
      if !digits.isEmpty {
        afterDigits(String(digits), typed.dropFirst(digits.count))
      } else if letters.count < typed.count {
        parted(String(letters), String(typed[letters.count...]))
      } else {
        words(typed) + parted(typed)
      }
    return meanings.map { meaning in
      let last = (meaning.words.last ?? "") + ending
      return SlipMeaning(words: meaning.words.dropLast() + [last], doubt: meaning.doubt)
    }
  }

  /// What a list without blanks may have been meant to be: `mon,wef,fri`.
  private static func list(_ word: String) -> [SlipMeaning]? {
    let items = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard items.count > 1, !items.contains("") else { return nil }
    return items.indices.flatMap { place in
      meanings(of: items[place]).filter { $0.words.count == 1 }.map { meaning in
        let whole = items[..<place] + meaning.words + items[(place + 1)...]
        return SlipMeaning(words: [whole.joined(separator: ",")], doubt: .none)
      }
    }
  }

  /// `due:firday`.
  private static func afterDue(_ word: String) -> [SlipMeaning] {
    meanings(of: word).filter { $0.words.count == 1 }.map {
      SlipMeaning(words: $0.words.map { "due:\($0)" }, doubt: $0.doubt)
    }
  }

  /// Words of phrases with a sign between them instead of a blank: `friday,at`.
  private static func pieces(_ word: String) -> [String]? {
    let pieces = word.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    guard pieces.count > 1, pieces.allSatisfy(isWord), !pieces.allSatisfy(Slot.weekday.isWhole)
    else { return nil }
    return pieces
  }

  /// Two words with a blank too many between them: `to morrow`, `satur day`, `8a m`.
  static func joined(_ first: String, _ second: String) -> SlipMeaning? {
    let isWritten: (String) -> Bool = {
      $0.unicodeScalars.allSatisfy { $0.isASCII && $0.isWordScalar }
    }
    let word = first + second
    let letters = word.drop { $0.isNumber }
    guard isWritten(first), isWritten(second), !letters.isEmpty else { return nil }
    if letters.count < word.count {
      guard ["am", "pm", "st", "nd", "rd", "th"].contains(letters), !first.isDigits else {
        return nil
      }
      return SlipMeaning(words: [word], doubt: .none)
    }
    guard isWord(word) else { return nil }
    if SlipVocabulary.abbreviations.contains(word) {
      return SlipMeaning(words: [word], doubt: .besidePhrase)
    }
    let areWords = [first, second].allSatisfy {
      isWord($0) || SlipVocabulary.honestEnglish.contains($0)
    }
    return SlipMeaning(words: [word], doubt: areWords && second != "morrow" ? .within : .none)
  }

  /// A time with the letter for a zero or another sign for the colon, or without a digit of its
  /// minutes: `15oo`, `3;00`, `3::00`, `3:0`.
  private static func clock(_ word: String) -> SlipMeaning? {
    let digits = word.replacing("o", with: "0").replacing(";", with: ":")
      .replacing("::", with: ":")
    if digits != word, digits.isDigits, digits.count == 4 {
      return SlipMeaning(words: ["\(digits.prefix(2)):\(digits.suffix(2))"], doubt: .none)
    }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.isDigits }), 1...2 ~= parts[0].count else {
      return nil
    }
    if parts[1] == "0" { return SlipMeaning(words: ["\(parts[0]):00"], doubt: .within) }
    guard digits != word, parts[1].count == 2 else { return nil }
    return SlipMeaning(words: [digits], doubt: .none)
  }

  /// Whether a word is one that phrases are made of, and not only a number.
  static func isOfPhrase(_ word: String) -> Bool {
    let stem = word.filter { !",:".contains($0) }
    return isWord(stem) || stem == "to"
      || stem.first?.isNumber == true && stem.contains { $0.isASCII && $0.isLetter }
  }

  private static func words(_ typed: [Unicode.Scalar]) -> [SlipMeaning] {
    let word = String(typed[...])
    let long = SlipVocabulary.english.filter {
      FingerSlip.isOne(typed, from: Array($0.unicodeScalars))
    }
    let short = SlipVocabulary.abbreviations.filter {
      FingerSlip.isOne(typed, from: Array($0.unicodeScalars))
    }
    let doubt = doubt(of: word)
    return long.sorted().map { SlipMeaning(words: [$0], doubt: doubt) }
      + short.sorted().map { meant in
        if doubt != .none { return SlipMeaning(words: [meant], doubt: doubt) }
        let isSure = isTurned(typed, Array(meant.unicodeScalars))
        return SlipMeaning(words: [meant], doubt: isSure ? .none : .besidePhrase)
      }
  }

  private static func doubt(of word: String) -> Mending.Doubt {
    if SlipVocabulary.neverLast.contains(word) { return .besidePhrase }
    let isHonest =
      word.unicodeScalars.count < 2 || isWord(word) || SlipVocabulary.honestEnglish.contains(word)
    return isHonest ? .within : .none
  }

  /// Two words with the blank between them left out: `nextfriday`.
  private static func parted(_ typed: [Unicode.Scalar]) -> [SlipMeaning] {
    let word = String(typed[...])
    guard typed.count > 4, !isWord(word), !SlipVocabulary.honestEnglish.contains(word) else {
      return []
    }
    return (2...typed.count - 2).compactMap { place in
      let (first, last) = (String(typed[..<place]), String(typed[place...]))
      return isWord(first) && isWord(last) ? SlipMeaning(words: [first, last], doubt: .none) : nil
    }
  }

  /// `at9`, `jan5`.
  private static func parted(_ letters: String, _ digits: String) -> [SlipMeaning] {
    isWord(letters) ? [SlipMeaning(words: [letters, digits], doubt: .none)] : []
  }

  /// Whether a word is a day of the month with the letters of another: `31th`.
  static func isWrongOrdinal(_ word: String) -> Bool { mendedOrdinal(word) != nil }

  private static func mendedOrdinal(_ word: String) -> String? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)),
      let day = Int(digits), 1...31 ~= day
    else { return nil }
    let meant = String(digits) + String(Numerals.ordinalSuffix(day)[...])
    return meant == word ? nil : meant
  }

  /// `9ma`, `3ppm`, `31ts`, `31th`, `25dec`, `2weeks`.
  private static func afterDigits(
    _ digits: String, _ rest: ArraySlice<Unicode.Scalar>
  ) -> [SlipMeaning] {
    let (typed, word) = (Array(rest), String(rest))
    let endings = ["am", "pm", "st", "nd", "rd", "th"]
    if let meant = mendedOrdinal(digits + word) {
      return [SlipMeaning(words: [meant], doubt: .none)]
    }
    if endings.contains(word) { return [] }
    for ending in endings where word.hasPrefix(ending) && isWord(String(word.dropFirst(2))) {
      return [SlipMeaning(words: [digits + ending, String(word.dropFirst(2))], doubt: .none)]
    }
    let parted = isWord(word) ? [SlipMeaning(words: [digits, word], doubt: .none)] : []
    return parted
      + endings.filter { FingerSlip.isOne(typed, from: Array($0.unicodeScalars)) }
      .map { SlipMeaning(words: [digits + $0], doubt: typed.count < 2 ? .within : .none) }
  }

  private static func isWord(_ word: String) -> Bool {
    SlipVocabulary.english.contains(word) || SlipVocabulary.abbreviations.contains(word)
  }

  /// Whether the letters are the same but for their order, or for one that is written twice.
  private static func isTurned(_ typed: [Unicode.Scalar], _ meant: [Unicode.Scalar]) -> Bool {
    typed.count > meant.count
      || typed.count == meant.count && zip(typed, meant).count { $0 != $1 } == 2
  }
}
