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
  private var title: [Substring] = []
  private var repeatText: String?
  private let clock: ForeignClock

  /// Reads a line that is not blank.
  ///
  /// - Parameter uid: its name where it has none of its own.
  init(_ line: String, uid: String, _ clock: ForeignClock) {
    self.clock = clock
    todo = ForeignTodo(uid: uid, title: "", created: clock.now)
    var words = line.split(separator: " ", omittingEmptySubsequences: false)[...]
    takeState(&words)
    for word in words { take(word) }
    todo.title = title.joined(separator: " ")
    takeRepeat()
  }

  private mutating func takeState(_ words: inout ArraySlice<Substring>) {
    func date() -> CivilDate? {
      guard let date = words.first.flatMap({ CivilDate(iso: String($0)) }) else { return nil }
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

  private static func priority(_ word: Substring) -> Character? {
    guard word.count == 3, word.first == "(", word.last == ")" else { return nil }
    return word.dropFirst().first.flatMap { $0.isASCII && $0.isUppercase ? $0 : nil }
  }

  private mutating func take(priority letter: Character) {
    switch letter {
    case "A": todo.priority = .high
    case "B": todo.priority = .medium
    case "C": todo.priority = .low
    default:
      todo.priority = .low
      dropped.append("(\(letter))")
    }
  }

  private mutating func take(_ word: Substring) {
    switch word.first {
    case "+" where todo.project == nil:
      if let project = try? Project(String(word.dropFirst())) {
        todo.project = project.name
        return
      }
    case "+", "@":
      if todo.take(tags: [String(word.dropFirst())]).isEmpty { return }
    default:
      let sides = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if sides.count == 2, take(key: sides[0], String(sides[1])) { return }
    }
    title.append(word)
  }

  /// Takes a key and its value; false for what is text.
  private mutating func take(key: Substring, _ value: String) -> Bool {
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
      guard value.count == 1, let letter = value.first, letter.isASCII, letter.isUppercase else {
        return false
      }
      take(priority: letter)
    case "rec":
      guard repeatText == nil,
        RepeatRule(todoTxt: value, first: clock.moment(clock.now).date) != nil
      else { return false }
      repeatText = value
    case "uid" where !value.isEmpty: todo.uid = value
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
