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

  /// Words before a day that say no more than that it comes.
  static let comingWords = ["coming", "upcoming", "following"]

  /// Which half of the day words after an hour mean: `8 at night`.
  static let halvesAfterHours = [
    (["at", "night"], "pm"), (["in", "the", "evening"], "pm"), (["in", "the", "afternoon"], "pm"),
    (["in", "the", "morning"], "am"),
  ]

  /// Words after a phrase at the start that keep it in the title: `금요일 이후 일정`.
  static let keepingWordsAfter: Set = [
    "전", "전에", "이전에", "이후", "이후에", "후", "후에", "뒤", "뒤에", "쯤", "경", "말고", "빼고", "제외", "제외하고",
  ]

  /// Words between two moments, of which only one could be read.
  static let betweenWords: Set = [
    "to", "thru", "or", "and", "&", "-", "~", "또는", "혹은", "및", "아니면", "아니고", "대신",
  ]

  /// Endings of a moment that another one follows.
  static let betweenEndings = ["에서", "부터", "이나", "나", "과", "와", "하고", "이랑", "랑", "~", "-"]

  /// Words that tell a day by another one.
  static let relativeWords: Set = ["before", "after", "of"]

  /// Units that are counted from a day, as in `a week from friday`.
  static let countedDays: Set = [
    "day", "days", "week", "weeks", "fortnight", "month", "months", "year", "years",
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

  /// Hours that nobody calls by a Korean part of the day.
  static let unusualHours: [(word: String, hours: ClosedRange<Int>)] = [
    ("새벽", 7...11), ("아침", 1...3), ("저녁", 1...3),
  ]
}
