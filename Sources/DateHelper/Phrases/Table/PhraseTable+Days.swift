import Language

extension PhraseTable {
  static let relativeDays = [
    PhraseRow(
      ["today"], ["오늘", "금일"], Bilingual(en: "this day", ko: "오늘"), .day(0),
      example: Bilingual(en: "today", ko: "오늘"), "2026-03-02"),
    PhraseRow(
      ["eod", "[the ]end of [the ]day"], [], Bilingual(en: "this day", ko: "오늘"), .day(0), .span,
      example: Bilingual(en: "eod", ko: ""), "2026-03-02"),
    PhraseRow(
      ["tomorrow", "tmr", "tmrw", "tmw"], ["내일", "낼", "명일"],
      Bilingual(en: "the next day", ko: "다음 날"),
      .day(1),
      example: Bilingual(en: "tomorrow", ko: "내일"), "2026-03-03"),
    PhraseRow(
      ["[the ]day after tomorrow"], ["모레", "(내일|낼) 모레"],
      Bilingual(en: "in two days", ko: "이틀 뒤"), .day(2),
      example: Bilingual(en: "day after tomorrow", ko: "모레"), "2026-03-04"),
    PhraseRow(
      [], ["글피"], Bilingual(en: "in three days", ko: "사흘 뒤"), .day(3),
      example: Bilingual(en: "", ko: "글피"), "2026-03-05"),
    PhraseRow(
      [], ["그글피"], Bilingual(en: "in four days", ko: "나흘 뒤"), .day(4),
      example: Bilingual(en: "", ko: "그글피"), "2026-03-06"),
  ]

  static let weekdays = [
    PhraseRow(
      ["{weekday}"], ["[오는 |돌아오는 |이번 ]{요일}(요일|욜)[날]"],
      Bilingual(en: "the next such day, never today", ko: "오늘이 아닌 다음번 그 요일"), .weekday,
      .englishAtEnd,
      example: Bilingual(en: "friday", ko: "금요일"), "2026-03-06"),
    PhraseRow(
      ["this {weekday}", "{weekday} this week", "this week {weekday}"], ["이번 주 {요일}(요일|욜)[날]"],
      Bilingual(en: "the day of this week, from Monday on", ko: "월요일에 시작하는 이번 주의 그 요일"),
      .weekdayOfWeek(0), example: Bilingual(en: "this friday", ko: "이번 주 금요일"), "2026-03-06"),
    PhraseRow(
      ["next {weekday}", "{weekday} next week", "next week {weekday}"],
      ["(다음|담) [주 ]{요일}(요일|욜)[날]"],
      Bilingual(en: "the day of next week", ko: "다음 주의 그 요일"), .weekdayOfWeek(1),
      example: Bilingual(en: "next friday", ko: "다음 주 금요일"), "2026-03-13"),
    PhraseRow(
      [], ["(다다음|다담|다음 다음) 주 {요일}(요일|욜)"],
      Bilingual(en: "the day of the week after next", ko: "다다음 주의 그 요일"),
      .weekdayOfWeek(2), example: Bilingual(en: "", ko: "다다음 주 수요일"), "2026-03-18"),
    PhraseRow(
      [], ["이번 주 {월-토}"], Bilingual(en: "the day of this week", ko: "이번 주의 그 요일"),
      .weekdayOfWeek(0), .endOrTime, example: Bilingual(en: "", ko: "이번 주 목"), "2026-03-05"),
    PhraseRow(
      [], ["(다음|담) 주 {월-토}"], Bilingual(en: "the day of next week", ko: "다음 주의 그 요일"),
      .weekdayOfWeek(1), .endOrTime, example: Bilingual(en: "", ko: "다음 주 목"), "2026-03-12"),
    PhraseRow(
      [], ["(다다음|다담|다음 다음) 주 {월-토}"],
      Bilingual(en: "the day of the week after next", ko: "다다음 주의 그 요일"),
      .weekdayOfWeek(2), .endOrTime, example: Bilingual(en: "", ko: "다다음 주 목"), "2026-03-19"),
    PhraseRow(
      ["{weekday} in {n} week[s]"], ["{n} 주[일] (뒤|후) {요일}(요일|욜)"],
      Bilingual(en: "the day of the week so many weeks on", ko: "몇 주 뒤의 그 요일"),
      .weekdayOfCountedWeek, .englishAtEnd,
      example: Bilingual(en: "wednesday in two weeks", ko: "2주 뒤 수요일"), "2026-03-18"),
  ]

