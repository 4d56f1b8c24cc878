import Language

extension PhraseTable {
  static let repeatedMonths = [
    PhraseRow(
      [
        "every {ordinal}", "every[ {n}] month[s] on [the ]({day}|{ordinal})",
        "monthly on [the ]({day}|{ordinal})", "monthly [the ]{ordinal}",
        "[the ]{ordinal} of (every|each) month",
      ],
      ["매 (월|달) {day} 일[ 마다]", "{n} (개월|달) 마다 {day} 일"],
      Bilingual(en: "that day, or the last of a shorter month", ko: "그 날짜, 없는 달에는 말일"),
      .repeats(.dayOfMonth), example: Bilingual(en: "every 31st", ko: "매월 31일"),
      "2026-03-31 every month on the 31st"),
    PhraseRow(
      ["every[ {n}] month[s] on the last day", "[the ]last day of (every|each) month"],
      [
        "매 (월|달) (말일|말|마지막 날)[ 마다]", "월말 마다", "{n} (개월|달) 마다 (말일|마지막 날)",
      ],
      Bilingual(en: "the last day of the month", ko: "그 달의 마지막 날"), .repeats(.monthEnd),
      example: Bilingual(en: "every month on the last day", ko: "매월 말일"),
      "2026-03-31 every month on the last day"),
    PhraseRow(
      [
        "every[ {n}] month[s] on [the ]{nth} {weekday}",
        "[the ]{nth} {weekday} of (every|each) month", "every {nth} {weekday} of the month",
      ],
      ["매 (월|달) {째}[ 주] {요일}(요일|욜)[ 마다]", "{n} (개월|달) 마다 {째}[ 주] {요일}(요일|욜)"],
      Bilingual(en: "first to fourth or last of the month", ko: "그 달의 첫째부터 넷째 또는 마지막"),
      .repeats(.weekdayOfMonth),
      example: Bilingual(en: "first monday of every month", ko: "매달 첫째 월요일"),
      "2026-03-02 every month on the first monday"),
    PhraseRow(
      ["every {nth} {weekday}"], [],
      Bilingual(
        en: "first or last of the month; every second is refused: it can mean two things",
        ko: "그 달의 첫째 또는 마지막, 둘째부터는 두 가지로 읽혀 읽지 않음"),
      .repeats(.orderedWeekday), example: Bilingual(en: "every last friday", ko: ""),
      "2026-03-27 every month on the last friday"),
    PhraseRow(
      [
        "every[ {n}] month[s] on [the ]last (weekday|working day|workday)",
        "[the ]last (weekday|working day|workday) of (every|each) month",
        "every last (weekday|working day|workday)[ of the month]",
      ],
      [
        "매 (월|달) 마지막 (평일|영업일|근무일)[ 마다]", "{n} (개월|달) 마다 마지막 (평일|영업일|근무일)",
      ],
      Bilingual(en: "the last day from Monday to Friday", ko: "월요일부터 금요일 중 마지막 날"),
      .repeats(.lastWorkingDay),
      example: Bilingual(en: "last weekday of every month", ko: "매월 마지막 평일"),
      "2026-03-31 every month on the last weekday"),
    PhraseRow(
      ["every month"], ["매 (월|달)[ 마다]", "(달|다달)마다", "다달이"],
      Bilingual(en: "on the day of the month of its first day", ko: "첫날과 같은 날짜에"),
      .repeats(.units(.months)), example: Bilingual(en: "every month", ko: "매달"),
      "2026-03-02 every month on the 2nd"),
    PhraseRow(
      ["every other month"], ["격월[로| 마다]"], Bilingual(en: "every second month", ko: "두 달에 한 번"),
      .repeats(.units(.months), every: 2), example: Bilingual(en: "every other month", ko: "격월로"),
      "2026-03-02 every 2 months on the 2nd"),
    PhraseRow(
      ["every {n} month[s]"], ["{n} (개월|달) (마다|에 한 번)"],
      Bilingual(en: "so many months apart", ko: "몇 달에 한 번"), .repeats(.units(.months)),
      example: Bilingual(en: "every 3 months", ko: "3개월마다"),
      "2026-03-02 every 3 months on the 2nd"),
    PhraseRow(
      ["every quarter"], ["분기 마다", "매 분기"], Bilingual(en: "every three months", ko: "석 달에 한 번"),
      .repeats(.units(.months), every: 3), example: Bilingual(en: "every quarter", ko: "분기마다"),
      "2026-03-02 every 3 months on the 2nd"),
    PhraseRow(
      ["quarterly"], [], Bilingual(en: "every three months", ko: "석 달에 한 번"),
      .repeats(.units(.months), every: 3), .englishAtEnd,
      example: Bilingual(en: "quarterly", ko: ""), "2026-03-02 every 3 months on the 2nd"),
    PhraseRow(
      ["monthly"], [], Bilingual(en: "in options or beside a time", ko: "옵션이나 시각 옆에서"),
      .repeats(.units(.months)), .besideTime, example: Bilingual(en: "monthly", ko: ""),
      "2026-03-02 every month on the 2nd"),
  ]

  static let repeatedYears = [
    PhraseRow(
      [
        "every[ {n}] year[s] on {monthName} ({day}|{ordinal})",
        "every {monthName} ({day}|{ordinal})",
        "every[ {n}] year[s] on ({day}|{ordinal}) [of ]{monthName}",
        "every[ {n}] year[s] on {month}/{day}",
        "every[ {n}] year[s] on the {ordinal} [of ]{monthName}",
        "(yearly|annually) [on ]{monthName} ({day}|{ordinal})",
        "(yearly|annually) [on ][the ]({day}|{ordinal}) [of ]{monthName}",
      ],
      ["(매 년|해마다) ({월} 월 {일} 일|{month}/{day})[ 마다]", "{n} 년 마다 {월} 월 {일} 일"],
      Bilingual(en: "that day, 28 February for the 29th", ko: "그 날짜, 2월 29일이 없는 해에는 28일"),
      .repeats(.dayOfYear), example: Bilingual(en: "every year on mar 14", ko: "매년 3월 14일"),
      "2026-03-14 every year on mar 14"),
    PhraseRow(
      ["every year"], ["매 년[ 마다]", "해마다"],
      Bilingual(en: "on the day of the year of its first day", ko: "첫날과 같은 날짜에"),
      .repeats(.units(.years)), example: Bilingual(en: "every year", ko: "매년"),
      "2026-03-02 every year on mar 2"),
    PhraseRow(
      ["every other year"], ["격년[으로| 마다]"], Bilingual(en: "every second year", ko: "두 해에 한 번"),
      .repeats(.units(.years), every: 2), example: Bilingual(en: "every other year", ko: "격년으로"),
      "2026-03-02 every 2 years on mar 2"),
    PhraseRow(
      ["every {n} year[s]"], ["{n} 년 (마다|에 한 번)"],
      Bilingual(en: "so many years apart", ko: "몇 년에 한 번"), .repeats(.units(.years)),
      example: Bilingual(en: "every 2 years", ko: "2년마다"), "2026-03-02 every 2 years on mar 2"),
    PhraseRow(
      ["yearly", "annually"], [],
      Bilingual(en: "in options or beside a time", ko: "옵션이나 시각 옆에서"),
      .repeats(.units(.years)), .besideTime, example: Bilingual(en: "yearly", ko: ""),
      "2026-03-02 every year on mar 2"),
  ]
}
