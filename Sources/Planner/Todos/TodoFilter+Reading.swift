import DateHelper
import Text

extension TodoFilter {
  /// Reads the words of a filter; words without a sign or a known key are text.
  ///
  /// - Parameters:
  ///   - readDate: reads the phrase after `on:`, `from:` or `to:`.
  ///   - findPlace: the place of a name, or nil; `@word` is text where there is none.
  /// - Throws: ``FilterError``, or what `readDate` and `findPlace` throw.
  public init(
    words: [String], readDate: (String) throws -> CivilDate,
    findPlace: (String) throws -> PlaceReference? = { _ in nil }
  ) throws {
    for word in words {
      if let place = try PlaceReference.name(inSign: word).flatMap(findPlace) {
        if let other = self.place { throw FilterError.contradiction(other.signed, word) }
        self.place = place
        continue
      }
      try add(word, readDate)
    }
    if isHidden, state != .open { throw FilterError.unknown("is:hidden is:done") }
    try Self.refuseContradictions(words)
    if let from, let to, from > to {
      throw FilterError.contradiction("from:\(from.iso)", "to:\(to.iso)")
    }
  }

  /// Filters that no todo can pass together.
  private static let contradictions = [
    ("is:open", "is:done"), ("is:overdue", "is:done"), ("is:undated", "is:overdue"),
    ("is:undated", "has:due"), ("is:undated", "on:"), ("is:undated", "from:"),
    ("is:undated", "to:"), ("on:", "from:"), ("on:", "to:"),
  ]

  private static func refuseContradictions(_ words: [String]) throws(FilterError) {
    func first(_ start: String) -> String? {
      words.first { $0.lowercased().hasPrefix(start) }
    }
    for (one, other) in contradictions {
      if let one = first(one), let other = first(other) { throw .contradiction(one, other) }
    }
  }

  private mutating func add(_ word: String, _ readDate: (String) throws -> CivilDate) throws {
    if let tag = Tag(sign: word) {
      tags.append(tag)
    } else if InputText.isBlank(word) || word == Project.prefix {
      // A text that is in every title would be no filter at all.
      throw FilterError.unknown(word)
    } else if let project = try Project.sign(word) {
      if let other = self.project {
        throw FilterError.contradiction(Project.prefix + other.name, word)
      }
      self.project = project
    } else if let (key, value) = FilterKey.split(word) {
      try set(key, value, word, readDate)
    } else if let written = FilterKey.meant(by: word, isDate: { (try? readDate($0)) != nil }) {
      throw FilterError.misspelt(word, written: written)
    } else {
      texts.append(try checkedText(word))
    }
  }

  private mutating func set(
    _ key: FilterKey, _ value: String, _ word: String, _ readDate: (String) throws -> CivilDate
  ) throws {
    switch key {
    case .is, .has: try setState(word)
    case .p:
      guard let priority = Int(value).flatMap(Priority.init(rawValue:)) else {
        throw FilterError.unknown(word)
      }
      if let other = self.priority { throw FilterError.contradiction("p:\(other.rawValue)", word) }
      self.priority = priority
    case .on:
      let date = try readDate(value)
      (from, to) = (date, date)
    case .from: from = try readDate(value)
    case .to: to = try readDate(value)
    }
  }

  private mutating func setState(_ word: String) throws(FilterError) {
    switch FilterState(typed: word) {
    case .open: state = .open
    case .done: state = .done
    case .overdue: isOverdue = true
    case .undated: isUndated = true
    case .outdoor: isOutdoor = true
    case .repeating: isRepeating = true
    case .hidden: isHidden = true
    case .due: hasDue = true
    case nil:
      guard let meant = FilterState.nearest(to: word) else { throw .unknown(word) }
      throw .misspelt(word, written: meant)
    }
  }
}

/// What stands before the colon of a filter.
private enum FilterKey: String, CaseIterable {
  case `is`, has, p, on, from, to

  /// Those that a name follows, which are read elsewhere.
  private static let named = [Project.prefix, SavedFilter.prefix].map { String($0.dropLast()) }

  /// A word taken apart at its key, in any case; nil for one without a key of ours.
  static func split(_ word: String) -> (key: FilterKey, value: String)? {
    let parts = parts(of: word)
    guard parts.count == 2, let key = FilterKey(rawValue: parts[0].lowercased()) else { return nil }
    return (key, parts[1])
  }

  /// How a word is written that is another program's filter, or one of ours with a slip in it; nil
  /// for plain text.
  static func meant(by word: String, isDate: (String) -> Bool) -> String? {
    let parts = parts(of: word)
    guard parts.count == 2 else { return FilterState.oneEdit(from: word) }
    if let mark = ForeignMark(word), !word.hasPrefix("#") { return mark.filter(isDate: isDate) }
    let names = allCases.map(\.rawValue) + named
    guard let name = EditDistance.nearest(to: parts[0], in: names) else { return nil }
    let whole = "\(name):\(parts[1])"
    return switch FilterKey(rawValue: name) {
    case .is, .has: FilterState.nearest(to: whole)
    case .p: ForeignMark(whole)?.filter(isDate: isDate)
    case .on, .from, .to: isDate(parts[1]) ? whole : "\(name):today"
    case nil: whole
    }
  }

  private static func parts(of word: String) -> [String] {
    word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }
}
