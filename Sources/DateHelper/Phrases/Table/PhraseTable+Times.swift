import Language

extension PhraseTable {
  static let durations = [
    PhraseRow(
      ["in {n} day[s]", "{n} day[s] (from now|later)"], ["{n} 일 (뒤|후)", "{days} (뒤|후)"],
      Bilingual(en: "so many days after today", ko: "며칠 뒤"), .shift(.days, sign: 1), .englishAtEnd,
      example: Bilingual(en: "in 3 days", ko: "3일 뒤"), "2026-03-05"),
    PhraseRow(
      ["in {n} week[s]", "{n} week[s] (from now|later)"], ["{n} 주[일] (뒤|후)"],
      Bilingual(en: "so many weeks after today", ko: "몇 주 뒤"), .shift(.weeks, sign: 1),
      .englishAtEnd,
      example: Bilingual(en: "in 2 weeks", ko: "2주 뒤"), "2026-03-16"),
    PhraseRow(
      ["in {n} month[s]", "{n} month[s] (from now|later)"], ["{n} (달|개월) (뒤|후)"],
      Bilingual(
        en: "the same day so many months later, or the last of a shorter month",
        ko: "몇 달 뒤의 같은 날, 없으면 말일"),
      .shift(.months, sign: 1), .englishAtEnd, example: Bilingual(en: "in a month", ko: "한 달 뒤"),
      "2026-04-02"),
    PhraseRow(
      ["in {n} year[s]", "{n} year[s] (from now|later)"], ["{n} 년 (뒤|후)"],
      Bilingual(en: "the same day so many years later", ko: "몇 년 뒤의 같은 날"),
      .shift(.years, sign: 1), .englishAtEnd, example: Bilingual(en: "in a year", ko: "1년 뒤"),
      "2027-03-02"),
    PhraseRow(
      ["{n} day[s]", "{N}d"], [],
      Bilingual(en: "so many days after today, in options", ko: "며칠 뒤, 옵션에서만"),
      .shift(.days, sign: 1), .nowhere, example: Bilingual(en: "3 days", ko: ""), "2026-03-05"),
    PhraseRow(
      ["{n} week[s]", "{N}w"], [],
      Bilingual(en: "so many weeks after today, in options", ko: "몇 주 뒤, 옵션에서만"),
      .shift(.weeks, sign: 1), .nowhere, example: Bilingual(en: "2 weeks", ko: ""), "2026-03-16"),
    PhraseRow(
      ["in {N}[ ](min[s]|m)", "in {n} minute[s]", "{n} minute[s] (from now|later)"],
      ["{n} 분 (뒤|후)"],
      Bilingual(en: "so many minutes from now", ko: "지금부터 몇 분 뒤"), .shift(.minutes, sign: 1),
      .englishAtEnd,
      example: Bilingual(en: "in 20 minutes", ko: "20분 뒤"), "2026-03-02 10:20"),
    PhraseRow(
      ["in {N}[ ](h|hr[s])", "in {n} hour[s]", "{n} hour[s] (from now|later)"],
      ["{n} 시간[ {minute} 분] (뒤|후)"],
      Bilingual(en: "so many hours from now", ko: "지금부터 몇 시간 뒤"), .shift(.hours, sign: 1),
      .englishAtEnd,
      example: Bilingual(en: "in 2 hours", ko: "2시간 뒤"), "2026-03-02 12:00"),
    PhraseRow(
      ["in half [an ]hour"], [], Bilingual(en: "30 minutes from now", ko: "지금부터 30분 뒤"),
      .shift(.halfHours, sign: 1), .englishAtEnd, example: Bilingual(en: "in half an hour", ko: ""),
      "2026-03-02 10:30"),
    PhraseRow(
      ["in {n} hour[s] and a half", "in {n} and a half hours"], ["{n} 시간 반 (뒤|후)"],
      Bilingual(en: "so many hours and a half from now", ko: "지금부터 몇 시간 반 뒤"),
      .shift(.halfHours, sign: 1), .englishAtEnd,
      example: Bilingual(en: "in an hour and a half", ko: "한 시간 반 뒤"), "2026-03-02 11:30"),
  ]

