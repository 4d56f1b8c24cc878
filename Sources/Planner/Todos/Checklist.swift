import Database
import Language
import Text

/// A smaller step inside a todo.
public struct ChecklistItem: Sendable, Equatable {
  /// What to do, in NFC.
  public var text: String
  /// Whether it is done.
  public var isDone: Bool

  /// A step; the text is one that ``Title`` would take.
  public init(_ title: Title, isDone: Bool = false) {
    text = title.text
    self.isDone = isDone
  }

  init(stored text: String, isDone: Bool) {
    self.text = text
    self.isDone = isDone
  }
}

/// Why a checklist was not changed.
public enum ChecklistError: Explainable, Equatable {
  /// The todo has no item of that number.
  case unknown(Int, count: Int, todo: Int)
  /// All of these are done, or open, already.
  case already(String, isDone: Bool, todo: Int)

  /// Which item it is.
  public var message: Bilingual {
    switch self {
    case .unknown(let number, let count, _):
      Bilingual(
        en: "no item \(number); the checklist has \(count)",
        ko: "\(number)번 항목은 없습니다. 항목은 \(count)개입니다")
    case .already(let text, isDone: true, _):
      Bilingual(en: "'\(text)' is ticked off already", ko: "'\(text)' 항목은 이미 끝냈습니다")
    case .already(let text, isDone: false, _):
      Bilingual(en: "'\(text)' is not ticked off", ko: "'\(text)' 항목은 아직 끝내지 않았습니다")
    }
  }

  /// Where the items are shown.
  public var hint: Bilingual? {
    let id =
      switch self {
      case .unknown(_, _, let todo), .already(_, _, let todo): todo
      }
    return Bilingual(en: "clamate show \(id) lists them", ko: "clamate show \(id)(으)로 볼 수 있습니다")
  }
}

extension Todo {
  /// Marks items of the checklist, counted from 1.
  ///
  /// - Throws: ``ChecklistError``; items that are as they should be are refused only together.
  public mutating func mark(items numbers: [Int], isDone: Bool) throws(ChecklistError) {
    var texts: [String] = []
    var changes = false
    for number in numbers {
      let item = checklist[try index(of: number)]
      texts.append(item.text)
      changes = changes || item.isDone != isDone
    }
    guard changes else { throw .already(texts.joined(separator: ", "), isDone: isDone, todo: id) }
    for number in numbers {
      checklist[try index(of: number)].isDone = isDone
    }
  }

  /// Takes items off the checklist, counted from 1.
  ///
  /// - Throws: ``ChecklistError``.
  public mutating func remove(items numbers: [Int]) throws(ChecklistError) {
    var rest: [ChecklistItem?] = checklist
    for number in numbers { rest[try index(of: number)] = nil }
    checklist = rest.compactMap { $0 }
  }

  private func index(of number: Int) throws(ChecklistError) -> Int {
    guard checklist.indices.contains(number - 1) else {
      throw .unknown(number, count: checklist.count, todo: id)
    }
    return number - 1
  }
}

extension TodoStore {
  /// The checklist as one column: items parted by U+001E, each `1` or `0` and its text, in
  /// the order of their key.
  static let checklistColumn = """
    (SELECT group_concat(done || text, char(30)) FROM todo_item WHERE todo_id = todo.id)
    """

  static func checklist(_ text: String) -> [ChecklistItem] {
    text.split(separator: "\u{1E}").map {
      // Scalars, not letters: an item may begin with a mark that would join the digit.
      let scalars = $0.unicodeScalars
      return ChecklistItem(stored: String(scalars.dropFirst()), isDone: scalars.first == "1")
    }
  }

  func replaceChecklist(_ items: [ChecklistItem], of id: Int) throws {
    try connection.run("DELETE FROM todo_item WHERE todo_id = ?", id)
    for (offset, item) in items.enumerated() {
      try connection.run(
        "INSERT INTO todo_item (todo_id, position, text, done) VALUES (?, ?, ?, ?)", id,
        offset + 1, item.text, item.isDone)
    }
  }
}
