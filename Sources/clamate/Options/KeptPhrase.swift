import DateHelper
import Language
import Text

/// A date phrase that stayed in a title: quotes or an option keep it there, or it may be none.
struct KeptPhrase {
  /// What of the line is title for it.
  private enum Extent {
    case all
    case quotedWord(String)
    /// Words beside a phrase that was read.
    case word(String)
  }

  private let phrase: String
  private let isRepeat: Bool
  private let extent: Extent

  /// A phrase for which all of a title stays as it is.
  init(_ kept: QuotedPhrase) {
    phrase = kept.phrase.joined(separator: " ")
    isRepeat = kept.reading.repeat != nil
    extent = kept.slip.map { .word($0) } ?? .all
  }

  /// The phrase that a title which was taken as it is begins or ends with; nil for none.
  init?(title: String, _ phrases: PhraseParser) {
    guard let kept = phrases.readQuoted(title: title) else { return nil }
    self.init(kept)
  }

  /// The phrase in the first of the words of a line that was quoted among others; nil for none.
  init?(quotedIn words: [String], _ phrases: PhraseParser) {
    for word in words where word.contains(where: \.isWhitespace) {
      if let whole = try? phrases.read([word], direction: .planning) {
        (phrase, isRepeat) = (word, whole.repeat != nil)
      } else if let kept = phrases.readQuoted(title: word) {
        (phrase, isRepeat) = (kept.phrase.joined(separator: " "), kept.reading.repeat != nil)
      } else {
        continue
      }
      extent = .quotedWord(word)
      return
    }
    return nil
  }

  /// What a person should know, with the command that reads the phrase for a todo.
  func remark(id: Int) -> Bilingual {
    let phrase = SafeText(phrase).string
    let what =
      switch extent {
      case .all: Bilingual(en: "all of it is the title", ko: "모두 제목으로 읽음")
      case .word(let word):
        Bilingual(
          en: "'\(SafeText(word).string)' is title", ko: "'\(SafeText(word).string)' 글자는 제목으로 읽음")
      case .quotedWord(let word):
        Bilingual(
          en: "in quotes '\(SafeText(word).string)' is title",
          ko: "따옴표 안의 '\(SafeText(word).string)'은(는) 제목으로 읽음")
      }
    guard !isRepeat else {
      return Bilingual(
        en: "(\(what.english); clamate edit \(id) --repeat \"\(phrase)\" repeats it)",
        ko: "(\(what.korean). 반복하려면 clamate edit \(id) --repeat \"\(phrase)\")")
    }
    return Bilingual(
      en: "(\(what.english); clamate move \(id) \(phrase) plans it)",
      ko: "(\(what.korean). 날짜로 하려면 clamate move \(id) \(phrase))")
  }
}
