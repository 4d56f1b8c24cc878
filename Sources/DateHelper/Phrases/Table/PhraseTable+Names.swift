extension PhraseTable {
  /// Days that only have the name of a weekday in theirs.
  static let namedWeekdays: Set = [
    "good friday", "black friday", "easter sunday", "easter monday", "cyber monday",
    "ash wednesday", "maundy thursday", "palm sunday", "shrove tuesday", "fat tuesday",
    "tgi friday", "tgi fridays",
  ]

  /// Words that make a noun of the word after them: `read the quarterly`.
  static let articles: Set = ["a", "an", "the"]

  /// Names that begin or end with a time or a weekday.
  static let names: Set = [
    "ruby tuesday", "freaky friday", "blue monday", "manic monday", "stormy monday",
    "bloody sunday", "gloomy sunday", "first man friday",
    "9시 뉴스", "8시 뉴스", "6시 내고향", "6시 내", "3시 세끼",
  ]

  /// Days that are a name where they stand in capitals among other words: `prepare SAT`.
  static let namesInCapitals: Set = ["SAT"]

  /// Verbs after which a day with a capital is a name: `watch Wednesday`.
  static let verbsBeforeNames: Set = ["watch", "rewatch", "read", "reread", "play", "binge"]
}
