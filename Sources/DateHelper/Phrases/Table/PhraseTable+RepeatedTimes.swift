import Language

extension PhraseTable {
  static let repeatedTimes = [
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

  static let repeatedAfterDone = [
    PhraseRow(
      ["[every ]{n} day[s] after (done|completion)"],
      [
        "(끝낸|끝난|마친|완료[한]) (뒤|후) ({n} 일|{days})[ (마다|뒤|후)]",
        "(끝내고|마치고|완료하고) ({n} 일|{days}) (마다|뒤|후)",
      ],
      Bilingual(en: "so many days after the day done", ko: "끝낸 날부터 며칠 뒤"),
      .repeats(.afterDone(.days)), example: Bilingual(en: "3 days after done", ko: "끝낸 뒤 3일"),
      "2026-03-02 3 days after done"),
    PhraseRow(
      ["[every ]{n} week[s] after (done|completion)"],
      [
        "(끝낸|끝난|마친|완료[한]) (뒤|후) {n} 주[일][ (마다|뒤|후)]",
        "(끝내고|마치고|완료하고) {n} 주[일] (마다|뒤|후)",
      ],
      Bilingual(en: "so many weeks after the day done", ko: "끝낸 날부터 몇 주 뒤"),
      .repeats(.afterDone(.weeks)),
      example: Bilingual(en: "2 weeks after done", ko: "완료 후 2주마다"),
      "2026-03-02 2 weeks after done"),
    PhraseRow(
      ["[every ]{n} month[s] after (done|completion)"],
      [
        "(끝낸|끝난|마친|완료[한]) (뒤|후) {n} (개월|달)[ (마다|뒤|후)]",
        "(끝내고|마치고|완료하고) {n} (개월|달) (마다|뒤|후)",
      ],
      Bilingual(en: "so many months after the day done", ko: "끝낸 날부터 몇 달 뒤"),
      .repeats(.afterDone(.months)),
      example: Bilingual(en: "6 months after done", ko: "끝낸 뒤 6개월"),
      "2026-03-02 6 months after done"),
    PhraseRow(
      ["[every ]{n} year[s] after (done|completion)"],
      [
        "(끝낸|끝난|마친|완료[한]) (뒤|후) {n} 년[ (마다|뒤|후)]",
        "(끝내고|마치고|완료하고) {n} 년 (마다|뒤|후)",
      ],
      Bilingual(en: "so many years after the day done", ko: "끝낸 날부터 몇 년 뒤"),
      .repeats(.afterDone(.years)),
      example: Bilingual(en: "a year after done", ko: "끝낸 뒤 1년"), "2026-03-02 1 year after done"),
  ]
}
