import Text

/// What a Korean word with a slip may have been meant to be.
enum KoreanSlip {
  /// The words that were meant instead of one.
  static func meanings(of word: String) -> [SlipMeaning] {
    if let meant = PhraseTable.slipsBesideTimes[word] {
      return [SlipMeaning(words: [meant], doubt: .none)]
    }
    let typed = Array(word.unicodeScalars)
    let strange = typed.indices.filter { !isOfPhrase(typed[$0]) }
    guard strange.count <= 1 else { return [] }
    let doubt: Mending.Doubt = SlipVocabulary.honestKorean.contains(word) ? .within : .none
    let replaced = (strange.isEmpty ? Array(typed.indices) : strange)
      .flatMap { replacements(typed, at: $0, FingerSlip.isOneSyllable) }
    let whole = strange.isEmpty ? undoubled(typed) + swapped(typed) : []
    return known(word) + completed(word, doubt)
      + (whole + replaced).map { SlipMeaning(words: [$0], doubt: doubt) }
      + nearby(typed, strange, doubt)
  }

  /// What a word with a syllable that no phrase has may have been meant to be; words of two
  /// syllables are too near to each other to be sure.
  private static func nearby(
    _ typed: [Unicode.Scalar], _ strange: [Int], _ doubt: Mending.Doubt
  ) -> [SlipMeaning] {
    guard let place = strange.first else { return [] }
    let isCounted = typed.first?.isDigit == true
    let isDoubtful = typed.count < 2 || typed.count == 2 && !isCounted || doubt == .within
    return replacements(typed, at: place, FingerSlip.isNearSyllable).map {
      SlipMeaning(words: [$0], doubt: isDoubtful ? .within : .besidePhrase)
    }
  }

  /// What a word that has a meaning of its own means beside a phrase: `담달 첫째 월요일`.
  private static func known(_ word: String) -> [SlipMeaning] {
    guard let meant = PhraseTable.slips[word] else { return [] }
    let words = meant.split(separator: " ").map(String.init)
    return [SlipMeaning(words: words, doubt: .besidePhrase)]
  }

  /// Two words with a blank too many between them: `다 음`, `12 월`.
  static func joined(_ first: String, _ second: String) -> String? {
    let word = first + second
    guard FreePhrase.isOneWord(second), word.unicodeScalars.count <= 8,
      word.unicodeScalars.contains(where: \.isHangul), isOfPhrase(word)
    else { return nil }
    return word
  }

  /// Whether a word has only syllables that phrases are written with.
  static func isOfPhrase(_ word: String) -> Bool { word.unicodeScalars.allSatisfy(isOfPhrase) }

  private static func isOfPhrase(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isHangul || SlipVocabulary.syllables.contains(scalar)
  }

  private static func replacements(
    _ typed: [Unicode.Scalar], at place: Int,
    _ isSlip: (Unicode.Scalar, Unicode.Scalar) -> Bool
  ) -> [String] {
    guard typed[place].isHangul else { return [] }
    return SlipVocabulary.syllables.filter { isSlip(typed[place], $0) }
      .sorted()
      .map { syllable in
        var meant = typed
        meant[place] = syllable
        return String(meant[...])
      }
  }

  private static func undoubled(_ typed: [Unicode.Scalar]) -> [String] {
    typed.indices.dropFirst().filter { typed[$0].isHangul && typed[$0] == typed[$0 - 1] }
      .map { place in
        var meant = typed
        meant.remove(at: place)
        return String(meant[...])
      }
  }

  private static func swapped(_ typed: [Unicode.Scalar]) -> [String] {
    typed.indices.dropFirst().filter { typed[$0].isHangul && typed[$0] != typed[$0 - 1] }
      .map { place in
        var meant = typed
        meant.swapAt(place, place - 1)
        return String(meant[...])
      }
  }

  /// Words of which a syllable was left out: `월일까지`, `오늘터`, `2마다`.
  private static func completed(_ word: String, _ doubt: Mending.Doubt) -> [SlipMeaning] {
    let starts = SlipVocabulary.korean.flatMap { meant in
      stumps(of: meant).compactMap { stump -> SlipMeaning? in
        let rest = String(word.dropFirst(stump.count))
        guard word.hasPrefix(stump), !word.hasPrefix(meant),
          stump != "말",
          stump.count > 1 || rest.isEmpty || SlipVocabulary.koreanEndings.contains(rest)
        else { return nil }
        let isSure = stump.count > 1 || SlipVocabulary.neverAlone.contains(stump)
        return SlipMeaning(words: [meant + rest], doubt: isSure ? doubt : .within)
      }
    }
    let endings = SlipVocabulary.koreanEndings.flatMap { meant in
      stumps(of: meant).compactMap { stump -> SlipMeaning? in
        guard word.hasSuffix(stump), !word.hasSuffix(meant), word.count > 2 else { return nil }
        return SlipMeaning(words: [word.dropLast(stump.count) + meant], doubt: .none)
      }
    }
    return starts + endings
  }

  /// A number of which the unit was left out: `2마다`, and `14` after `3월`.
  static func counted(_ word: String, after before: String?) -> [SlipMeaning] {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let rest = word.dropFirst(digits.count)
    guard 1...2 ~= digits.count,
      ["", "에", "간"].contains(rest) || SlipVocabulary.koreanEndings.contains(String(rest))
    else { return [] }
    // A number behind an English word lacks no Korean unit: `at 3`.
    if rest.isEmpty, let before, !before.unicodeScalars.contains(where: \.isHangul) { return [] }
    let isDay = before.map { $0.hasSuffix("월") && $0.dropLast().isDigits } ?? false
    return ["주", "일", "월", "시", "년"].map {
      SlipMeaning(words: [digits + $0 + rest], doubt: rest.isEmpty && !isDay ? .within : .none)
    }
  }

  /// A word with each of its syllables left out.
  private static func stumps(of word: String) -> [String] {
    word.indices.map { place in
      var stump = word
      stump.remove(at: place)
      return stump
    }
  }
}
