extension PhraseTable {
  /// Words before a phrase at the end that keep it in the title: `standup every monday`.
  static let keepingWords = (
    english: [
      "every", "each", "last", "past", "next", "coming", "following", "to", "or", "and", "since",
      "through", "around", "about", "between", "am", "pm", "a.m.", "p.m.", "except", "but", "not",
      "without", "lunar", "fifth", "weekends", "weekdays",
    ],
    korean: [
      "다음", "담", "지난", "오는", "돌아오는", "매주", "격주", "매달", "매월", "매년", "매일", "오전", "오후", "또는",
      "혹은", "및", "음력", "말고", "빼고", "제외", "제외하고", "다섯째", "주말마다", "평일마다",
    ]
  )

  /// Words after a phrase at the start that keep it in the title: `금요일 이후 일정`.
  static let keepingWordsAfter: Set = [
    "전", "전에", "이전에", "이후", "이후에", "후에", "쯤", "경", "말고", "빼고", "제외", "제외하고",
  ]

  /// Words between two moments, of which only one could be read.
  static let betweenWords: Set = ["to", "or", "and", "-", "~", "또는", "혹은", "및"]

  /// Endings of a moment that another one follows.
  static let betweenEndings = ["에서", "부터", "이나", "과", "와", "하고", "이랑", "랑", "~", "-"]

  /// Words that tell a day by another one.
  static let relativeWords: Set = ["before", "after"]

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

  /// Numbers with a slash that are no misspelt date.
  static let ratios: Set = ["24/7", "16/8", "16/9", "18/6", "21/9"]

  /// Korean slips that are words of their own, refused beside a time: `모래 3시`.
  static let slipsBesideTimes = ["모래": "모레"]

  /// Slips that are refused beside any phrase: `담달 3일`.
  static let slips = ["담달": "다음 달"]

  /// Slips too short to be found by their letters, refused at an end of a title.
  static let shortSlips = [
    "thrus": "thursday", "todya": "today", "tdoay": "today", "otday": "today",
    "tonite": "tonight", "내릴": "내일", "weeek": "week",
  ]
}
