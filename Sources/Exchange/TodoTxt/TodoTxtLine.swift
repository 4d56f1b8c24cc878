import DateHelper
import Planner
import Text

/// A line of todo.txt as a todo, and a todo as a line.
///
/// The rules are those of https://github.com/todotxt/todo.txt; `due:`, `t:`, `rec:` and `pri:` are
/// the keys that other programs know, `on:`, `outdoor:` and `uid:` are ours.
struct TodoTxtLine {
  private(set) var todo: ForeignTodo
  /// What of the line has no place.
  private(set) var dropped: [String] = []
  /// Whether the line carries a name of its own, as ours do.
  private(set) var hasUID = false
  private var title: [String] = []
  private var repeatText: String?
  private let clock: ForeignClock

  /// What the name of a todo begins with.
  static let uidMark = "uid:"

  /// Reads a line that is not blank.
  ///
  /// - Parameter uid: its name where it has none of its own.
  init(_ line: String, uid: String, _ clock: ForeignClock) {
    self.clock = clock
    todo = ForeignTodo(uid: uid, title: "", created: clock.now)
    var words = line.parts(at: " ")[...]
    takeState(&words)
    let all = words.joined(separator: " ")
    let exact = TitleKey.take(&words)
    for word in words { take(word) }
    todo.title = title.joined(separator: " ")
    takeRepeat()
    if InputText.isBlank(todo.title) { todo.title = all }
    // Words that were added there belong to the title.
    if let exact { todo.title = ([exact] + title).joined(separator: " ") }
  }

  private mutating func takeState(_ words: inout ArraySlice<String>) {
    func date() -> CivilDate? {
      guard let date = words.first.flatMap(CivilDate.init(iso:)) else { return nil }
      words.removeFirst()
      return date
    }
    let isDone = words.first == "x" && words.count > 1
    if isDone { words.removeFirst() }
    if let word = words.first, let letter = Self.priority(word) {
      words.removeFirst()
      take(priority: letter)
    }
    let first = date()
    if isDone {
      todo.completed = first.map(noon) ?? clock.now
      todo.created = date().map(noon) ?? todo.completed ?? clock.now
    } else if let first {
      todo.created = noon(first)
    }
  }

  /// A day alone stands for its middle, which is on that day in other zones too.
  private func noon(_ date: CivilDate) -> Instant { clock.noon(date) }

  private static func priority(_ word: String) -> Unicode.Scalar? {
    guard let rest = word.text(after: "("), rest.unicodeScalars.count == 2,
      rest.unicodeScalars.last == ")"
    else { return nil }
    return letter(String(rest.unicodeScalars.dropLast()))
  }

  /// The capital that a text is.
  private static func letter(_ text: String) -> Unicode.Scalar? {
    guard let scalar = text.unicodeScalars.first, text.utf8.count == 1, "A"..."Z" ~= scalar else {
      return nil
    }
    return scalar
  }

  private mutating func take(priority letter: Unicode.Scalar) {
    switch letter {
    case "A": todo.priority = .high
    case "B": todo.priority = .medium
    case "C": todo.priority = .low
    default:
      todo.priority = .low
      dropped.append("(\(letter))")
    }
  }

  private mutating func take(_ word: String) {
    if todo.project == nil, let name = word.text(after: "+"), let project = try? Project(name) {
      todo.project = project.name
      return
    }
    if let name = word.text(after: "+") ?? word.text(after: "@"), todo.take(tags: [name]).isEmpty {
      return
    }
    let sides = word.parts(at: ":", maxSplits: 1)
    if sides.count == 2, take(key: sides[0], sides[1]) { return }
    title.append(word)
  }

  /// Takes a key and its value; false for what is text.
  private mutating func take(key: String, _ value: String) -> Bool {
    switch key {
    case "due":
      guard let due = CivilMoment(iso: value) else { return false }
      todo.due = due
    case "on":
      guard let plan = CivilMoment(iso: value) else { return false }
      todo.plan = plan
    case "t":
      guard let date = CivilDate(iso: value) else { return false }
      todo.hiddenUntil = date
    case "pri":
      guard let letter = Self.letter(value) else { return false }
      take(priority: letter)
    case "rec":
      guard repeatText == nil,
        RepeatRule(todoTxt: value, first: clock.moment(clock.now).date) != nil
      else { return false }
      repeatText = value
    case "uid" where !value.isEmpty:
      todo.uid = value
      hasUID = true
    case "outdoor" where value == "yes": todo.isOutdoor = true
    default: return false
    }
    return true
  }

  private mutating func takeRepeat() {
    guard let repeatText else { return }
    guard let first = todo.plan ?? todo.due,
      let rule = RepeatRule(todoTxt: repeatText, first: first.date)
    else {
      todo.title += " rec:\(repeatText)"
      return
    }
    todo.repeats(by: rule)
  }
}

extension RepeatRule {
  /// The rule of `rec:`: `1w` counts from the day done, `+1w` from the day before.
  init?(todoTxt text: String, first: CivilDate) {
    let isFixed = text.hasPrefix("+")
    let amount = text.dropFirst(isFixed ? 1 : 0)
    guard let letter = amount.last, let count = Int(amount.dropLast()),
      let unit = RepeatUnit(letter: letter)
    else { return nil }
    self.init(isFixed ? RepeatPattern(unit, on: first) : .afterDone(unit), every: count)
  }

  /// The value of `rec:`, nil where it has no form there.
  var todoTxt: String? {
    guard end == nil else { return nil }
    switch pattern {
    case .afterDone(let unit): return "\(interval)\(unit.letter)"
    case .daily: return "+\(interval)d"
    case .weekly(let days) where days.count == 1: return "+\(interval)w"
    case .monthly(.day): return "+\(interval)m"
    case .yearly: return "+\(interval)y"
    default: return nil
    }
  }
}

extension RepeatUnit {
  fileprivate var letter: Character {
    switch self {
    case .days: "d"
    case .weeks: "w"
    case .months: "m"
    case .years: "y"
    }
  }

  fileprivate init?(letter: Character) {
    guard let unit = RepeatUnit.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = unit
  }
}
