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
      ["every (other|second|2nd) day"], ["격일[로| 마다]", "하루 걸러[ 하루]"],
      Bilingual(en: "every second day", ko: "이틀에 한 번"),
      .repeats(.units(.days), every: 2), example: Bilingual(en: "every other day", ko: "격일로"),
      "2026-03-02 every 2 days"),
    PhraseRow(
      ["every (third|3rd) day"], [], Bilingual(en: "every three days", ko: "사흘에 한 번"),
      .repeats(.units(.days), every: 3), example: Bilingual(en: "every third day", ko: ""),
      "2026-03-02 every 3 days"),
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
      ["[once ]daily"], [], Bilingual(en: "in options or beside a time", ko: "옵션이나 시각 옆에서"),
      .repeats(.units(.days)), .besideTime, example: Bilingual(en: "daily", ko: ""),
      "2026-03-02 every day"),
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
      ["every[ {n}] week[s] on {weekdays}", "every {weekdays}", "weekly on {weekdays}"],
      ["매 주 {요일들}[ 마다]", "[매 ]{요일,요일} 마다", "매 {요일,요일}", "{n} 주[일] 마다 {요일들}"],
      Bilingual(en: "on these days, from the nearest on", ko: "그 요일마다, 가장 가까운 날부터"),
      .repeats(.capturedWeekdays), example: Bilingual(en: "every monday 9am", ko: "매주 월요일 9시"),
      "2026-03-09 09:00 every monday"),
    PhraseRow(
      ["weekly {weekdays}"], [], Bilingual(en: "as every friday", ko: "매주 금요일과 같음"),
      .repeats(.capturedWeekdays), .englishAtEnd,
      example: Bilingual(en: "weekly friday", ko: ""), "2026-03-06 every friday"),
    PhraseRow(
      ["[all ]{mondays}"], [], Bilingual(en: "every such day, beside a time", ko: "그 요일마다, 시각 옆에서"),
      .repeats(.capturedWeekdays), .besideTime,
      example: Bilingual(en: "tuesdays at 7pm", ko: ""), "2026-03-03 19:00 every tuesday"),
    PhraseRow(
      [], ["{월수금}[ 마다]"], Bilingual(en: "three weekdays or more in a word", ko: "붙여 쓴 세 요일 이상"),
      .repeats(.capturedWeekdays), example: Bilingual(en: "", ko: "월수금"),
      "2026-03-02 every mon, wed, fri"),
    PhraseRow(
      [
        "every other {weekdays}", "every other week on {weekdays}", "fortnightly on {weekdays}",
      ], ["격 주[로] {요일들}[ 마다]"],
      Bilingual(en: "every second week", ko: "두 주에 한 번"), .repeats(.capturedWeekdays, every: 2),
      example: Bilingual(en: "every other tuesday", ko: "격주 화요일"),
      "2026-03-03 every other tuesday"),
    PhraseRow(
      ["fortnightly {weekdays}"], [], Bilingual(en: "as every other friday", ko: "격주 금요일과 같음"),
      .repeats(.capturedWeekdays, every: 2), .englishAtEnd,
      example: Bilingual(en: "fortnightly friday", ko: ""), "2026-03-06 every other friday"),
    PhraseRow(
      [
        "(biweekly|bi-weekly)[ [on ]{weekdays}]",
        "(bimonthly|bi-monthly)[ on [the ]({day}|{ordinal})]",
      ],
      [], Bilingual(en: "twice in each, or once in two", ko: "주기마다 두 번, 또는 두 주기에 한 번"),
      .refused(.twice), .englishAtEnd, example: Bilingual(en: "biweekly friday", ko: ""), "refused"),
    PhraseRow(
      ["every week"], ["매 주[ 마다]"],
      Bilingual(en: "on the weekday of its first day", ko: "첫날과 같은 요일에"), .repeats(.units(.weeks)),
      example: Bilingual(en: "every week", ko: "매주"), "2026-03-02 every monday"),
    PhraseRow(
      ["every (other|second|2nd) week", "every fortnight"], ["격 주[로| 마다]"],
      Bilingual(en: "every second week", ko: "두 주에 한 번"),
      .repeats(.units(.weeks), every: 2), example: Bilingual(en: "every other week", ko: "격주로"),
      "2026-03-02 every other monday"),
    PhraseRow(
      ["fortnightly"], [], Bilingual(en: "in options or beside a time", ko: "옵션이나 시각 옆에서"),
      .repeats(.units(.weeks), every: 2), .besideTime,
      example: Bilingual(en: "fortnightly", ko: ""), "2026-03-02 every other monday"),
    PhraseRow(
      ["every {n} week[s]"], ["{n} 주[일] (마다|에 한 번)"],
      Bilingual(en: "so many weeks apart", ko: "몇 주에 한 번"), .repeats(.units(.weeks)),
      example: Bilingual(en: "every 3 weeks", ko: "3주마다"), "2026-03-02 every 3 weeks on monday"),
    PhraseRow(
      ["weekly"], [], Bilingual(en: "in options or beside a time", ko: "옵션이나 시각 옆에서"),
      .repeats(.units(.weeks)), .besideTime, example: Bilingual(en: "weekly", ko: ""),
      "2026-03-02 every monday"),
  ]
}
