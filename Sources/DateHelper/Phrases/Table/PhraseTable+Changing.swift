extension PhraseTable {
  /// Words before a day that make another one of it, which no phrase says.
  static let changingWords: Set = [
    "previous", "alternate", "daily", "weekly", "monthly", "yearly", "작년", "재작년", "후년", "내후년",
    "지지난주",
  ]

  /// Words before `than` that make another day of the one behind it.
  static let comparingWords: Set = ["rather", "other", "later", "earlier", "sooner"]

  /// Two words before a day that make another one of it.
  static let changingPairs: Set = ["last year", "다음 해", "지난 해"]
}
