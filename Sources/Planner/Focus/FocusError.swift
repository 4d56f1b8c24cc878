import Language

/// Why something about focus or the marimo was not taken.
public enum FocusError: Explainable, Equatable {
  /// The goal is no whole number of hours from 1 to 24.
  case goal(String)
  /// There is no such look.
  case look(String)
  /// There is nothing to see in the memo.
  case blankMemo
  /// The memo has more letters than ``DayMemo/limit``.
  case longMemo(Int)
  /// The day has no memo.
  case noMemo
  /// The memo names no day.
  case noDay
  /// The memo is for a day that has not come.
  case future
  /// Nothing is running that could stop.
  case idle

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .goal(let typed):
      Bilingual(en: "'\(typed)' is not a goal", ko: "'\(typed)'은(는) 목표 시간이 아닙니다")
    case .look(let word):
      Bilingual(en: "there is no look '\(word)'", ko: "'\(word)' 모습은 없습니다")
    case .blankMemo:
      Bilingual(en: "a memo needs at least one visible letter", ko: "메모에 보이는 글자가 있어야 합니다")
    case .longMemo(let count):
      Bilingual(
        en: "a memo has at most \(DayMemo.limit) letters, this one has \(count)",
        ko: "메모는 \(DayMemo.limit)글자까지인데 \(count)글자입니다")
    case .noMemo: Bilingual(en: "that day has no memo", ko: "그날에는 메모가 없습니다")
    case .noDay: Bilingual(en: "a memo needs a day and a text", ko: "메모에 날짜와 글이 필요합니다")
    case .future: Bilingual(en: "that day has not come yet", ko: "아직 오지 않은 날입니다")
    case .idle: Bilingual(en: "nothing is running", ko: "집중하고 있지 않습니다")
    }
  }

  /// What to type.
  public var hint: Bilingual? {
    switch self {
    case .goal:
      Bilingual(
        en: "use whole hours from \(FocusGoal.range.lowerBound) to \(FocusGoal.range.upperBound)",
        ko: "\(FocusGoal.range.lowerBound)~\(FocusGoal.range.upperBound)시간을 시간 단위로 쓰세요")
    case .look:
      Bilingual(
        en: "one of: \(MarimoLook.allCases.map(\.name.english).joined(separator: ", "))",
        ko: "쓸 수 있는 모습: \(MarimoLook.allCases.map(\.name.korean).joined(separator: ", "))")
    case .longMemo: Bilingual(en: "say it shorter", ko: "더 짧게 쓰세요")
    case .idle: Bilingual(en: "clamate focus begins", ko: "clamate focus로 시작하세요")
    case .blankMemo, .noDay, .future:
      Bilingual(
        en: "clamate marimo memo today a good day", ko: "clamate marimo memo 오늘 잘한 하루")
    case .noMemo:
      Bilingual(en: "clamate marimo shows the month", ko: "clamate marimo로 한 달을 볼 수 있습니다")
    }
  }
}
