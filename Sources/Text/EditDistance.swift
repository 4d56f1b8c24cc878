/// How far apart two words are, for "did you mean".
public enum EditDistance {
  /// The number of edits that turn one word into the other, or nil if it is more than `limit`.
  ///
  /// An edit inserts, removes or replaces a letter or swaps two neighbours (Damerau-Levenshtein in
  /// the optimal string alignment form). A letter is a Unicode scalar of the folded word, so a
  /// Hangul syllable is one letter and case does not count. Time grows with length times limit.
  public static func between(_ first: String, _ second: String, limit: Int) -> Int? {
    let first = Array(first.folded.unicodeScalars)
    let second = Array(second.folded.unicodeScalars)
    return distance(first, second, limit: min(limit, max(first.count, second.count)))
  }

  /// The candidate that the word most likely meant, if one is near enough.
  ///
  /// One edit in words up to four letters, two in longer ones; never all letters of the word. Of
  /// equally near candidates the first wins.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.folded.unicodeScalars)
    var limit = min(letters.count > 4 ? 2 : 1, letters.count - 1)
    var nearest: String?
    for candidate in candidates {
      let other = Array(candidate.folded.unicodeScalars)
      if let distance = distance(letters, other, limit: limit) {
        nearest = candidate
        limit = distance - 1
      }
    }
    return nearest
  }

  /// The number of edits that turn one row of letters into the other, or nil if it is more than
  /// `limit`.
  public static func distance(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
    let unreachable = limit + 1
    var beforePrevious = Array(repeating: unreachable, count: second.count + 1)
    var current = beforePrevious
    var previous = (0...second.count).map { min($0, unreachable) }
    for row in first.indices {
      // Only cells at most `limit` off the diagonal can still lead to an answer.
      let start = max(0, row - limit)
      let end = min(second.count, row + limit + 1)
      current[start] = start == 0 ? row + 1 : unreachable
      for column in start..<max(start, end) {
        let isSame = first[row] == second[column]
        var edits = min(
          previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          edits = min(edits, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = min(edits, unreachable)
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    let edits = previous[second.count]
    return edits <= limit ? edits : nil
  }
}
