import Language

extension PhraseTable {
  static let lookingBack = [
    PhraseRow(
      ["yesterday"], ["어제"], Bilingual(en: "the day before", ko: "하루 전"), .day(-1),
      example: Bilingual(en: "yesterday", ko: "어제"), "2026-03-01", direction: .past),
    PhraseRow(
      ["[the ]day before yesterday"], ["그저께", "그제", "엊그제"],
      Bilingual(en: "two days ago", ko: "이틀 전"), .day(-2),
      example: Bilingual(en: "day before yesterday", ko: "그저께"), "2026-02-28", direction: .past),
    PhraseRow(
      ["last {weekday}"], ["(지난|저번) {요일}(요일|욜)"],
      Bilingual(en: "the latest such day", ko: "가장 가까운 지난 그 요일"), .lastWeekday,
      example: Bilingual(en: "last friday", ko: "지난 금요일"), "2026-02-27", direction: .past),
    PhraseRow(
      [], ["(지난|저번) 주 {요일}(요일|욜)"], Bilingual(en: "the day of last week", ko: "지난주의 그 요일"),
      .weekdayOfWeek(-1), example: Bilingual(en: "", ko: "지난주 금요일"), "2026-02-27",
      direction: .past),
    PhraseRow(
      ["last week"], ["(지난|저번) 주"], Bilingual(en: "the Monday of last week", ko: "지난주 월요일"),
      .week(-1),
      .span, example: Bilingual(en: "last week", ko: "지난주"), "2026-02-23", direction: .past),
    PhraseRow(
      ["last month"], ["(지난|저번) 달"], Bilingual(en: "the 1st of last month", ko: "지난달 1일"),
      .month(-1),
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
      [
        "eow", "[the ]end of [the |this |next ]week",
        "[the ](start|beginning|middle) of [the |this |next ](week|month|year)", "mid {monthName}",
      ], [],
      Bilingual(en: "no one day, at the end", ko: "하루가 아닌 때, 끝에서"), .refused(.vague), .span,
      example: Bilingual(en: "end of the week", ko: ""), "refused"),
    PhraseRow(
      ["(christmas|new year's|new years) (eve|day)"], [],
      Bilingual(en: "a day with only a name, beside a time", ko: "이름뿐인 날, 시각 옆에서"),
      .refused(.vague), .besideTime, example: Bilingual(en: "christmas eve", ko: ""), "refused"),
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