  static let deadlines = [
    PhraseRow(
      ["within {n} day[s]"], ["({n} 일|{days}) (안에|안으로|내로|내에|이내[에|로])"],
      Bilingual(en: "a deadline so many days after today", ko: "며칠 뒤가 마감"), .within(.days),
      .englishAtEnd, example: Bilingual(en: "within 3 days", ko: "3일 안에"), "due 2026-03-05"),
    PhraseRow(
      ["within {n} week[s]"], ["{n} 주[일] (안에|안으로|내로|내에|이내[에|로])"],
      Bilingual(en: "a deadline so many weeks after today", ko: "몇 주 뒤가 마감"), .within(.weeks),
      .englishAtEnd, example: Bilingual(en: "within 2 weeks", ko: "2주 안에"), "due 2026-03-16"),
    PhraseRow(
      ["within {n} month[s]"], ["{n} (달|개월) (안에|안으로|내로|내에|이내[에|로])"],
      Bilingual(en: "a deadline so many months after today", ko: "몇 달 뒤가 마감"), .within(.months),
      .englishAtEnd, example: Bilingual(en: "within a month", ko: "한 달 안에"), "due 2026-04-02"),
    PhraseRow(
      ["within {n} hour[s]"], ["{n} 시간 (안에|안으로|내로|내에|이내[에|로])"],
      Bilingual(en: "a deadline so many hours from now", ko: "몇 시간 뒤가 마감"), .within(.hours),
      .englishAtEnd, example: Bilingual(en: "within 2 hours", ko: "2시간 안에"),
      "due 2026-03-02T12:00"),
  ]

  static let clockTimes = [
    PhraseRow(
      ["{hour}:{mm}"], [], Bilingual(en: "the next such time", ko: "다음번 그 시각"), .clock(.exact),
      example: Bilingual(en: "15:00", ko: ""), "2026-03-02 15:00"),
    PhraseRow(
      ["{hour}[(:|.){mm}][ ](am|a.m.)", "{H} (am|a.m.)", "{hmm}[ ](am|a.m.)"],
      ["(오전|새벽|아침|am) {hour}(:{mm}| 시[{mm}| ({minute} 분|{반}|정각)])"],
      Bilingual(en: "in the morning", ko: "오전"), .clock(.morning),
      example: Bilingual(en: "9am", ko: "오전 9시"), "2026-03-03 09:00"),
    PhraseRow(
      ["{hour}[(:|.){mm}][ ](pm|p.m.)", "{H} (pm|p.m.)", "{hmm}[ ](pm|p.m.)"],
      ["(오후|저녁|pm) {hour}(:{mm}| 시[{mm}| ({minute} 분|{반}|정각)])"],
      Bilingual(en: "in the afternoon or the evening", ko: "오후"), .clock(.afternoon),
      example: Bilingual(en: "3pm", ko: "오후 3시"), "2026-03-02 15:00"),
    PhraseRow(
      [], ["(점심|낮) {hour}(:{mm}| 시[{mm}| ({minute} 분|{반}|정각)])"],
      Bilingual(en: "about noon", ko: "한낮"), .clock(.midday),
      example: Bilingual(en: "", ko: "낮 1시"),
      "2026-03-02 13:00"),
    PhraseRow(
      [], ["밤 {hour}(:{mm}| 시[{mm}| ({minute} 분|{반}|정각)])"],
      Bilingual(
        en: "6 to 11 in the evening; 12 ends the day; 1 to 5 are of the next day",
        ko: "6-11시는 저녁, 12시는 그날의 끝, 1-5시는 이튿날"), .clock(.night),
      example: Bilingual(en: "", ko: "밤 11시"), "2026-03-02 23:00"),
    PhraseRow(
      ["{H} o'clock"], ["{hour} 시[{mm}| ({minute} 분|{반}|정각)]"],
      Bilingual(
        en:
          "the next such hour today; on other days 1 to 6 in the afternoon, 7 to 11 in the morning",
        ko: "오늘이면 다음번 그 시, 다른 날이면 1-6시는 오후, 7-11시는 오전"), .clock(.bare),
      example: Bilingual(en: "3 o'clock", ko: "3시"), "2026-03-02 15:00"),
    PhraseRow(
      ["at {H}"], [],
      Bilingual(en: "as 3 o'clock, beside a day", ko: "날짜 옆에서 3시와 같음"), .clock(.bare), .besideDay,
      example: Bilingual(en: "tomorrow at 1", ko: ""), "2026-03-03 13:00"),
    PhraseRow(
      ["{hour}[(:|.){mm}]p"], [], Bilingual(en: "as 3pm, beside a day", ko: "날짜 옆에서 3pm과 같음"),
      .clock(.afternoon), .besideDay, example: Bilingual(en: "tomorrow 3p", ko: ""),
      "2026-03-03 15:00"),
    PhraseRow(
      ["half past {H}"], [], Bilingual(en: "30 minutes after that hour", ko: "3시 반과 같음"),
      .besideHour(minutes: 30), .englishAtEnd, example: Bilingual(en: "half past 3", ko: ""),
      "2026-03-02 15:30"),
    PhraseRow(
      ["[a ]quarter past {H}"], [], Bilingual(en: "15 minutes after that hour", ko: "3시 15분과 같음"),
      .besideHour(minutes: 15), .englishAtEnd, example: Bilingual(en: "quarter past 3", ko: ""),
      "2026-03-02 15:15"),
    PhraseRow(
      ["[a ]quarter to {H}"], [],
      Bilingual(en: "15 minutes before that hour", ko: "세 시면 2시 45분과 같음"),
      .besideHour(minutes: -15), .englishAtEnd, example: Bilingual(en: "quarter to 3", ko: ""),
      "2026-03-02 14:45"),
    PhraseRow(
      ["noon", "12 noon", "midday"], ["정오"], Bilingual(en: "12:00", ko: "12:00"), .named(720),
      .englishAtEnd,
      example: Bilingual(en: "noon", ko: "정오"), "2026-03-02 12:00"),
    PhraseRow(
      ["midnight", "12 midnight"], ["자정"], Bilingual(en: "the end of the day", ko: "그날의 끝"),
      .named(1440),
      .englishAtEnd, example: Bilingual(en: "midnight", ko: "자정"), "2026-03-03 00:00"),
  ]

