import Language

extension PhraseTable {
  static let repeatRows =
    repeatedDays + repeatedWeeks + repeatedMonths + repeatedYears + repeatedAfterDone
    + repeatedTimes

  private static let repeatedDays = [
    PhraseRow(
      ["every day"], ["매 일[ 마다]", "매일매일", "날마다"], Bilingual(en: "from today on", ko: "오늘부터"),
      .repeats(.units(.days)), example: Bilingual(en: "every day at 8am", ko: "매일 아침 8시"),
      "2026-03-03 08:00 every day"),
    PhraseRow(
      ["everyday"], [], Bilingual(en: "as every day, at the end", ko: "every day와 같음, 끝에서"),
      .repeats(.units(.days)), .englishAtEnd, example: Bilingual(en: "everyday", ko: ""),
      "2026-03-02 every day"),
    PhraseRow(
      ["every other day"], ["격일[로| 마다]"], Bilingual(en: "every second day", ko: "이틀에 한 번"),
      .repeats(.units(.days), every: 2), example: Bilingual(en: "every other day", ko: "격일로"),
      "2026-03-02 every 2 days"),
    PhraseRow(
      ["every {n} day[s]"], ["{n} 일 (마다|에 한 번)", "{days} (마다|에 한 번)"],
      Bilingual(en: "so many days apart", ko: "며칠에 한 번"), .repeats(.units(.days)),
      example: Bilingual(en: "every 3 days", ko: "3일마다"), "2026-03-02 every 3 days"),
    PhraseRow(
      ["every morning"], ["아침 마다", "매 아침"],
      Bilingual(en: "every day, 09:00 unless set otherwise", ko: "매일, 설정이 없으면 09:00"),
      .repeats(.dayPart(.morning)), example: Bilingual(en: "every morning", ko: "아침마다"),
      "2026-03-03 09:00 every day"),
    PhraseRow(
      ["every afternoon"], [],
      Bilingual(en: "every day, 15:00 unless set otherwise", ko: "매일, 설정이 없으면 15:00"),
      .repeats(.dayPart(.afternoon)), example: Bilingual(en: "every afternoon", ko: ""),
      "2026-03-02 15:00 every day"),
    PhraseRow(
      ["every evening"], ["저녁 마다", "매 저녁"],
      Bilingual(en: "every day, 18:00 unless set otherwise", ko: "매일, 설정이 없으면 18:00"),
      .repeats(.dayPart(.evening)), example: Bilingual(en: "every evening", ko: "저녁마다"),
      "2026-03-02 18:00 every day"),
    PhraseRow(
      ["every night"], ["밤 마다", "매 밤"],
      Bilingual(en: "every day, 21:00 unless set otherwise", ko: "매일, 설정이 없으면 21:00"),
      .repeats(.dayPart(.night)), example: Bilingual(en: "every night", ko: "밤마다"),
      "2026-03-02 21:00 every day"),
    PhraseRow(
      ["every[ {n}] (hour|minute)[s]"], ["매 (시간|분)[ 마다]", "{n} (시간|분) 마다"],
      Bilingual(en: "less than a day", ko: "하루보다 짧음"),
      .refused(.hourly), .englishAtEnd,
      example: Bilingual(en: "every 2 hours", ko: "2시간마다"), "refused"),
    PhraseRow(
      ["daily"], [], Bilingual(en: "in options only", ko: "옵션에서만"), .repeats(.units(.days)),
      .nowhere, example: Bilingual(en: "daily", ko: ""), "2026-03-02 every day"),
  ]

