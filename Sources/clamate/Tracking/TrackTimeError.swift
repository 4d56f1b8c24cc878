import DateHelper
import Language

/// Why a moment or a duration of `track` was not read.
enum TrackTimeError: Explainable, Equatable {
  /// The text names no time.
  case noTime(String)
  /// The text is no span.
  case noSpan(String)
  /// The text is no duration.
  case noDuration(String)
  /// The span ends before it begins, and as one over midnight it would be too long.
  case backwards(String, String)
  /// Clocks go past this time on this day; what they show instead.
  case skipped(CivilDate, WallTime, WallTime)
  /// Two options say when.
  case twoTimes
  /// Nothing says when.
  case noTimes

  var message: Bilingual {
    switch self {
    case .noTime(let text):
      Bilingual(en: "there is no time in '\(text)'", ko: "'\(text)'에 시각이 없습니다")
    case .noSpan(let text):
      Bilingual(en: "'\(text)' is no span of time", ko: "'\(text)'은(는) 시간 범위가 아닙니다")
    case .noDuration(let text):
      Bilingual(en: "'\(text)' is no duration", ko: "'\(text)'은(는) 걸린 시간이 아닙니다")
    case .backwards(let first, let last):
      Bilingual(en: "\(last) is before \(first)", ko: "\(last)은(는) \(first)보다 앞입니다")
    case .skipped(let date, let time, _):
      Bilingual(
        en: "clocks skip \(time.iso) on \(date.iso)", ko: "\(date.iso)에는 \(time.iso)이(가) 없습니다")
    case .twoTimes:
      Bilingual(en: "two options say when", ko: "시각을 말하는 옵션이 둘입니다")
    case .noTimes:
      Bilingual(en: "from when to when?", ko: "언제부터 언제까지인지 필요합니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .noTime: Bilingual(en: "for example: 10:20", ko: "예: 10:20")
    case .noSpan, .noTimes:
      Bilingual(en: "for example: 10:00-11:00, or --for 1h", ko: "예: 10:00-11:00, 또는 --for 1시간")
    case .backwards:
      Bilingual(
        en: "name both days if it was so long: 2026-03-01 22:00..2026-03-02 21:00",
        ko: "정말 그렇게 길었다면 날짜를 둘 다 쓰세요: 2026-03-01 22:00..2026-03-02 21:00")
    case .noDuration: Bilingual(en: "for example: 10m or 1h30m", ko: "예: 10분, 1시간 30분")
    case .skipped(_, _, let later):
      Bilingual(en: "they go on at \(later.iso)", ko: "시계가 \(later.iso)(으)로 넘어갑니다")
    case .twoTimes: Bilingual(en: "leave one out", ko: "하나를 빼세요")
    }
  }
}
