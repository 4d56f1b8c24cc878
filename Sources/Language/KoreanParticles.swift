extension String {
  /// The text with one form of each particle that is written in both, such as `은(는)`.
  ///
  /// The form follows the sound before it: the final consonant of a Hangul syllable, the name of a
  /// digit or of a Latin letter, the unit of a time such as `13:45` (분). Quotation marks, brackets,
  /// dots and hyphens between are passed over.
  public var withChosenParticles: String {
    guard utf8.contains(UInt8(ascii: "(")) else { return self }
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if let pair = ParticlePair.all.first(where: { rest.hasPrefix($0.written) }),
        let sound = FinalSound(of: result)
      {
        result += pair.form(after: sound)
        rest = rest.dropFirst(pair.written.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

/// The two forms of a particle.
private struct ParticlePair {
  let written: String
  let afterConsonant: String
  let afterVowel: String
  /// Whether ㄹ counts as a vowel, as before 로.
  let passesRieul: Bool

  static let all = [
    ParticlePair("을(를)", "을", "를"), ParticlePair("은(는)", "은", "는"),
    ParticlePair("이(가)", "이", "가"), ParticlePair("와(과)", "과", "와"),
    ParticlePair("(으)로", "으로", "로", passesRieul: true),
  ]

  private init(
    _ written: String, _ afterConsonant: String, _ afterVowel: String, passesRieul: Bool = false
  ) {
    self.written = written
    self.afterConsonant = afterConsonant
    self.afterVowel = afterVowel
    self.passesRieul = passesRieul
  }

  func form(after sound: FinalSound) -> String {
    switch sound {
    case .vowel: afterVowel
    case .rieul: passesRieul ? afterVowel : afterConsonant
    case .consonant: afterConsonant
    }
  }
}

/// What the last syllable of a word ends in when it is read aloud.
private enum FinalSound {
  case vowel, rieul, consonant

  private static let passedOver: Set<Character> = ["'", "\"", ")", "]", " ", ".", "-"]

  init?(of text: String) {
    guard let last = text.last(where: { !Self.passedOver.contains($0) }),
      let scalar = last.unicodeScalars.first
    else { return nil }
    switch scalar.value {
    case 0xac00...0xd7a3:
      let final = (scalar.value - 0xac00) % 28
      self = final == 0 ? .vowel : final == 8 ? .rieul : .consonant
    default:
      if let time = Self.ofTime(text) {
        self = time
        return
      }
      let word = text.reversed().drop { Self.passedOver.contains($0) }
        .prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      self = Self.ofWord(String(word.reversed()).lowercased())
    }
  }

  /// Of a time such as `13:45` or a length such as `1:45:00` as it is read: 시, 분, 초, 시간.
  ///
  /// Parts of zero at the end are not read.
  private static func ofTime(_ text: String) -> FinalSound? {
    let end = text.lastIndex { !passedOver.contains($0) } ?? text.startIndex
    let run = text[...end].reversed().prefix { $0 == ":" || ($0.isASCII && $0.isNumber) }
    let parts = String(run.reversed()).split(separator: ":")
    guard parts.count == 2 || parts.count == 3 else { return nil }
    if parts.count == 3, parts[2] != "00" { return .vowel }
    return parts[1] == "00" && parts.count == 2 ? .vowel : .consonant
  }

  /// Of a number or an English word as Korean says it, by its last characters: 일, 칠, 팔 end in ㄹ,
  /// edit is 에디트, done is 던, file is 파일.
  ///
  /// A stop after a single vowel closes the syllable where the word has one syllable (set is 셋,
  /// log is 로그), after -et also in a longer one (reset is 리셋), and p always does (backup is 백업).
  private static func ofWord(_ word: String) -> FinalSound {
    let ending = word.suffix(2)
    if isStopped(word) { return .consonant }
    let spoken = ["ne", "me", "le"].contains(ending) ? ending.prefix(1) : ending.suffix(1)
    if ending == "ng" { return .consonant }
    return switch spoken {
    case "1", "7", "8", "l": .rieul
    case "0", "3", "6", "m", "n": .consonant
    default: .vowel
    }
  }

  /// Whether a word of letters ends in a consonant that closes its syllable: set, get, reset, help
  /// does not (헬프).
  private static func isStopped(_ word: String) -> Bool {
    let letters = Array(word)
    guard letters.count > 2, let last = letters.last, "pt".contains(last),
      "aeiou".contains(letters[letters.count - 2])
    else { return false }
    let vowels = letters.count { "aeiou".contains($0) }
    return last == "p" || vowels == 1 || word.hasSuffix("et")
  }
}
