import Language

/// The published table of date phrases, which drives the parser.
///
/// Help, the man page and the tests show the same rows. Repeats (`every day`, `매일`) are a subject of
/// their own and would be one more group here.
public enum PhraseTable {
  /// Rows about one subject.
  public struct Group: Sendable {
    /// What the rows are about.
    public let title: Bilingual
    /// The rows, the most usual first.
    public let rows: [PhraseRow]
  }

  /// The clock of every example: Monday 2026-03-02 10:00 in a zone at UTC+9.
  public static let exampleClock = "2026-03-02T10:00:00+09:00"

  /// All rows, by subject.
  public static let groups = [
    Group(title: Bilingual(en: "Days near today", ko: "가까운 날"), rows: relativeDays),
    Group(title: Bilingual(en: "Weekdays", ko: "요일"), rows: weekdays),
    Group(title: Bilingual(en: "Weeks, months, years", ko: "주, 달, 해"), rows: spans),
    Group(title: Bilingual(en: "Dates", ko: "날짜"), rows: calendarDates),
    Group(title: Bilingual(en: "So much later", ko: "얼마 뒤"), rows: durations),
    Group(title: Bilingual(en: "Times", ko: "시각"), rows: clockTimes),
    Group(title: Bilingual(en: "Parts of the day", ko: "하루의 때"), rows: dayParts),
    Group(title: Bilingual(en: "Particles", ko: "토씨"), rows: particles),
    Group(title: Bilingual(en: "Looking back", ko: "지난 날"), rows: lookingBack),
    Group(title: Bilingual(en: "Always refused", ko: "읽지 않는 표기"), rows: refusals),
  ]

  static let rows = groups.flatMap(\.rows)

  static let index = PatternIndex(rows)
}
