import Language

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
    if let numbers = meantNumbers {
      return Bilingual(en: "did you mean '\(numbers)'?", ko: "'\(numbers)'을(를) 찾으셨나요?")
    }
    return switch self {
    case .noTitle(let word) where Self.wordsForAll.contains(word.lowercased()):
      Bilingual(en: "for all that are open: --where is:open", ko: "열린 일 모두: --where is:open")
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

  /// Whether words stand where numbers, or a title in one piece, are wanted.
  public var isOfWords: Bool {
    switch self {
    case .mixed, .onlyNumbers: true
    default: false
    }
  }

  private static let wordsForAll: Set = ["all", "everything", "*", "모두", "전부", "다"]

  /// The numbers that a word which is none, and no title either, was meant to be.
  private var meantNumbers: String? {
    switch self {
    case .noTitle(let word), .notNumber(let word), .onlyNumbers(let word), .mixed(let word):
      TodoSelection.meantNumbers(word)
    default: nil
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
