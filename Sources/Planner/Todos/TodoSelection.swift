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
        guard !Self.isTooLarge(word) else { throw .noNumber(word) }
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

  /// Whether a word is one number that no todo can have.
  private static func isTooLarge(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { 0x30...0x39 ~= $0 }
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

  private static func number(_ text: Substring) -> Int? {
    text.isDigits ? Int(text) : nil
  }
}

/// Why the todos that a command is about are not clear.
public enum SelectionError: Explainable, Equatable {
  /// No todo was named.
  case empty
  /// A range ends before it begins.
  case backwards(String)
  /// It looks like numbers and is none.
  case notNumber(String)
  /// Only numbers are taken here.
  case onlyNumbers(String)
  /// There is no todo of this number, which is larger than any.
  case noNumber(String)
  /// Todos are named both by numbers and by a filter.
  case twoWays(String)
  /// A filter in the place of numbers says nothing.
  case emptyFilter
  /// A title must be the only word.
  case mixed(String)
  /// More todos than one command takes.
  case tooMany
  /// There are no todos with these numbers.
  case unknown([Int])
  /// No unique name begins so.
  case unknownUID(String)
  /// Several unique names begin so.
  case ambiguousUID(String, candidates: [Todo])
  /// No todo passes the filter.
  case noneLeft
  /// No todo that the command can act on has this in its title.
  case noTitle(String)
  /// Several todos have this in their title.
  case ambiguous(String, candidates: [Todo])

  /// What is unclear.
  public var message: Bilingual {
    switch self {
    case .empty:
      Bilingual(en: "which todo? give its number", ko: "어느 할 일인지 번호가 필요합니다")
    case .backwards(let word):
      Bilingual(en: "'\(word)' ends before it begins", ko: "'\(word)'은(는) 앞이 뒤보다 큽니다")
    case .twoWays(let word):
      Bilingual(
        en: "'\(word)' and --where cannot both name the todos",
        ko: "'\(word)'와(과) --where로 함께 고를 수 없습니다")
    case .emptyFilter:
      Bilingual(en: "'--where' needs the words of a filter", ko: "'--where'에 필터 낱말이 필요합니다")
    case .noNumber(let word): Bilingual(en: "no todo \(word)", ko: "\(word)번 할 일은 없습니다")
    case .notNumber(let word), .onlyNumbers(let word):
      Bilingual(en: "'\(word)' is not a number of a todo", ko: "'\(word)'은(는) 할 일 번호가 아닙니다")
    case .mixed(let word):
      Bilingual(
        en: "'\(word)' is neither a number nor one title", ko: "'\(word)'은(는) 번호도 하나의 제목도 아닙니다")
    case .tooMany:
      Bilingual(
        en: "more than \(TodoSelection.limit) todos at once",
        ko: "한 번에 \(TodoSelection.limit)개를 넘었습니다")
    case .unknown(let ids):
      Bilingual(en: "no todo \(Self.list(ids))", ko: "\(Self.list(ids))번 할 일은 없습니다")
    case .unknownUID(let start):
      Bilingual(
        en: "no todo whose uid begins with \(start)", ko: "uid가 \(start)(으)로 시작하는 할 일은 없습니다")
    case .ambiguousUID(let start, let candidates):
      Bilingual(
        en: "several uids begin with \(start): \(Self.titles(candidates))",
        ko: "\(start)(으)로 시작하는 uid가 여럿입니다: \(Self.titles(candidates))")
    case .noneLeft:
      Bilingual(en: "no todo passes the filter", ko: "필터에 맞는 할 일이 없습니다")
    case .noTitle(let part):
      Bilingual(
        en: "no such todo with '\(part)' in its title", ko: "제목에 '\(part)'이(가) 들어 있는 할 일이 없습니다")
    case .ambiguous(let part, let candidates):
      Bilingual(
        en: "'\(part)' is in several titles: \(Self.titles(candidates))",
        ko: "'\(part)'이(가) 여러 제목에 있습니다: \(Self.titles(candidates))")
    }
  }

  /// How to name a todo.
  public var hint: Bilingual? {
    switch self {
    case .empty, .unknown, .unknownUID, .noTitle, .noneLeft, .noNumber:
      Bilingual(en: "clamate list shows the numbers", ko: "clamate list로 번호를 볼 수 있습니다")
    case .ambiguous, .ambiguousUID:
      Bilingual(en: "use the number", ko: "번호를 쓰세요")
    case .notNumber, .backwards:
      Bilingual(en: "numbers are written 3 or 3-7,9", ko: "번호는 3이나 3-7,9처럼 씁니다")
    case .onlyNumbers:
      Bilingual(en: "a title will not do here, use the number", ko: "여기에는 제목 대신 번호를 쓰세요")
    case .twoWays: Bilingual(en: "leave one of them out", ko: "하나를 빼세요")
    case .emptyFilter:
      Bilingual(en: "for example: --where is:overdue", ko: "예: --where is:overdue")
    case .mixed:
      Bilingual(en: "numbers: 3-7,9  a title: \"buy milk\"", ko: "번호: 3-7,9  제목: \"우유 사기\"")
    case .tooMany:
      nil
    }
  }

  private static func list(_ ids: [Int]) -> String {
    let shown = ids.prefix(10).map(String.init).joined(separator: ", ")
    return ids.count > 10 ? "\(shown) ..." : shown
  }

  private static func titles(_ todos: [Todo]) -> String {
    todos.map { "\($0.id) \($0.title)" }.joined(separator: ", ")
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