  private static let repeatedWeeks = [
    PhraseRow(
      ["every weekday[s]", "every (working day|workday)"], ["평일 (마다|매일)", "매 주 평일"],
      Bilingual(en: "Monday to Friday", ko: "월요일부터 금요일까지"),
      .repeats(.weekdays(RepeatRule.workingDays)),
      example: Bilingual(en: "every weekday", ko: "평일마다"), "2026-03-02 every weekday"),
    PhraseRow(
      ["weekdays"], ["평일"],
      Bilingual(
        en: "Monday to Friday, in options or beside a time", ko: "월요일부터 금요일까지, 옵션이나 시각 옆에서"),
      .repeats(.weekdays(RepeatRule.workingDays)), .besideTime,
      example: Bilingual(en: "weekdays at 8am", ko: "평일 아침 8시"), "2026-03-03 08:00 every weekday"),
    PhraseRow(
      ["weekends"], [],
      Bilingual(en: "Saturday and Sunday, beside a time", ko: "토요일과 일요일, 시각 옆에서"),
      .repeats(.weekdays([.saturday, .sunday])), .besideTime,
      example: Bilingual(en: "weekends at 8am", ko: ""), "2026-03-07 08:00 every weekend"),
    PhraseRow(
      ["every weekend"], ["주말 마다", "매 주 주말", "매 주말"],
      Bilingual(en: "Saturday and Sunday", ko: "토요일과 일요일"),
      .repeats(.weekdays([.saturday, .sunday])),
      example: Bilingual(en: "every weekend", ko: "주말마다"), "2026-03-07 every weekend"),
    PhraseRow(
      ["every[ {n}] week[s] on {weekdays}", "every {weekdays}"],
      ["매 주 {요일들}[ 마다]", "[매 ]{요일,요일} 마다", "매 {요일,요일}", "{n} 주[일] 마다 {요일들}"],
      Bilingual(en: "on these days, from the nearest on", ko: "그 요일마다, 가장 가까운 날부터"),
      .repeats(.capturedWeekdays), example: Bilingual(en: "every monday 9am", ko: "매주 월요일 9시"),
      "2026-03-09 09:00 every monday"),
    PhraseRow(
      [], ["{월수금}[ 마다]"], Bilingual(en: "three weekdays or more in a word", ko: "붙여 쓴 세 요일 이상"),
      .repeats(.capturedWeekdays), example: Bilingual(en: "", ko: "월수금"),
      "2026-03-02 every mon, wed, fri"),
    PhraseRow(
      ["every other {weekdays}", "every other week on {weekdays}"], ["격 주[로] {요일들}[ 마다]"],
      Bilingual(en: "every second week", ko: "두 주에 한 번"), .repeats(.capturedWeekdays, every: 2),
      example: Bilingual(en: "every other tuesday", ko: "격주 화요일"),
      "2026-03-03 every other tuesday"),
    PhraseRow(
      ["every week"], ["매 주[ 마다]"],
      Bilingual(en: "on the weekday of its first day", ko: "첫날과 같은 요일에"), .repeats(.units(.weeks)),
      example: Bilingual(en: "every week", ko: "매주"), "2026-03-02 every monday"),
    PhraseRow(
      ["every other week"], ["격 주[로| 마다]"], Bilingual(en: "every second week", ko: "두 주에 한 번"),
      .repeats(.units(.weeks), every: 2), example: Bilingual(en: "every other week", ko: "격주로"),
      "2026-03-02 every other monday"),
    PhraseRow(
      ["every {n} week[s]"], ["{n} 주[일] (마다|에 한 번)"],
      Bilingual(en: "so many weeks apart", ko: "몇 주에 한 번"), .repeats(.units(.weeks)),
      example: Bilingual(en: "every 3 weeks", ko: "3주마다"), "2026-03-02 every 3 weeks on monday"),
    PhraseRow(
      ["weekly"], [], Bilingual(en: "in options only", ko: "옵션에서만"), .repeats(.units(.weeks)),
      .nowhere, example: Bilingual(en: "weekly", ko: ""), "2026-03-02 every monday"),
  ]

