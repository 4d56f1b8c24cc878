extension PhraseTable {
  /// Words before a day that make another one of it, which no phrase says.
  static let changingWords: Set = [
    "previous", "alternate", "daily", "작년", "재작년", "후년", "내후년", "지지난주", "다음다음달",
  ]

  /// Two words before a day that make another one of it.
  static let changingPairs: Set = ["last year", "다음 해", "지난 해"]
}
