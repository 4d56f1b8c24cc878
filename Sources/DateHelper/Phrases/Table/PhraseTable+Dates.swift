import Language

extension PhraseTable {
  static let calendarDates = [
    PhraseRow(
      ["[the ]{ordinal}"], ["[오는 |돌아오는 ]{day} 일[날]"],
      Bilingual(en: "the next such day of a month", ko: "다음번 그 날짜"),
      .dayOfMonth, .englishAtEnd, example: Bilingual(en: "15th", ko: "15일"), "2026-03-15"),
    PhraseRow(
      ["[the ]{ordinal} [of ]next month"], ["다음 달 {day} 일"],
      Bilingual(en: "the day of next month", ko: "다음 달의 그 날짜"), .dayOfThatMonth(1),
      example: Bilingual(en: "15th of next month", ko: "다음 달 15일"), "2026-04-15"),
    PhraseRow(
      ["[the ]{ordinal} of [the ]month after next"], ["(다다음|다담|다음 다음) 달 {day} 일"],
      Bilingual(en: "the day of the month after next", ko: "다다음 달의 그 날짜"), .dayOfThatMonth(2),
      example: Bilingual(en: "15th of the month after next", ko: "다다음 달 15일"), "2026-05-15"),
    PhraseRow(
      ["[the ]{ordinal} [of ]this month"], ["(이번 달|이달) {day} 일"],
      Bilingual(en: "the day of this month", ko: "이번 달의 그 날짜"), .dayOfThatMonth(0),
      example: Bilingual(en: "15th of this month", ko: "이번 달 15일"), "2026-03-15"),
    PhraseRow(
      ["[the ]{nth} {weekday} of next month"], ["다음 달 {째}[ 주] {요일}(요일|욜)"],
      Bilingual(en: "first to fourth or last of next month", ko: "다음 달의 첫째부터 넷째 또는 마지막"),
      .weekdayOfThatMonth(1),
      example: Bilingual(en: "first monday of next month", ko: "다음 달 첫째 월요일"), "2026-04-06"),
    PhraseRow(
      [], ["(다다음|다담|다음 다음) 달 {째}[ 주] {요일}(요일|욜)"],
      Bilingual(en: "first to fourth or last of the month after next", ko: "다다음 달의 첫째부터 넷째 또는 마지막"),
      .weekdayOfThatMonth(2), example: Bilingual(en: "", ko: "다다음 달 첫째 월요일"), "2026-05-04"),
    PhraseRow(
      ["[the ]{nth} {weekday} of this month"], ["(이번 달|이달) {째}[ 주] {요일}(요일|욜)"],
      Bilingual(en: "first to fourth or last of this month", ko: "이번 달의 첫째부터 넷째 또는 마지막"),
      .weekdayOfThatMonth(0),
      example: Bilingual(en: "last friday of this month", ko: "이번 달 마지막 금요일"), "2026-03-27"),
    PhraseRow(
      [
        "[{weekday}[,] ]{monthName} ({day}|{ordinal})[[,] {year}][[ ]\\({weekday}\\)]",
        "[{weekday}[,] ]({day}|{ordinal}) [of ]{monthName}[[,] {year}][[ ]\\({weekday}\\)]",
        "[{weekday}[,] ]the {ordinal} [of ]{monthName}[[,] {year}]",
        "[{weekday}[,] ]{monthName} the {ordinal}[[,] {year}]",
      ],
      ["[{year} 년[도] |오는 |돌아오는 ]{월} 월 {일} 일[날][ ({요일}요일|\\({요일}\\))]"],
      Bilingual(en: "the next such day, or the one of that year", ko: "다음번 그 날, 연도가 있으면 그 해의 날"),
      .calendarDate, example: Bilingual(en: "dec 25", ko: "12월 25일"), "2026-12-25"),
    PhraseRow(
      [], ["[{year} 년[도] ]{월} 월 {일} 일 {월-토}"],
      Bilingual(en: "that day, with the letter of its weekday", ko: "요일을 한 글자로 붙인 그 날"),
      .calendarDate, .endOrTime, example: Bilingual(en: "", ko: "3월 5일 목"), "2026-03-05"),
    PhraseRow(
      [
        "{monthName} ({day}|{ordinal}) next year", "({day}|{ordinal}) [of ]{monthName} next year",
        "next year[,] [on ]{monthName} ({day}|{ordinal})",
      ],
      ["내년[도] {월} 월 {일} 일[날]"], Bilingual(en: "that day of next year", ko: "내년의 그 날"),
      .dayOfThatYear(1), example: Bilingual(en: "march 5 next year", ko: "내년 3월 5일"), "2027-03-05"),
    PhraseRow(
      [
        "{monthName} ({day}|{ordinal}) this year", "({day}|{ordinal}) [of ]{monthName} this year",
        "this year[,] [on ]{monthName} ({day}|{ordinal})",
      ],
      ["(올해|금년) {월} 월 {일} 일[날]"], Bilingual(en: "that day of this year", ko: "올해의 그 날"),
      .dayOfThatYear(0), example: Bilingual(en: "march 5 this year", ko: "올해 3월 5일"), "2026-03-05"),
    PhraseRow(
      [], ["내후년 {월} 월 {일} 일[날]"],
      Bilingual(en: "that day of the year after next", ko: "내후년의 그 날"), .dayOfThatYear(2),
      example: Bilingual(en: "", ko: "내후년 3월 5일"), "2028-03-05"),
    PhraseRow(
      ["[{weekday}[,] ]{year}(-{month}-|/{month}/|.{month}.){day}[[ ]\\({weekday}\\)]"],
      ["{year}(-{month}-|/{month}/){day} \\({요일}\\)", "{year}. {month}. {day}[.][ \\({요일}\\)]"],
      Bilingual(en: "that day", ko: "그 날"), .calendarDate,
      example: Bilingual(en: "2027-01-05", ko: "2027-01-05(화)"), "2027-01-05"),
    PhraseRow(
      ["[{weekday}[,] ]({month}/{day}|{MM}-{DD})[[ ]\\({weekday}\\)]"],
      ["{month}(/|.){day} \\({요일}\\)"],
      Bilingual(en: "month and day: the next such day", ko: "월과 일: 다음번 그 날"), .digits,
      example: Bilingual(en: "12/25", ko: "12/25(금)"), "2026-12-25"),
    PhraseRow(
      ["[{weekday}[,] ]{month}.{day}"], ["{month}. {day}.[ \\({요일}\\)]"],
      Bilingual(en: "month and day, in options or beside a time", ko: "월과 일, 옵션이나 시각 옆에서"),
      .digits, .besideTime, example: Bilingual(en: "4.3", ko: "4. 3.(금)"), "2026-04-03"),
    PhraseRow(
      ["[{weekday}[,] ]{month}-{day}"], [],
      Bilingual(en: "month and day, in options only", ko: "월과 일, 옵션에서만"), .digits, .nowhere,
      example: Bilingual(en: "4-3", ko: ""), "2026-04-03"),
    PhraseRow(
      ["{year}-{month}-{day}t{hour}:{mm}"], [], Bilingual(en: "that minute", ko: "그 날 그 시각"),
      .dateTime, example: Bilingual(en: "2027-01-05T09:00", ko: ""), "2027-01-05 09:00"),
  ]
}
