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
      ["tomorrow", "tmr", "tmrw"], ["내일", "낼", "명일"], Bilingual(en: "the next day", ko: "다음 날"),
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
      ["{weekday}"], ["[오는 |돌아오는 ]{요일}(요일|욜)[날]"],
      Bilingual(en: "the next such day, never today", ko: "오늘이 아닌 다음번 그 요일"), .weekday,
      .englishAtEnd,
      example: Bilingual(en: "friday", ko: "금요일"), "2026-03-06"),
    PhraseRow(
      ["this {weekday}", "{weekday} this week"], ["이번 주 {요일}(요일|욜)[날]"],
      Bilingual(en: "the day of this week, from Monday on", ko: "월요일에 시작하는 이번 주의 그 요일"),
      .weekdayOfWeek(0), example: Bilingual(en: "this friday", ko: "이번 주 금요일"), "2026-03-06"),
    PhraseRow(
      ["next {weekday}", "{weekday} next week"], ["(다음|담) [주 ]{요일}(요일|욜)[날]"],
      Bilingual(en: "the day of next week", ko: "다음 주의 그 요일"), .weekdayOfWeek(1),
      example: Bilingual(en: "next friday", ko: "다음 주 금요일"), "2026-03-13"),
    PhraseRow(
      [], ["(다다음|다담) 주 {요일}(요일|욜)"],
      Bilingual(en: "the day of the week after next", ko: "다다음 주의 그 요일"),
      .weekdayOfWeek(2), example: Bilingual(en: "", ko: "다다음 주 수요일"), "2026-03-18"),
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
      ["[the ]week after next"], ["(다다음|다담) 주"],
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
      [], ["말일", "(이달|이번 달) (말일|말)"],
      Bilingual(en: "the last day of this month", ko: "이번 달의 마지막 날"), .monthEnd(0),
      example: Bilingual(en: "", ko: "말일"), "2026-03-31"),
    PhraseRow(
      ["eom", "[the ]end of [the |this ]month"], ["월말"],
      Bilingual(en: "the last day of this month", ko: "이번 달의 마지막 날"), .monthEnd(0), .span,
      example: Bilingual(en: "eom", ko: "월말"), "2026-03-31"),
    PhraseRow(
      ["[the ]end of next month"], ["다음 달 (말일|말)"],
      Bilingual(en: "the last day of next month", ko: "다음 달의 마지막 날"), .monthEnd(1),
      example: Bilingual(en: "end of next month", ko: "다음 달 말일"), "2026-04-30"),
    PhraseRow(
      ["[the ]end of {monthName}"], ["{month}월 (말일|말)"],
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

  static let calendarDates = [
    PhraseRow(
      ["[the ]{ordinal}"], ["[오는 |돌아오는 ]{day} 일[날]"],
      Bilingual(en: "the next such day of a month", ko: "다음번 그 날짜"),
      .dayOfMonth, .englishAtEnd, example: Bilingual(en: "15th", ko: "15일"), "2026-03-15"),
    PhraseRow(
      ["{ordinal} of next month"], ["다음 달 {day} 일"],
      Bilingual(en: "the day of next month", ko: "다음 달의 그 날짜"), .dayOfThatMonth(1),
      example: Bilingual(en: "15th of next month", ko: "다음 달 15일"), "2026-04-15"),
    PhraseRow(
      ["{ordinal} of this month"], ["(이번 달|이달) {day} 일"],
      Bilingual(en: "the day of this month", ko: "이번 달의 그 날짜"), .dayOfThatMonth(0),
      example: Bilingual(en: "15th of this month", ko: "이번 달 15일"), "2026-03-15"),
    PhraseRow(
      ["[the ]{nth} {weekday} of next month"], ["다음 달 {째}[ 주] {요일}(요일|욜)"],
      Bilingual(en: "first to fourth or last of next month", ko: "다음 달의 첫째부터 넷째 또는 마지막"),
      .weekdayOfThatMonth(1),
      example: Bilingual(en: "first monday of next month", ko: "다음 달 첫째 월요일"), "2026-04-06"),
    PhraseRow(
      ["[the ]{nth} {weekday} of this month"], ["(이번 달|이달) {째}[ 주] {요일}(요일|욜)"],
      Bilingual(en: "first to fourth or last of this month", ko: "이번 달의 첫째부터 넷째 또는 마지막"),
      .weekdayOfThatMonth(0),
      example: Bilingual(en: "last friday of this month", ko: "이번 달 마지막 금요일"), "2026-03-27"),
    PhraseRow(
      [
        "[{weekday}[,] ]{monthName} ({day}|{ordinal})[[,] {year}]",
        "[{weekday}[,] ]({day}|{ordinal}) [of ]{monthName}[[,] {year}]",
        "[{weekday}[,] ]the {ordinal} [of ]{monthName}[[,] {year}]",
        "[{weekday}[,] ]{monthName} the {ordinal}[[,] {year}]",
      ],
      ["[{year} 년 |오는 |돌아오는 ]{month} 월 {day} 일[날][ ({요일}요일|\\({요일}\\))]"],
      Bilingual(en: "the next such day, or the one of that year", ko: "다음번 그 날, 연도가 있으면 그 해의 날"),
      .calendarDate, example: Bilingual(en: "dec 25", ko: "12월 25일"), "2026-12-25"),
    PhraseRow(
      ["[{weekday}[,] ]{year}(-{month}-|/{month}/|.{month}.){day}"],
      ["{year}(-{month}-|/{month}/){day}\\({요일}\\)", "{year}. {month}. {day}[.][ \\({요일}\\)]"],
      Bilingual(en: "that day", ko: "그 날"), .calendarDate,
      example: Bilingual(en: "2027-01-05", ko: "2027-01-05(화)"), "2027-01-05"),
    PhraseRow(
      ["[{weekday}[,] ]({month}/{day}|{MM}-{DD})"], ["{month}(/|.){day}\\({요일}\\)"],
      Bilingual(en: "month and day: the next such day", ko: "월과 일: 다음번 그 날"), .digits,
      example: Bilingual(en: "12/25", ko: "12/25(금)"), "2026-12-25"),
    PhraseRow(
      ["[{weekday}[,] ]{month}.{day}"], [],
      Bilingual(en: "month and day, in options or beside a time", ko: "월과 일, 옵션이나 시각 옆에서"),
      .digits, .besideTime, example: Bilingual(en: "4.3", ko: ""), "2026-04-03"),
    PhraseRow(
      ["[{weekday}[,] ]{month}-{day}"], ["{month}. {day}.[ \\({요일}\\)]"],
      Bilingual(en: "month and day, in options only", ko: "월과 일, 옵션에서만"), .digits, .nowhere,
      example: Bilingual(en: "4-3", ko: "4. 3.(금)"), "2026-04-03"),
    PhraseRow(
      ["{year}-{month}-{day}t{hour}:{mm}"], [], Bilingual(en: "that minute", ko: "그 날 그 시각"),
      .dateTime, example: Bilingual(en: "2027-01-05T09:00", ko: ""), "2027-01-05 09:00"),
  ]

  static let lookingBack = [
    PhraseRow(
      ["yesterday"], ["어제"], Bilingual(en: "the day before", ko: "하루 전"), .day(-1),
      example: Bilingual(en: "yesterday", ko: "어제"), "2026-03-01", direction: .past),
    PhraseRow(
      ["[the ]day before yesterday"], ["그저께", "그제", "엊그제"],
      Bilingual(en: "two days ago", ko: "이틀 전"), .day(-2),
      example: Bilingual(en: "day before yesterday", ko: "그저께"), "2026-02-28", direction: .past),
    PhraseRow(
      ["last {weekday}"], ["지난 {요일}(요일|욜)"],
      Bilingual(en: "the latest such day", ko: "가장 가까운 지난 그 요일"), .lastWeekday,
      example: Bilingual(en: "last friday", ko: "지난 금요일"), "2026-02-27", direction: .past),
    PhraseRow(
      [], ["지난 주 {요일}(요일|욜)"], Bilingual(en: "the day of last week", ko: "지난주의 그 요일"),
      .weekdayOfWeek(-1), example: Bilingual(en: "", ko: "지난주 금요일"), "2026-02-27",
      direction: .past),
    PhraseRow(
      ["last week"], ["지난 주"], Bilingual(en: "the Monday of last week", ko: "지난주 월요일"), .week(-1),
      .span, example: Bilingual(en: "last week", ko: "지난주"), "2026-02-23", direction: .past),
    PhraseRow(
      ["last month"], ["지난 달"], Bilingual(en: "the 1st of last month", ko: "지난달 1일"), .month(-1),
      .span, example: Bilingual(en: "last month", ko: "지난달"), "2026-02-01", direction: .past),
    PhraseRow(
      ["{n} day[s] ago"], ["{n} 일 전", "{days} 전"],
      Bilingual(en: "so many days before today", ko: "며칠 전"), .shift(.days, sign: -1),
      .englishAtEnd,
      example: Bilingual(en: "3 days ago", ko: "3일 전"), "2026-02-27", direction: .past),
    PhraseRow(
      ["{n} week[s] ago"], ["{n} 주[일] 전"], Bilingual(en: "so many weeks ago", ko: "몇 주 전"),
      .shift(.weeks, sign: -1), .englishAtEnd, example: Bilingual(en: "2 weeks ago", ko: "2주 전"),
      "2026-02-16",
      direction: .past),
    PhraseRow(
      ["{n} month[s] ago"], ["{n} (달|개월) 전"], Bilingual(en: "so many months ago", ko: "몇 달 전"),
      .shift(.months, sign: -1), .englishAtEnd, example: Bilingual(en: "a month ago", ko: "한 달 전"),
      "2026-02-02", direction: .past),
    PhraseRow(
      ["{n} hour[s] ago", "{N}[ ]h ago"], ["{n} 시간 전"],
      Bilingual(en: "so many hours ago", ko: "몇 시간 전"),
      .shift(.hours, sign: -1), .englishAtEnd, example: Bilingual(en: "2 hours ago", ko: "2시간 전"),
      "2026-03-02 08:00", direction: .past),
    PhraseRow(
      ["{n} minute[s] ago", "{N}[ ](min|m) ago"], ["{n} 분 전"],
      Bilingual(en: "so many minutes ago", ko: "몇 분 전"),
      .shift(.minutes, sign: -1), .englishAtEnd, example: Bilingual(en: "10 min ago", ko: "10분 전"),
      "2026-03-02 09:50", direction: .past),
  ]

  static let refusals = [
    PhraseRow(
      ["{yy}(-{month}-|/{month}/){day}"], ["{yy}년 {month}월 {day}일"],
      Bilingual(en: "a year of two digits", ko: "두 자리 연도"), .refused(.shortYear),
      example: Bilingual(en: "26-03-05", ko: "26년 3월 5일"), "refused"),
    PhraseRow(
      ["{yy}.{month}.{day}"], [],
      Bilingual(
        en: "a year of two digits, in options or beside a time", ko: "두 자리 연도, 옵션이나 시각 옆에서"),
      .refused(.shortYear), .nowhere, example: Bilingual(en: "26.3.5", ko: ""), "refused"),
    PhraseRow(
      ["{month}/{day}/{year}", "{day}.{month}.{year}", "{month}-{day}-{year}"], [],
      Bilingual(en: "digits that end with the year", ko: "연도가 끝에 온 숫자"), .refused(.yearLast),
      example: Bilingual(en: "3/4/2026", ko: ""), "refused"),
    PhraseRow(
      [], ["{month}/{day}일"], Bilingual(en: "two forms in one", ko: "섞인 표기"), .refused(.mixedForm),
      example: Bilingual(en: "", ko: "12/25일"), "refused"),
    PhraseRow(
      ["in {N}.{N}[ ](hour[s]|h|day[s]|d|week[s]|w|month[s]|year[s])"],
      ["{N}.{N} (시간|일|주|개월|년) (뒤|후)"],
      Bilingual(en: "parts of a unit", ko: "소수"), .refused(.fraction), .englishAtEnd,
      example: Bilingual(en: "in 1.5 hours", ko: "1.5시간 뒤"), "refused"),
    PhraseRow(
      ["{N}.{N}[ ](hour[s]|h|day[s]|d|week[s]|w|month[s]|year[s])"], ["{N}.{N} (시간|일|주|개월|년)"],
      Bilingual(en: "parts of a unit", ko: "소수"), .refused(.fraction), .nowhere,
      example: Bilingual(en: "1.5 hours", ko: "1.5시간"), "refused"),
  ]
}
