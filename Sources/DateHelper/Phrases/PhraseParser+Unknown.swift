extension PhraseParser {
  /// The error that points at the word that no phrase could go past.
  func unknownWord(_ words: [String], furthest: Int) -> PhraseError {
    var end = -1
    let word = words.first {
      end += $0.count + 1
      return furthest < end
    }
    let known = word ?? words.last ?? ""
    if known.allSatisfy({ $0.isASCII && $0.isNumber }) { return .bareNumber(known) }
    guard known.count <= PhraseFinder.longest else { return .unknown(word: known, nearest: nil) }
    return .unknown(word: known, nearest: Vocabulary.nearest(to: known))
  }
}
