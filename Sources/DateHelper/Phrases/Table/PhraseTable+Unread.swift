extension PhraseTable {
  /// Numbers with a slash that are no misspelt date.
  static let ratios: Set = ["24/7", "16/8", "16/9", "18/6", "21/9"]

  /// Two weekdays in a word that has no other usual meaning.
  static let weekdayPairs: Set = [
    "월수", "화목", "수금", "월금", "화금", "토일", "월목", "월화", "화수", "목금", "금토",
  ]

  /// Months before a time that are neither a name nor another word: `october 3pm` names no day.
  static let unreadMonths: Set = [
    "january", "february", "july", "september", "october", "november", "december", "feb", "mar",
    "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
  ]

  /// Units that are a part of a day after one of the words below, a number or an ordinal.
  static let englishUnits: Set = [
    "day", "days", "week", "weeks", "fortnight", "month", "months", "year", "years", "weekday",
    "weekdays", "weekend", "weekends",
  ]

  /// Units that are no day without another word.
  static let loneUnits: Set = ["weekday", "weekend", "fortnight", "주중", "이번주중", "평일날"]

  /// Words before a month's name after which it is no other word: `mid march 3pm`.
  static let monthQualifiers: Set = [
    "mid", "early", "late", "in", "of", "by", "next", "this", "th", "st", "nd", "rd",
  ]

  /// Words for a number of times in each period.
  static let rates: Set = ["twice", "thrice"]

  /// Periods before a number of times in each of them: `하루 3번`.
  static let periods: Set = [
    "하루", "하루에", "일주일", "일주일에", "주", "주에", "한주에", "달에", "한달", "한달에", "1일", "1주에", "월", "연",
  ]

  /// Words that make of a unit a part of a day: `each day 8am`.
  static let unitQualifiers: Set = [
    "every", "each", "next", "this", "other", "per", "few", "couple", "several", "all",
  ]

  /// Words that make of a unit some words later a repeat: `every first of the month 8am`.
  static let repeatWords: Set = ["every", "each"]

  /// Words that make a deadline of what follows.
  static let deadlineWords: Set = ["by", "due", "until", "till"]

  /// Words after which a word near to a day is one: `by tus`, `every tus`.
  static let wordsBeforeDays = deadlineWords.union(["every"])

  /// Short weekdays that begin many a title: `sun cream`.
  static let weekdaysOfOtherMeaning: Set = ["mon", "wed", "sat", "sun"]

  /// Korean words that no title ends with before a phrase: what a blank or a slip has cut off a
  /// phrase, and what makes another time of it.
  static let fragments: Set = [
    "요일", "월요", "화요", "수요", "목요", "금요", "토요", "일요", "뒤", "후", "에", "마다", "까지", "부터", "일까지",
    "일부터", "안에", "내로", "내에", "이내에", "매", "격", "음", "째", "번", "번째", "한번", "년", "욜", "늘", "는", "한",
    "분기별",
  ]

  /// Letters before a day that are cut off a repeat or a month: `주 월요일`.
  static let fragmentsBeforeDays: Set = ["월", "주", "주중"]

  /// Units after any number that are a part of a day: `두달 3시`.
  static let koreanUnits = ["주일", "달", "개월"]

  /// What digits count that is no day: `사과 3개`, `3학년 2반`.
  static let koreanCounters: Set = ["개", "번", "회", "시간", "분", "반"]

  /// Endings that make about a time or a day of it: `7시쯤`.
  static let aboutEndings = ["쯤", "경", "무렵", "정도"]

  /// Words after a month that make a part of it: `다음달 초`.
  static let partsOfMonth = ["초", "초순", "중순", "하순", "중반"]

  /// Days with a name that moves or differs by country, refused before a time.
  static let holidays: Set = [
    "christmas", "xmas", "easter", "thanksgiving", "halloween", "크리스마스", "성탄절", "이브", "설날", "추석",
    "신정", "구정", "연휴", "삼일절", "어린이날", "어버이날", "현충일", "광복절", "개천절", "한글날", "석가탄신일",
  ]

  /// Words that pick one of the weekdays of a month that nobody named: `첫째 토요일`.
  static let ordinals: Set = [
    "first", "second", "third", "fourth", "1st", "2nd", "3rd", "4th", "첫", "첫째", "둘째", "셋째", "넷째",
    "1째", "2째", "3째", "4째",
    "첫번째", "두번째", "세번째", "네번째", "마지막",
  ]
}
