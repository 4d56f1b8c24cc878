import Language
import Text

/// The todos that the words of a command name: numbers, ranges and lists of them, or one title.
public enum TodoSelection: Sendable, Equatable {
  /// Numbers in the order in which they were named, each once.
  case ids([Int])
  /// A part of a title.
  case title(String)
  /// Numbers and beginnings of unique names, some of the latter; the only word may be a title.
  case names([Name], mayBeTitle: Bool)

  /// What one todo is named by.
  public enum Name: Sendable, Equatable {
    /// Its number.
    case id(Int)
    /// The beginning of its unique name, in small letters.
    case uid(String)
  }

  /// Fewer hexadecimal digits are no beginning of a unique name.
  static let shortestUID = 8

  /// How many todos one command may name.
  public static let limit = 10_000

  /// Reads words such as `3`, `3-7,9`, or one word that is a part of a title.
  ///
  /// - Throws: ``SelectionError``.
  public init(words: [String], allowsTitle: Bool) throws(SelectionError) {
    guard !words.isEmpty else { throw .empty }
    var ids: [Int] = []
    var seen: Set<Int> = []
    if words.contains(where: Self.isUID) {
      var names: [Name] = []
      for word in words { names += try Self.names(word) }
      self = .names(names, mayBeTitle: allowsTitle && words.count == 1)
      return
    }
    for word in words {
      guard let ranges = Self.ranges(word) else {
        guard !Self.isBackwards(word) else { throw .backwards(word) }
        guard !word.isDigits else { throw .noNumber(word) }
        guard !Self.looksLikeNumbers(word) else { throw .notNumber(word) }
        guard allowsTitle else { throw .onlyNumbers(word) }
        guard words.count == 1, !InputText.isBlank(word) else { throw .mixed(word) }
        self = .title(word)
        return
      }
      for range in ranges {
        // The count of a range that ends at the largest number overflows.
        guard range.upperBound - range.lowerBound < Self.limit - ids.count else { throw .tooMany }
        ids += range.filter { seen.insert($0).inserted }
      }
    }
    self = .ids(ids)
  }

  /// Whether a word is the beginning of a unique name, and no number.
  private static func isUID(_ word: String) -> Bool {
    let digits = word.utf8.filter { $0 != UInt8(ascii: "-") }
    return digits.count >= shortestUID && digits.count <= 32
      && word.allSatisfy { $0 == "-" || $0.isASCII && $0.isHexDigit } && word.first != "-"
      && word.contains { $0.isLetter }
  }

  /// What each part of a word names, where at least one is a unique name.
  private static func names(_ word: String) throws(SelectionError) -> [Name] {
    if isUID(word) { return [.uid(word.lowercased())] }
    guard let ranges = ranges(word) else { throw .notNumber(word) }
    guard ranges.allSatisfy({ $0.upperBound - $0.lowerBound < limit }),
      ranges.reduce(0, { $0 + $1.count }) <= limit
    else { throw .tooMany }
    return ranges.flatMap { $0.map(Name.id) }
  }

  /// Whether a word is meant to be numbers, right or wrong.
  private static func looksLikeNumbers(_ word: String) -> Bool {
    word.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-") }
  }

  /// Whether a range of a word ends before it begins.
  private static func isBackwards(_ word: String) -> Bool {
    word.split(separator: ",").contains { part in
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).compactMap(number)
      return ends.count == 2 && ends[0] > ends[1]
    }
  }

  /// The ranges of a word that is made of digits, commas and dashes, or nil.
  private static func ranges(_ word: String) -> [ClosedRange<Int>]? {
    var ranges: [ClosedRange<Int>] = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(number)
      switch ends.count {
      case 1:
        guard let id = ends[0] else { return nil }
        ranges.append(id...id)
      case 2:
        guard let first = ends[0], let last = ends[1], first <= last else { return nil }
        ranges.append(first...last)
      default:
        return nil
      }
    }
    return ranges
  }

  /// The number of a text, also as messages say it in Korean: `3번`.
  private static func number(_ text: Substring) -> Int? {
    let digits = text.hasSuffix(counter) ? text.dropLast(counter.count) : text
    return digits.isDigits ? Int(digits) : nil
  }

  private static let counter = "번"

  /// How the numbers are written that a word of another form means, such as `#3`, `1~3` or `3번째`.
  static func meantNumbers(_ word: String) -> String? {
    var text = String(word.map { $0.wholeNumberValue.flatMap { "\($0)".first } ?? $0 })
    for start in ["id:", "#", "no."] where text.lowercased().hasPrefix(start) {
      text.removeFirst(start.count)
    }
    for dash in ["..", "~", "\u{2013}"] { text = text.replacing(dash, with: "-") }
    text = text.split(separator: ",").joined(separator: ",")
    while let last = text.last, ".)번째".contains(last) { text.removeLast() }
    return text != word && ranges(text) != nil ? text : nil
  }
}

extension TodoStore {
  /// How many candidates an ambiguous title lists.
  private static let candidateLimit = 10

  /// The todos that a selection names, in its order.
  ///
  /// - Parameter isDone: of which todos a title is looked for; numbers find any.
  /// - Throws: ``SelectionError`` or `DatabaseError`.
  public func todos(_ selection: TodoSelection, isDone: Bool) throws -> [Todo] {
    switch selection {
    case .ids(let ids):
      let found = try ids.map { (id: $0, todo: try todo($0)) }
      let unknown = found.filter { $0.todo == nil }.map(\.id)
      guard unknown.isEmpty else { throw SelectionError.unknown(unknown) }
      return found.compactMap(\.todo)
    case .names(let names, let mayBeTitle):
      var seen: Set<Int> = []
      do {
        return try names.map(todo).filter { seen.insert($0.id).inserted }
      } catch SelectionError.unknownUID(let word) where mayBeTitle {
        return try todos(.title(word), isDone: isDone)
      }
    case .title(let part):
      let found = try todos(titled: part, isDone: isDone, limit: Self.candidateLimit)
      guard found.count <= 1 else {
        throw SelectionError.ambiguous(part, candidates: found)
      }
      guard let first = found.first else { throw try noTitle(part, isDone: isDone) }
      return [first]
    }
  }
}

extension TodoStore {
  /// Why no todo has a part in its title: the only one that has is not in the state looked for.
  private func noTitle(_ part: String, isDone: Bool) throws -> any Error {
    let others = try todos(titled: part, isDone: !isDone, limit: 2)
    guard let other = others.first, others.count == 1 else { return SelectionError.noTitle(part) }
    return isDone ? TodoStateError.notDone(other) : TodoStateError.alreadyDone(other)
  }

  private func todo(_ name: TodoSelection.Name) throws -> Todo {
    switch name {
    case .id(let id):
      guard let todo = try todo(id) else { throw SelectionError.unknown([id]) }
      return todo
    case .uid(let start):
      // Every digit and dash is before the sign that ends the range.
      let found = try todos(
        "SELECT \(Self.columns) FROM todo WHERE uid >= ? AND uid < ? ORDER BY uid LIMIT ?",
        [start, start + "~", Self.candidateLimit])
      guard let todo = found.first else { throw SelectionError.unknownUID(start) }
      guard found.count == 1 else {
        throw SelectionError.ambiguousUID(start, candidates: found)
      }
      return todo
    }
  }
}
