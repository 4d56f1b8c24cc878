import DateHelper
import Language
import Planner
import Text

/// A date phrase that stayed in a title because `@name` of no place stands at the end of it.
struct HiddenPhrase {
  private let place: String
  private let phrase: String

  /// Nil where no such sign stands at an end, or no phrase beside it.
  ///
  /// - Parameter words: words of which every sign of a place that exists was taken off.
  init?(_ words: [String], _ phrases: PhraseParser) {
    let sides = [(words.last, Array(words.dropLast())), (words.first, Array(words.dropFirst()))]
    for (sign, rest) in sides {
      guard let name = sign.flatMap(PlaceReference.name(inSign:)),
        let quoted = phrases.readQuoted(title: rest.joined(separator: " "))
      else { continue }
      place = name
      phrase = quoted.phrase.joined(separator: " ")
      return
    }
    return nil
  }

  /// What a person should know.
  var remark: Bilingual {
    let (place, phrase) = (SafeText(place).string, SafeText(phrase).string)
    return Bilingual(
      en: "(there is no place '\(place)', so '\(phrase)' is title too; "
        + "clamate region add \(place) REGION makes the place)",
      ko: "('\(place)' 장소가 없어 '\(phrase)'도 제목으로 읽음. "
        + "장소 만들기: clamate region add \(place) 지역)")
  }
}
