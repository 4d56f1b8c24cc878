import Text

/// A filter that stands alone, without a value of a person's own.
enum FilterState: String, CaseIterable {
  case open = "is:open"
  case done = "is:done"
  case overdue = "is:overdue"
  case undated = "is:undated"
  case outdoor = "is:outdoor"
  case repeating = "is:repeating"
  case hidden = "is:hidden"
  case due = "has:due"

  private static let words = allCases.map(\.rawValue)

  /// The filter of a word whose key is one of ours, in any case.
  init?(typed word: String) {
    let parts = word.split(separator: ":", maxSplits: 1)
    guard let key = parts.first, let value = parts.dropFirst().first else { return nil }
    self.init(rawValue: "\(key.lowercased()):\(value)")
  }

  /// What a person may call them besides what stands behind the colon.
  private static let otherNames: [String: FilterState] = [
    "all": .open, "모두": .open, "전부": .open, "열림": .open, "완료": .done, "끝": .done,
    "completed": .done, "finished": .done, "밀림": .overdue, "밀린": .overdue, "late": .overdue,
    "야외": .outdoor, "반복": .repeating, "숨김": .hidden, "마감": .due,
  ]

  /// The filter of a name without a key, such as `overdue` or `밀린`.
  init?(named name: String) {
    let name = name.lowercased()
    let own = Self.allCases.first { $0.rawValue.hasSuffix(":\(name)") }
    guard let state = own ?? Self.otherNames[name] else { return nil }
    self = state
  }

  /// The filter that a word most likely meant.
  static func nearest(to word: String) -> String? {
    let value = word.split(separator: ":", maxSplits: 1).last.map(String.init) ?? word
    return FilterState(named: value)?.rawValue ?? EditDistance.nearest(to: word, in: words)
  }

  /// The filter that a word becomes by one edit, such as the colon that is missing.
  static func oneEdit(from word: String) -> String? {
    words.first { EditDistance.between(word, $0, limit: 1) != nil }
  }
}

extension TodoFilter {
  /// The word of a filter, such as `is:overdue`, that is called by a name without its key.
  public static func word(named name: String) -> String? {
    FilterState(named: name)?.rawValue
  }
}