  static let spans = [
    PhraseRow(
      ["this week"], ["이번 주"],
      Bilingual(en: "this week: today; as a deadline, Sunday", ko: "이번 주: 오늘, 마감이면 일요일"),
      .week(0), .span, example: Bilingual(en: "this week", ko: "이번 주"), "2026-03-02"),
    PhraseRow(
      ["next week"], ["(다음|담) 주"],
      Bilingual(en: "its Monday; as a deadline, its Sunday", ko: "그 주 월요일, 마감이면 일요일"),
      .week(1), .span, example: Bilingual(en: "next week", ko: "다음 주"), "2026-03-09"),
    PhraseRow(
      ["[the ]week after next"], ["(다다음|다담|다음 다음) 주"],
      Bilingual(en: "its Monday; as a deadline, its Sunday", ko: "그 주 월요일, 마감이면 일요일"),
      .week(2), .span, example: Bilingual(en: "week after next", ko: "다다음 주"), "2026-03-16"),
    PhraseRow(
      ["this weekend"], ["[이번 |오는 |돌아오는 ]주말", "이번 주 주말"],
      Bilingual(en: "Saturday; as a deadline, Sunday", ko: "토요일, 마감이면 일요일"), .weekend(0), .span,
      example: Bilingual(en: "this weekend", ko: "이번 주말"), "2026-03-07"),
    PhraseRow(
      ["next weekend"], ["(다음|담) [주 ]주말"],
      Bilingual(en: "Saturday of next week; as a deadline, Sunday", ko: "다음 주 토요일, 마감이면 일요일"),
      .weekend(1), .span, example: Bilingual(en: "next weekend", ko: "다음 주말"), "2026-03-14"),
    PhraseRow(
      ["this month"], ["이번 달", "이달"],
      Bilingual(en: "this month: today; as a deadline, its last day", ko: "이번 달: 오늘, 마감이면 말일"),
      .month(0), .span, example: Bilingual(en: "this month", ko: "이번 달"), "2026-03-02"),
    PhraseRow(
      ["next month"], ["다음 달", "내달"],
      Bilingual(en: "its 1st; as a deadline, its last day", ko: "그 달 1일, 마감이면 말일"),
      .month(1), .span, example: Bilingual(en: "next month", ko: "다음 달"), "2026-04-01"),
    PhraseRow(
      ["[the ]month after next"], ["(다다음|다담|다음 다음) 달"],
      Bilingual(en: "its 1st; as a deadline, its last day", ko: "그 달 1일, 마감이면 말일"),
      .month(2), .span, example: Bilingual(en: "month after next", ko: "다다음 달"), "2026-05-01"),
    PhraseRow(
      [], ["말일", "(이달|이번 달) (말일|말|마지막 날)"],
      Bilingual(en: "the last day of this month", ko: "이번 달의 마지막 날"), .monthEnd(0),
      example: Bilingual(en: "", ko: "말일"), "2026-03-31"),
    PhraseRow(
      ["eom", "[the ](end|last day) of [the |this ]month"], ["월말"],
      Bilingual(en: "the last day of this month", ko: "이번 달의 마지막 날"), .monthEnd(0), .span,
      example: Bilingual(en: "eom", ko: "월말"), "2026-03-31"),
    PhraseRow(
      ["[the ](end|last day) of next month"], ["다음 달 (말일|말|마지막 날)"],
      Bilingual(en: "the last day of next month", ko: "다음 달의 마지막 날"), .monthEnd(1),
      example: Bilingual(en: "end of next month", ko: "다음 달 말일"), "2026-04-30"),
    PhraseRow(
      ["[the ](end|last day) of {monthName}"], ["{월}월 (말일|말|마지막 날)"],
      Bilingual(en: "the last day of the next such month", ko: "다음번 그 달의 마지막 날"),
      .namedMonthEnd, .span, example: Bilingual(en: "end of april", ko: "4월 말"), "2026-04-30"),
    PhraseRow(
      ["eoy", "[the ]end of [the |this ]year"], ["연말", "올해 말"],
      Bilingual(en: "31 December", ko: "12월 31일"), .yearEnd, .span,
      example: Bilingual(en: "eoy", ko: "연말"), "2026-12-31"),
    PhraseRow(
      ["next year"], ["내년"],
      Bilingual(en: "1 January; as a deadline, 31 December", ko: "1월 1일, 마감이면 12월 31일"),
      .year(1), .span, example: Bilingual(en: "next year", ko: "내년"), "2027-01-01"),
  ]
}
