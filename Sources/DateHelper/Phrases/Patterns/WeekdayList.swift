/// Ways to write several weekdays.
enum WeekdayList {
  /// `monday, wednesday and friday`, `mon wed fri`.
  case english
  /// `mondays and wednesdays`.
  case plurals
  /// `월, 수, 금`, `월수금`, `화요일과 목요일`; one alone only in full, for `일` is also a day.
  case letters
  /// `화요일`, `화요일과 목요일`.
  case names
  /// `월수금`: three or more in their order, for `수금` and `화목` are words.
  case run

  /// The lists at the start of some text, the longest first: sets of weekdays and lengths.
  func matches(_ text: ArraySlice<Unicode.Scalar>) -> [(value: Int, length: Int)] {
    var found: [(value: Int, length: Int)] = []
    var items: [Item] = []
    var rest = text
    while let item = item(rest), !items.contains(where: { $0.weekday == item.weekday }) {
      items.append(item)
      rest = rest.dropFirst(item.length)
      if isList(items) {
        found.insert((WeekdayList.bits(items.map(\.weekday)), text.count - rest.count), at: 0)
      }
      guard let separator = separators.first(where: { isSeparator($0, after: item, in: rest) })
      else { break }
      rest = rest.dropFirst(separator.count)
    }
    return found
  }

  /// Without anything between them both are written alike: `월수`, `월요일수요일`, but not `수욜일`.
  private func isSeparator(
    _ separator: [Unicode.Scalar], after last: Item, in rest: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard rest.starts(with: separator), let next = item(rest.dropFirst(separator.count)) else {
      return false
    }
    return !separator.isEmpty || next.isInFull == last.isInFull
  }

  /// A set of weekdays as a number: the bit of Monday is 1, of Tuesday 2, of Wednesday 4.
  private static func bits(_ weekdays: [Int]) -> Int {
    weekdays.reduce(0) { $0 | 1 << ($1 - 1) }
  }

  /// A run has none.
  private var separators: [[Unicode.Scalar]] {
    switch self {
    case .english, .plurals: WeekdayList.englishSeparators
    case .letters, .names: WeekdayList.koreanSeparators
    case .run: [[]]
    }
  }

  private static let englishSeparators = [", and ", " and ", " & ", ", ", ",", "/", " "]
    .map { Array($0.unicodeScalars) }
  private static let koreanSeparators = ["과 ", "와 ", "과", "와", ", ", ",", "\u{B7}", "/", " ", ""]
    .map { Array($0.unicodeScalars) }
  private static let suffixes = ["요일", "욜"].map { Array($0.unicodeScalars) }

  private func isList(_ items: [Item]) -> Bool {
    switch self {
    case .english, .plurals, .names: true
    case .letters: items.count > 1 || items.allSatisfy(\.isInFull)
    case .run:
      items.count > 2 && zip(items, items.dropFirst()).allSatisfy { $0.weekday < $1.weekday }
    }
  }

  private struct Item {
    let weekday: Int
    let length: Int
    let isInFull: Bool
  }

  private func item(_ text: ArraySlice<Unicode.Scalar>) -> Item? {
    let isEnglish = self == .english || self == .plurals
    let table = isEnglish ? Numerals.weekdays : Numerals.weekdayLetters
    let names = table.filter { text.starts(with: $0.word) }
    guard let name = names.max(by: { $0.word.count < $1.word.count }) else { return nil }
    let rest = text.dropFirst(name.word.count)
    if self == .plurals { return plural(name, rest) }
    let suffix = WeekdayList.suffixes.first(where: rest.starts) ?? []
    switch self {
    case .english where rest.first?.isWordScalar == true: return nil
    case .names where suffix.isEmpty, .run where !suffix.isEmpty: return nil
    default:
      return Item(
        weekday: name.value, length: name.word.count + suffix.count, isInFull: !suffix.isEmpty)
    }
  }

  private func plural(
    _ name: Numerals.Table.Element, _ rest: ArraySlice<Unicode.Scalar>
  ) -> Item? {
    let isWhole = rest.first == "s" && rest.dropFirst().first?.isWordScalar != true
    guard isWhole, Numerals.weekdayNames.contains(String(name.word[...])) else { return nil }
    return Item(weekday: name.value, length: name.word.count + 1, isInFull: true)
  }
}
