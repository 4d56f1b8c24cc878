/// What a person types by one slip of the finger instead of some text.
///
/// On purpose independent of the parser's own notion of a slip: other tables, and slips that it
/// does not look for.
enum FingerSlips {
  /// Every such text, each once.
  static func texts(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let slips = scalars.indices.flatMap { place in
      letterSlips(scalars, place) + syllableSlips(scalars, place) + blankSlips(scalars, place)
    }
    var seen: Set<String> = [text]
    return slips.map(string).filter { seen.insert($0).inserted }
  }

  private typealias Scalars = [Unicode.Scalar]

  private static func string(_ scalars: Scalars) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }

  private static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    0xAC00...0xD7A3 ~= scalar.value
  }

  private static func changed(
    _ text: Scalars, _ change: (inout Scalars) -> Void
  ) -> Scalars {
    var text = text
    change(&text)
    return text
  }

  /// One letter or syllable is left out, written twice or swapped with the next.
  private static func moved(
    _ text: Scalars, _ place: Int, _ isPart: (Unicode.Scalar) -> Bool
  ) -> [Scalars] {
    var found = [
      changed(text) { $0.remove(at: place) },
      changed(text) { $0.insert($0[place], at: place) },
    ]
    if place + 1 < text.count, isPart(text[place + 1]) {
      found.append(changed(text) { $0.swapAt(place, place + 1) })
    }
    return found
  }

  private static func letterSlips(_ text: Scalars, _ place: Int) -> [Scalars] {
    guard isLetter(text[place]) else { return [] }
    let keys = beside(text[place], in: ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    return moved(text, place, isLetter) + keys.map { key in changed(text) { $0[place] = key } }
  }

  private static func syllableSlips(_ text: Scalars, _ place: Int) -> [Scalars] {
    guard isSyllable(text[place]) else { return [] }
    return moved(text, place, isSyllable)
      + misspelt(text[place]).map { syllable in changed(text) { $0[place] = syllable } }
  }

  private static func blankSlips(_ text: Scalars, _ place: Int) -> [Scalars] {
    if text[place] == " " { return [changed(text) { $0.remove(at: place) }] }
    guard place > 0, text[place - 1] != " ", isSyllable(text[place]) || isSyllable(text[place - 1])
    else { return [] }
    return [changed(text) { $0.insert(" ", at: place) }]
  }

  private static let initials = letters("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = letters("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = letters(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let koreanRows = ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]

  /// A syllable with a letter hit on the key beside it, or without its last consonant.
  private static func misspelt(_ syllable: Unicode.Scalar) -> [Unicode.Scalar] {
    let index = Int(syllable.value) - 0xAC00
    let (initial, vowel, final) = (index / 588, index / 28 % 21, index % 28)
    var found: [(Int, Int, Int)] = []
    found += others(initial, in: initials).map { ($0, vowel, final) }
    found += others(vowel, in: vowels).map { (initial, $0, final) }
    if vowels[vowel] == "ㅐ" || vowels[vowel] == "ㅔ" {
      found.append((initial, vowel == 1 ? 5 : 1, final))
    }
    if final > 0 {
      found += others(final, in: finals).filter { $0 > 0 }.map { (initial, vowel, $0) }
      found.append((initial, vowel, 0))
    }
    return found.compactMap { Unicode.Scalar(UInt32(0xAC00 + $0.0 * 588 + $0.1 * 28 + $0.2)) }
  }

  private static func letters(_ text: String) -> Scalars { Array(text.unicodeScalars) }

  private static func others(_ letter: Int, in letters: Scalars) -> [Int] {
    beside(letters[letter], in: koreanRows).compactMap { letters.firstIndex(of: $0) }
  }

  private static func beside(_ key: Unicode.Scalar, in rows: [String]) -> [Unicode.Scalar] {
    for row in rows.map(letters) {
      guard let place = row.firstIndex(of: key) else { continue }
      return [place - 1, place + 1].filter(row.indices.contains).map { row[$0] }
    }
    return []
  }
}