  static let dayParts = [
    PhraseRow(
      ["[in the ]morning"], ["아침[ 일찍]", "오전"],
      Bilingual(en: "09:00 unless set otherwise", ko: "설정이 없으면 09:00"),
      .part(.morning), .dayPart, example: Bilingual(en: "tomorrow morning", ko: "내일 아침"),
      "2026-03-03 09:00"),
    PhraseRow(
      ["lunch", "lunchtime"], ["점심"],
      Bilingual(en: "12:00 unless set otherwise", ko: "설정이 없으면 12:00"),
      .part(.lunch), .dayPart, example: Bilingual(en: "tomorrow lunch", ko: "내일 점심"),
      "2026-03-03 12:00"),
    PhraseRow(
      ["[in the ]afternoon"], ["오후"],
      Bilingual(en: "15:00 unless set otherwise", ko: "설정이 없으면 15:00"),
      .part(.afternoon), .dayPart, example: Bilingual(en: "tomorrow afternoon", ko: "내일 오후"),
      "2026-03-03 15:00"),
    PhraseRow(
      ["[in the ]evening"], ["저녁"],
      Bilingual(en: "18:00 unless set otherwise", ko: "설정이 없으면 18:00"),
      .part(.evening), .dayPart, example: Bilingual(en: "tomorrow evening", ko: "내일 저녁"),
      "2026-03-03 18:00"),
    PhraseRow(
      ["[at ]night"], ["밤"], Bilingual(en: "21:00 unless set otherwise", ko: "설정이 없으면 21:00"),
      .part(.night), .dayPart, example: Bilingual(en: "tomorrow night", ko: "내일 밤"),
      "2026-03-03 21:00"),
    PhraseRow(
      ["tonight"], [], Bilingual(en: "today, 21:00 unless set otherwise", ko: "오늘, 설정이 없으면 21:00"),
      .partOfToday(.night), example: Bilingual(en: "tonight", ko: ""), "2026-03-02 21:00"),
    PhraseRow(
      ["this morning"], [], Bilingual(en: "today", ko: "오늘"), .partOfToday(.morning), .englishAtEnd,
      example: Bilingual(en: "this morning", ko: ""), "2026-03-02 09:00"),
    PhraseRow(
      ["this afternoon"], [], Bilingual(en: "today", ko: "오늘"), .partOfToday(.afternoon),
      .englishAtEnd,
      example: Bilingual(en: "this afternoon", ko: ""), "2026-03-02 15:00"),
    PhraseRow(
      ["this evening"], [], Bilingual(en: "today", ko: "오늘"), .partOfToday(.evening), .englishAtEnd,
      example: Bilingual(en: "this evening", ko: ""), "2026-03-02 18:00"),
  ]

  static let particles = [
    PhraseRow(
      ["by", "due[:]", "due by", "due on", "until", "till", "til"], [],
      Bilingual(en: "a deadline", ko: "마감"),
      .particle(.dueBefore), example: Bilingual(en: "by friday", ko: ""), "due 2026-03-06"),
    PhraseRow(
      ["from", "on", "at", "@", "starting"], [], Bilingual(en: "when to do it", ko: "할 때"),
      .particle(.whenBefore), example: Bilingual(en: "from wednesday", ko: ""), "2026-03-04"),
    PhraseRow(
      [], ["[전]까지", "중으로", "내(로|에)", "이내[로|에]", "안(에|으로)"],
      Bilingual(en: "a deadline", ko: "마감"), .particle(.dueAfter),
      example: Bilingual(en: "", ko: "금요일 6시까지"), "due 2026-03-06T18:00"),
    PhraseRow(
      [], ["부터", "에서", "에", "때"], Bilingual(en: "when to do it", ko: "할 때"), .particle(.whenAfter),
      example: Bilingual(en: "", ko: "수요일부터"), "2026-03-04"),
  ]
}
