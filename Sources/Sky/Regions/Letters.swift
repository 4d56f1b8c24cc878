/// A name's letters, with Hangul syllables taken apart, so that 서올 is one letter away from 서울.
func letters(of name: String) -> [UInt32] {
  name.unicodeScalars.flatMap { scalar -> [UInt32] in
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return [scalar.value] }
    // The composition of syllables is the arithmetic of The Unicode Standard, section 3.12.
    let index = scalar.value - 0xAC00
    let consonants = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    return index % 28 == 0 ? consonants : consonants + [0x11A7 + index % 28]
  }
}

/// The number of letters to insert, remove or replace to make one name the other, if within a limit.
func distance(_ first: [UInt32], _ second: [UInt32], limit: Int) -> Int? {
  guard abs(first.count - second.count) <= limit else { return nil }
  var previous = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(second.count + 1)
    for (column, other) in second.enumerated() {
      let replaced = previous[column] + (letter == other ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  let steps = previous[second.count]
  return steps <= limit ? steps : nil
}
