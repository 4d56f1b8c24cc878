extension PhraseTable {
  /// Words before a phrase at the end that keep it in the title: `standup every monday`.
  static let keepingWords = (
    english: [
      "every", "each", "last", "past", "next", "coming", "following", "to", "or", "and", "since",
      "through", "around", "about", "between", "am", "pm", "a.m.", "p.m.", "except", "but", "not",
      "without", "for", "lunar", "fifth", "weekends", "weekdays",
    ],
    korean: [
      "다음", "담", "지난", "오는", "돌아오는", "매주", "격주", "매달", "매월", "매년", "매일", "오전", "오후", "또는",
      "혹은", "및", "음력", "말고", "빼고", "제외", "제외하고", "다섯째", "주말마다", "평일마다",
    ]
  )

  /// Words after a phrase at the start that keep it in the title: `금요일 이후 일정`.
  static let keepingWordsAfter: Set = [
    "전", "전에", "이전에", "이후", "이후에", "후", "후에", "뒤", "뒤에", "쯤", "경", "말고", "빼고", "제외", "제외하고",
  ]

  /// Words between two moments, of which only one could be read.
  static let betweenWords: Set = ["to", "or", "and", "-", "~", "또는", "혹은", "및"]

  /// Endings of a moment that another one follows.
  static let betweenEndings = ["에서", "부터", "이나", "과", "와", "하고", "이랑", "랑", "~", "-"]

  /// Words that tell a day by another one.
  static let relativeWords: Set = ["before", "after", "of"]

  /// Units that are counted from a day, as in `a week from friday`.
  static let countedDays: Set = [
    "day", "days", "week", "weeks", "month", "months", "year", "years",
  ]

  /// Units that are counted from a time.
  static let countedTimes: Set = ["hour", "hours", "minute", "minutes", "min"]

  /// Words that a number with a slash or a hyphen belongs to: `chapter 3/4`.
  static let numberedWords = (
    english: [
      "chapter", "page", "pages", "part", "room", "section", "verse", "volume", "episode", "score",
      "version", "no.",
    ],
    korean: ["장", "쪽", "권", "호", "절", "부", "편", "화", "버전"]
  )

  /// What a number with a slash before it measures: `3/4 cup`.
  static let measures: Set = [
    "cup", "cups", "inch", "inches", "tsp", "tbsp", "teaspoon", "tablespoon", "mile", "miles",
    "pound", "pounds", "pint", "of", "size", "scale", "time", "컵", "큰술", "작은술", "스푼", "숟갈", "인치",
    "마일", "박자", "크기", "쪽", "정도", "지점",
  ]

  /// Whether digits after a word belong to it.
  static func isNumbered(_ word: String) -> Bool {
    let word = word.lowercased()
    let counter = word.drop { $0 == "제" || $0.isNumber }
    return numberedWords.english.contains(word) || numberedWords.korean.contains(String(counter))
  }

  /// Numbers with a slash that are no misspelt date.
  static let ratios: Set = ["24/7", "16/8", "16/9", "18/6", "21/9"]

  /// Korean slips that are words of their own, refused beside a time: `모래 3시`.
  static let slipsBesideTimes = ["모래": "모레"]

  /// Slips that are refused beside any phrase: `담달 3일`.
  static let slips = [
    "담달": "다음 달", "차주": "다음 주", "담쥬": "다음 주", "다음쥬": "다음 주", "익일": "내일",
    "내주": "다음 주", "저녘": "저녁",
  ]

  /// Two weekdays in a word that has no other usual meaning.
  static let weekdayPairs: Set = [
    "월수", "화목", "수금", "월금", "화금", "토일", "월목", "월화", "화수", "목금", "금토",
  ]

  /// Days that only have the name of a weekday in theirs.
  static let namedWeekdays: Set = [
    "good friday", "black friday", "easter sunday", "easter monday", "cyber monday",
    "ash wednesday", "maundy thursday", "palm sunday", "shrove tuesday", "fat tuesday",
  ]

  /// Hours that nobody calls by a Korean part of the day.
  static let unusualHours: [(word: String, hours: ClosedRange<Int>)] = [
    ("새벽", 7...11), ("아침", 1...3), ("저녁", 1...3),
  ]

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

  /// Slips too short to be found by their letters, refused at an end of a title.
  static let shortSlips = [
    "낼모래": "낼모레", "내일모래": "내일모레",
    "thrus": "thursday", "todya": "today", "tdoay": "today", "otday": "today",
    "tonite": "tonight", "내릴": "내일", "weeek": "week",
  ]
}
