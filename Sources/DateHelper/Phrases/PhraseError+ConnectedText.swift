import Language

extension PhraseError {
  /// What is wrong with a phrase that is only half of what was said.
  var connectedMessage: Bilingual {
    switch self {
    case .beginning(let text, _):
      Bilingual(en: "'\(text)' says when to begin", ko: "'\(text)'은(는) 시작하는 때입니다")
    case .several(let text):
      Bilingual(
        en: "there is more than one moment in '\(text)'", ko: "'\(text)'에는 때가 둘 이상입니다")
    case .range(let text, _):
      Bilingual(
        en: "'\(text)' is a span, and a todo has one moment",
        ko: "'\(text)'은(는) 기간이고, 할 일의 때는 하나입니다")
    case .list(let text, _):
      Bilingual(en: "'\(text)' is more than one day", ko: "'\(text)'은(는) 여러 날입니다")
    case .relative(let text, _):
      Bilingual(en: "'\(text)' is not one day or time", ko: "'\(text)'은(는) 정해진 날이나 시각이 아닙니다")
    case .turned(let text, _):
      Bilingual(
        en: "'\(text)' is not read in this order", ko: "'\(text)'은(는) 이 순서로 읽을 수 없습니다")
    case .yearLast(let text, _):
      Bilingual(
        en: "'\(text)' does not begin with the year", ko: "'\(text)'은(는) 연도로 시작하지 않습니다")
    case .fraction(let text):
      Bilingual(en: "'\(text)' is not a whole number", ko: "'\(text)'은(는) 정수가 아닙니다")
    default: message
    }
  }

  /// What to write instead of it.
  var connectedHint: Bilingual? {
    switch self {
    case .beginning(_, let particle):
      Bilingual(
        en: "a deadline needs no '\(particle)': write by friday",
        ko: "'\(particle)' 없이 금요일까지처럼 쓰세요")
    case .several:
      Bilingual(
        en: "give one moment, or quote the title to keep the words in it",
        ko: "하나만 쓰거나, 제목에 두려면 제목을 따옴표로 묶으세요")
    case .range(_, let example), .list(_, let example):
      Bilingual(
        en: "write \(example.english), or quote the title to keep the words in it",
        ko: "\(example.korean)처럼 쓰거나, 제목에 두려면 제목을 따옴표로 묶으세요")
    case .relative(_, let deadline?):
      Bilingual(
        en: "for a deadline write: \(deadline.english)", ko: "마감은 이렇게 쓰세요: \(deadline.korean)")
    case .relative:
      Bilingual(
        en: "name the day itself, or quote the title to keep the words in it",
        ko: "그날을 바로 쓰거나, 제목에 두려면 제목을 따옴표로 묶으세요")
    case .turned(_, let meant):
      Bilingual(
        en: "write \(meant), or quote the title to keep the words in it",
        ko: "\(meant)처럼 쓰거나, 제목에 두려면 제목을 따옴표로 묶으세요")
    case .yearLast(_, let iso): Bilingual(en: "write \(iso)", ko: "\(iso)처럼 쓰세요")
    case .fraction: Bilingual(en: "for example: in 90 minutes", ko: "예: 90분 뒤")
    default: hint
    }
  }
}
