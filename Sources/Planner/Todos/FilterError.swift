import Language
import Text

/// Why a filter was not understood.
public enum FilterError: Explainable, Equatable {
  /// The key is known, but not with this value.
  case unknown(String)
  /// Two filters that no todo passes.
  case contradiction(String, String)
  /// Another program's filter, or one of ours with a slip in it, and how it is written.
  case misspelt(String, written: String)

  /// Which word it is.
  public var message: Bilingual {
    switch self {
    case .contradiction(let one, let other):
      Bilingual(
        en: "no todo can be both '\(one)' and '\(other)'",
        ko: "'\(one)'이면서 '\(other)'인 할 일은 있을 수 없습니다")
    case .unknown(Project.prefix):
      Bilingual(en: "'\(Project.prefix)' needs a name", ko: "'\(Project.prefix)' 뒤에 이름이 필요합니다")
    case .unknown(let word) where word.hasPrefix("p:"):
      Bilingual(en: "'\(word)' is no priority", ko: "'\(word)'은(는) 중요도가 아닙니다")
    case .unknown(let word), .misspelt(let word, _):
      Bilingual(en: "no filter '\(word)'", ko: "'\(word)' 필터는 없습니다")
    }
  }

  /// The filters that there are.
  public var hint: Bilingual? {
    if case .misspelt(let word, let written) = self {
      let (meant, text) = (written.shellWord, word.shellWord)
      let line = Bilingual.didYouMean("clamate list \(meant)")
      return Bilingual(
        en: "\(line.english) or, for the text: clamate list -- \(text)",
        ko: "\(line.korean) 또는 글자로 찾기: clamate list -- \(text)")
    }
    if case .contradiction(let one, let other) = self {
      if one.hasPrefix("from:"), other.hasPrefix("to:") {
        return Bilingual(en: "write from: the first day, to: the last", ko: "from:은 첫날, to:는 끝날입니다")
      }
      return Bilingual(en: "use one of \(one) and \(other)", ko: "\(one)와(과) \(other) 가운데 하나만 쓰세요")
    }
    if case .unknown(let word) = self, word.hasPrefix("p:") {
      return Bilingual(en: "use p:1, p:2 or p:3", ko: "p:1, p:2, p:3 가운데 쓰세요")
    }
    let filters =
      "is:open is:done is:overdue is:undated is:outdoor is:repeating is:hidden has:due p:1 on: "
      + "from: to: project: filter:"
    return Bilingual(en: "filters: \(filters) +tag @place", ko: "필터: \(filters) +태그 @장소")
  }
}
