extension PhraseParser {
  /// The error that points at the word that no phrase could go past.
  func unknownWord(_ words: [String], furthest: Int) -> PhraseError {
    var end = -1
    let word = words.first {
      end += $0.lowercased().unicodeScalars.count + 1
      return furthest < end
    }
    let known = word ?? words.last ?? ""
    if let number = Int(known), 1...31 ~= number, known.unicodeScalars.first?.isDigit == true {
      return .bareNumber(known)
    }
    if let time = clockTime(known) { return .unknown(word: known, nearest: time.iso) }
    if let meant = PhraseTable.slips[known] ?? PhraseTable.shortSlips[known.lowercased()] {
      return .unknown(word: known, nearest: meant)
    }
    guard known.count <= PhraseFinder.longest else { return .unknown(word: known, nearest: nil) }
    return .unknown(word: known, nearest: nearestWord(known))
  }

  private func nearestWord(_ word: String) -> String? {
    Vocabulary.nearest(
      to: word, among: readsRepeats ? Vocabulary.wordsWithRepeats : Vocabulary.words)
  }

  /// The time that four digits without a colon probably mean.
  func clockTime(_ digits: String) -> WallTime? {
    guard digits.count == 4 else { return nil }
    return WallTime(iso: "\(digits.prefix(2)):\(digits.suffix(2))")
  }
}
