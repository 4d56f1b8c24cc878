import DateHelper
import Language

/// Why nothing was done with a D-day.
public enum DDayError: Explainable, Equatable {
  /// There are no D-days with these numbers.
  case unknown([Int])
  /// Only a number of a D-day is taken here.
  case notNumber(String)
  /// Among the words there is no date.
  case noDate
  /// There is a date and no title.
  case noTitle
  /// None is pinned.
  case noPin
  /// Another one has the title and the date.
  case taken(DDay)

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .unknown(let ids):
      Bilingual(en: "no D-day \(Self.list(ids))", ko: "\(Self.list(ids))번 디데이는 없습니다")
    case .notNumber(let word):
      Bilingual(en: "'\(word)' is not a number of a D-day", ko: "'\(word)'은(는) 디데이 번호가 아닙니다")
    case .noDate: Bilingual(en: "a D-day needs a date", ko: "디데이에 날짜가 필요합니다")
    case .noTitle: Bilingual(en: "a D-day needs a title", ko: "디데이에 제목이 필요합니다")
    case .noPin: Bilingual(en: "no D-day is pinned", ko: "고정한 디데이가 없습니다")
    case .taken(let dday):
      Bilingual(
        en: "D-day \(dday.id) is '\(dday.title)' on \(dday.date.iso) already",
        ko: "\(dday.id)번 디데이가 이미 \(dday.date.iso) '\(dday.title)'입니다")
    }
  }

  /// What to type.
  public var hint: Bilingual? {
    switch self {
    case .unknown, .notNumber, .noPin:
      Bilingual(
        en: "clamate dday list shows the numbers", ko: "clamate dday list로 번호를 볼 수 있습니다")
    case .taken(let dday):
      Bilingual(
        en: "to change it: clamate dday edit \(dday.id)",
        ko: "고치려면: clamate dday edit \(dday.id)")
    case .noDate, .noTitle:
      Bilingual(en: "clamate dday add exam 2026-11-19", ko: "clamate dday add 수능 2026-11-19")
    }
  }

  private static func list(_ ids: [Int]) -> String {
    ids.map(String.init).joined(separator: ", ")
  }
}
