/// Which keys lie beside each other: on QWERTY, and on the Korean layout of two sets (KS X 5002).
enum Keyboard {
  /// Whether a finger that missed one key by one may have hit the other.
  static func areNeighbours(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    neighbours[one]?.contains(other) ?? false
  }

  /// A key lies below the two keys between which it is.
  private static let latinRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map {
    Array($0.unicodeScalars)
  }

  private static let rows = [
    "qwertyuiop", "asdfghjkl", "zxcvbnm",
    "\u{1107}\u{110C}\u{1103}\u{1100}\u{1109}", "\u{1106}\u{1102}\u{110B}\u{1105}\u{1112}",
    "\u{110F}\u{1110}\u{110E}\u{1111}",
    "\u{116D}\u{1167}\u{1163}\u{1162}\u{1166}", "\u{1169}\u{1165}\u{1161}\u{1175}",
    "\u{1172}\u{116E}\u{1173}",
    // Consonants that end a syllable.
    "\u{11B8}\u{11BD}\u{11AE}\u{11A8}\u{11BA}", "\u{11B7}\u{11AB}\u{11BC}\u{11AF}\u{11C2}",
    "\u{11BF}\u{11C0}\u{11BE}\u{11C1}",
    // One key with and without shift, and vowels that sound alike.
    "\u{1100}\u{1101}", "\u{1103}\u{1104}", "\u{1107}\u{1108}", "\u{1109}\u{110A}",
    "\u{110C}\u{110D}", "\u{11A8}\u{11A9}", "\u{11BA}\u{11BB}", "\u{1162}\u{1166}",
    "\u{1162}\u{1164}", "\u{1166}\u{1168}",
    "\u{1165}\u{1167}", "\u{1161}\u{1163}", "\u{1169}\u{116D}", "\u{116E}\u{1172}",
  ]

  private static let neighbours: [Unicode.Scalar: Set<Unicode.Scalar>] = {
    var neighbours: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
    func join(_ pairs: some Sequence<(Unicode.Scalar, Unicode.Scalar)>) {
      for (one, other) in pairs {
        neighbours[one, default: []].insert(other)
        neighbours[other, default: []].insert(one)
      }
    }
    for row in rows.map({ Array($0.unicodeScalars) }) { join(zip(row, row.dropFirst())) }
    for (upper, lower) in zip(latinRows, latinRows.dropFirst()) {
      join(zip(upper, lower))
      join(zip(upper.dropFirst(), lower))
    }
    return neighbours
  }()
}