  private static let repeatedMonths = [
    PhraseRow(
      [
        "every {ordinal}", "every[ {n}] month[s] on [the ]{ordinal}", "monthly on the {ordinal}",
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
      ["monthly"], [], Bilingual(en: "in options only", ko: "옵션에서만"), .repeats(.units(.months)),
      .nowhere, example: Bilingual(en: "monthly", ko: ""), "2026-03-02 every month on the 2nd"),
  ]

  private static let repeatedYears = [
    PhraseRow(
      [
        "every[ {n}] year[s] on {monthName} ({day}|{ordinal})",
        "every {monthName} ({day}|{ordinal})",
        "every[ {n}] year[s] on ({day}|{ordinal}) [of ]{monthName}",
        "every[ {n}] year[s] on {month}/{day}",
        "every[ {n}] year[s] on the {ordinal} [of ]{monthName}",
      ],
      ["(매 년|해마다) ({month} 월 {day} 일|{month}/{day})[ 마다]", "{n} 년 마다 {month} 월 {day} 일"],
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
      ["yearly", "annually"], [], Bilingual(en: "in options only", ko: "옵션에서만"),
      .repeats(.units(.years)), .nowhere, example: Bilingual(en: "yearly", ko: ""),
      "2026-03-02 every year on mar 2"),
  ]

  private static let repeatedTimes = [
    PhraseRow(
      ["{N} time[s]"], ["{N} (번|회)[ 만]"],
      Bilingual(
        en: "so many times, then it is over; at the end, and not after every week, month or year",
        ko: "그만큼 하고 끝남: 끝에서만, 매주, 매월, 매년 바로 뒤에서는 읽지 않음"),
      .times(inAll: false), .besideRepeat,
      example: Bilingual(en: "every day 5 times", ko: "매일 5번"),
      "2026-03-02 every day 5 times in all"),
    PhraseRow(
      ["for {n} (day|week|month|year)[s]"], ["({n} (일|주|개월|달|년)|{days}) (동안|간)"],
      Bilingual(en: "how long, not how often or until when", ko: "횟수나 끝 날이 아닌 기간"),
      .refused(.length), .besideRepeat,
      example: Bilingual(en: "every day for 3 days", ko: "매일 3일 동안"), "refused"),
    PhraseRow(
      ["{n} time[s] in all"], ["(모두|총|전부) {n} (번|회)[ 만]"],
      Bilingual(en: "so many times, then it is over", ko: "그만큼 하고 끝남"), .times(inAll: true),
      .besideRepeat,
      example: Bilingual(en: "every week 3 times in all", ko: "매주 모두 3번"),
      "2026-03-02 every monday 3 times in all"),
  ]

  private static let repeatedAfterDone = [
    PhraseRow(
      ["[every ]{n} day[s] after (done|completion)"],
      [
        "(끝낸|마친|완료[한]) (뒤|후) ({n} 일|{days})[ (마다|뒤|후)]",
        "(끝내고|마치고|완료하고) ({n} 일|{days}) (마다|뒤|후)",
      ],
      Bilingual(en: "so many days after the day done", ko: "끝낸 날부터 며칠 뒤"),
      .repeats(.afterDone(.days)), example: Bilingual(en: "3 days after done", ko: "끝낸 뒤 3일"),
      "2026-03-02 3 days after done"),
    PhraseRow(
      ["[every ]{n} week[s] after (done|completion)"],
      [
        "(끝낸|마친|완료[한]) (뒤|후) {n} 주[일][ (마다|뒤|후)]",
        "(끝내고|마치고|완료하고) {n} 주[일] (마다|뒤|후)",
      ],
      Bilingual(en: "so many weeks after the day done", ko: "끝낸 날부터 몇 주 뒤"),
      .repeats(.afterDone(.weeks)),
      example: Bilingual(en: "2 weeks after done", ko: "완료 후 2주마다"),
      "2026-03-02 2 weeks after done"),
    PhraseRow(
      ["[every ]{n} month[s] after (done|completion)"],
      [
        "(끝낸|마친|완료[한]) (뒤|후) {n} (개월|달)[ (마다|뒤|후)]",
        "(끝내고|마치고|완료하고) {n} (개월|달) (마다|뒤|후)",
      ],
      Bilingual(en: "so many months after the day done", ko: "끝낸 날부터 몇 달 뒤"),
      .repeats(.afterDone(.months)),
      example: Bilingual(en: "6 months after done", ko: "끝낸 뒤 6개월"),
      "2026-03-02 6 months after done"),
    PhraseRow(
      ["[every ]{n} year[s] after (done|completion)"],
      [
        "(끝낸|마친|완료[한]) (뒤|후) {n} 년[ (마다|뒤|후)]",
        "(끝내고|마치고|완료하고) {n} 년 (마다|뒤|후)",
      ],
      Bilingual(en: "so many years after the day done", ko: "끝낸 날부터 몇 년 뒤"),
      .repeats(.afterDone(.years)),
      example: Bilingual(en: "a year after done", ko: "끝낸 뒤 1년"), "2026-03-02 1 year after done"),
  ]
}
