extension PhraseTable {
  /// Korean slips that are words of their own, refused beside a time: `모래 3시`.
  static let slipsBesideTimes = ["모래": "모레"]

  /// English words for days and units that are no words of phrases, refused beside one: `tomo 3pm`.
  static let shorthand = [
    "tomo": "tomorrow", "tomor": "tomorrow", "tmrow": "tomorrow", "tmo": "tomorrow",
    "tmro": "tomorrow", "tmmrw": "tomorrow",
    "2morrow": "tomorrow", "2moro": "tomorrow", "2mrw": "tomorrow", "2day": "today",
    "tdy": "today", "2nite": "tonight", "tonite": "tonight", "wk": "week", "wks": "weeks",
    "mth": "month", "mnth": "month", "yr": "year", "fir": "fri", "overmorrow": "day after tomorrow",
    "mwf": "every mon,wed,fri", "m/w/f": "every mon,wed,fri", "tth": "every tue,thu",
    "tuth": "every tue,thu", "t/th": "every tue,thu", "tus": "tues",
    "wen": "wed", "mont": "month",
  ]

  /// Slips that are refused beside any phrase: `담달 3일`.
  static let slips = [
    "다음중": "다음 주", "익월": "다음 달", "차월": "다음 달", "당월": "이번 달", "금월": "이번 달",
    "전월": "지난 달", "작일": "어제", "금주": "이번 주", "육월": "유월", "십월": "시월", "담달": "다음 달", "차주": "다음 주",
    "담쥬": "다음 주", "다음쥬": "다음 주",
    "익일": "내일",
    "내주": "다음 주", "저녘": "저녁",
  ]

  /// Slips too short to be found by their letters, refused at an end of a title.
  static let shortSlips = [
    "낼모래": "낼모레", "내일모래": "내일모레",
    "thrus": "thursday", "todya": "today", "tdoay": "today", "otday": "today",
    "tonite": "tonight", "2morrow": "tomorrow", "2moro": "tomorrow", "2mrw": "tomorrow",
    "2nite": "tonight", "내릴": "내일", "않에": "안에", "weeek": "week",
  ]
}
