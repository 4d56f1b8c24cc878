import Language

/// The published table of date phrases, which drives the parser.
///
/// Help, the man page and the tests show the same rows. Repeats (`every day`, `매일`) are a group
/// apart, for parsers that are asked to read them.
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
    Group(title: Bilingual(en: "Within some time", ko: "얼마 안에"), rows: deadlines),
    Group(title: Bilingual(en: "Times", ko: "시각"), rows: clockTimes),
    Group(title: Bilingual(en: "Parts of the day", ko: "하루의 때"), rows: dayParts),
    Group(title: Bilingual(en: "Particles", ko: "토씨"), rows: particles),
    Group(title: Bilingual(en: "Looking back", ko: "지난 날"), rows: lookingBack),
    Group(title: Bilingual(en: "Always refused", ko: "읽지 않는 표기"), rows: refusals),
  ]

  /// The rows of repeats.
  public static let repeats = Group(title: Bilingual(en: "Repeats", ko: "반복"), rows: repeatRows)

  /// All rows that a parser which reads repeats knows, by subject.
  public static let groupsWithRepeats = groups + [repeats]

  /// Where `add` reads phrases that are not quoted, one rule a line.
  public static let titleRules = [
    Bilingual(
      en: "a phrase is read at the start and the end of the words, never between them",
      ko: "표현은 말의 처음과 끝에서만 읽고 가운데에서는 읽지 않습니다"),
    Bilingual(
      en: "an argument with spaces is title", ko: "빈칸이 든 인자는 제목입니다"),
    Bilingual(
      en:
        "at the start, English weekdays, ordinals and 'in ...' need a time or a word like by or on",
      ko: "처음에 온 영어 요일, 서수, in ...은 시각이나 by, on 같은 말과 함께일 때만 읽습니다"),
    Bilingual(
      en: "at the start, weeks, weekends, months and years need a particle (by, from, 까지, 부터)",
      ko: "처음에 온 주, 주말, 달, 해는 토씨(까지, 부터, by, from)가 있을 때만 읽습니다"),
    Bilingual(
      en: "a part of the day is read with 에 or 때, beside an hour, or last after a day",
      ko: "아침, 점심 같은 때는 에나 때가 붙거나, 시각과 함께이거나, 날짜 뒤 맨 끝일 때만 읽습니다"),
    Bilingual(
      en: "a bare hour after at is read beside a day: friday at 5",
      ko: "at 뒤의 숫자는 날짜와 함께일 때만 시각으로 읽습니다: friday at 5"),
    Bilingual(
      en: "3/20, 03-20, 3.20(금) and 3.20 beside a time are dates; a lone 3.20 and 3-2 stay in the "
        + "title, and so does 3/4 after: \(numberedWords.english.joined(separator: ", "))",
      ko: "3/20, 03-20, 3.20(금)과 시각 옆의 3.20은 날짜이고, 홀로 쓴 3.20과 3-2, 그리고 다음 말 뒤의 3/4는 "
        + "제목에 남습니다: "
        + numberedWords.korean.joined(separator: ", ")),
    Bilingual(
      en: "a day that is past stays in the title", ko: "지난 날은 제목에 남습니다"),
    Bilingual(
      en: "a phrase at the end stays in the title with these words before it: "
        + keepingWords.english.joined(separator: ", "),
      ko: "끝에 온 표현은 앞에 다음 말이 있으면 제목에 남습니다: " + keepingWords.korean.joined(separator: ", ")),
    Bilingual(
      en: "about a day (7시쯤), a day that is only a name (christmas 7pm) and a weekday without its "
        + "month (first saturday) are refused",
      ko: "어림잡은 때(7시쯤), 이름뿐인 날(크리스마스 7시), 달이 없는 차례(첫째 토요일)는 읽지 않고 알려 드립니다"),
    Bilingual(
      en: "a phrase with one slip of the finger (weekdys at 8am, 메주 월요일) is refused with what was "
        + "meant; a word of its own stays in the title, as text in 'text friday'",
      ko: "한 글자를 잘못 친 표현(weekdys at 8am, 메주 월요일)은 읽지 않고 무엇이었는지 알려 드리며, "
        + "'메일 월요일'의 메일처럼 제 뜻이 있는 말은 제목에 남습니다"),
    Bilingual(
      en:
        "what looks like a part of a day beside a time (31th 3pm, 13/25 3pm, october 3pm) is refused: a "
        + "phrase is read whole or not at all",
      ko: "시각 옆에 날짜의 일부로 보이는 말(32일 3시, 13/25 3시, 5월 3시, 화 3시)이 남으면 읽지 않고 알려 드립니다"),
    Bilingual(
      en:
        "a day with a capital after watch, read or play (watch Wednesday) and a time that begins a "
        + "name (9시 뉴스) stay in the title, and the answer says so",
      ko: "이름의 일부인 시각(9시 뉴스)과 watch Wednesday 같은 이름은 제목에 남고, 답에 그렇게 알려 드립니다"),
    Bilingual(
      en: "two moments (from 3pm to 5pm) and a day told by another one (before friday, a week from "
        + "friday) are refused",
      ko: "때가 둘이거나(금요일과 토요일) 다른 날로 말한 날(before friday)은 읽지 않고 알려 드립니다"),
  ]

  static let rows = groups.flatMap(\.rows)

  static let index = PatternIndex(rows)

  static let indexWithRepeats = PatternIndex(rows + repeats.rows)
}
