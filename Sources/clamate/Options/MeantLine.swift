import CommandLineKit
import Language
import Planner
import Text

/// A line whose words cannot be told apart, with the line that was probably meant.
struct MeantLine: Explainable {
  let message: Bilingual
  private let line: String

  /// Words of which some name todos and others a time, in no order that is known.
  private init(unsorted words: [String], line: String) {
    let words = words.joined(separator: " ")
    message = Bilingual(
      en: "'\(words)' does not say which todos and when",
      ko: "'\(words)'에서 어느 할 일을 언제로 옮길지 알 수 없습니다")
    self.line = line
  }

  /// Words that say nothing without an option.
  private init(bare words: [String], line: String) {
    let words = words.joined(separator: " ")
    message = Bilingual(
      en: "'\(words)' does not say what to change", ko: "'\(words)'만으로는 무엇을 바꿀지 알 수 없습니다")
    self.line = line
  }

  var hint: Bilingual? { .didYouMean("clamate \(line)") }
}

extension MeantLine {
  /// Words that people put before a day or an hour.
  private static let fillers: Set = ["to", "on", "at", "until", "till", "for"]

  /// The numbers and the phrase of a line such as `move 3 to friday`, `move friday 3` or
  /// `move the dentist friday`; nil where nothing of the kind can be found.
  ///
  /// - Parameter reads: whether words are what the command reads after the todos.
  init?(_ line: ParsedCommand, _ context: Context, reads: ([String]) -> Bool) {
    let words = line.words
    for count in words.indices.dropFirst() {
      let (start, end) = (Array(words.prefix(count)), Array(words.dropFirst(count)))
      let phrase = Array(end.drop { Self.fillers.contains($0.lowercased()) })
      if !phrase.isEmpty, reads(phrase), let ids = context.numbers(meantBy: start, line) {
        self.init(unsorted: words, line: Self.line(line, ids, phrase))
        return
      }
      if reads(start), let ids = Self.numbers(end) {
        self.init(unsorted: words, line: Self.line(line, ids, start))
        return
      }
    }
    return nil
  }

  /// The line of `edit` that sets what stands behind the numbers without an option; nil for others.
  init?(edit line: ParsedCommand, _ context: Context) {
    let words = line.words
    guard words.count > 1, let ids = Self.numbers([words[0]]), Self.numbers(words) == nil else {
      return nil
    }
    let rest = Array(words.dropFirst())
    let phrases = context.phrases
    if (try? phrases.readOnce(rest)) != nil {
      self.init(bare: rest, line: "move \(ids) \(Self.typed(rest))")
      return
    }
    let option = Self.option(of: rest, context)
    self.init(bare: rest, line: "edit \(ids) \(option)")
  }

  /// The option that words without one were meant for: that of a sign, that which they begin with,
  /// or a title.
  private static func option(of words: [String], _ context: Context) -> String {
    let signs = try? SignedWords(words) { _ in nil }
    if words.count == 1, let mark = KeptMark(words, context.phrases) { return mark.option }
    if words.count == 1, let signs {
      if let tag = signs.tags.first { return "--tag \(tag.name)" }
      if let priority = signs.priority { return "--priority \(priority.rawValue)" }
      if let project = signs.project { return "--project \(project.name)" }
    }
    let names = ["title", "note"]
    if words.count > 1, let name = EditDistance.nearest(to: words[0], in: names) {
      return "--\(name) \(words.dropFirst().joined(separator: " ").shellWord)"
    }
    return "--title \(words.joined(separator: " ").shellWord)"
  }

  private static func line(_ line: ParsedCommand, _ ids: String, _ phrase: [String]) -> String {
    "\(line.name) \(ids) \(typed(phrase))"
  }

  private static func typed(_ words: [String]) -> String {
    words.map(\.shellWord).joined(separator: " ")
  }

  /// Words that are all numbers as one word; nil for others.
  fileprivate static func numbers(_ words: [String]) -> String? {
    guard case .ids? = try? TodoSelection(words: words, allowsTitle: false) else { return nil }
    return words.joined(separator: ",")
  }
}

extension Context {
  /// Commands all of whose words name todos.
  private static let takeOnlyTodos: Set = [
    "done", "undone", "edit", "rm", "show", "skip", "better", "remind dismiss",
  ]

  /// How to name the todos of a line such as `done the dentist`, by their numbers if a title holds
  /// its words.
  func hint(_ error: SelectionError, _ line: ParsedCommand) -> Bilingual? {
    guard Self.takeOnlyTodos.contains(line.name), !line.has("--where"),
      let ids = numbers(meantBy: line.words, line)
    else { return error.hint }
    return .didYouMean("clamate \(line.name) \(ids)")
  }

  /// The numbers among words, and that of the only todo whose title holds the others, or one of
  /// them; nil where there is none.
  fileprivate func numbers(meantBy words: [String], _ line: ParsedCommand) -> String? {
    if let numbers = MeantLine.numbers(words) { return numbers }
    let numbers = words.compactMap { MeantLine.numbers([$0]) }
    let others = words.filter { MeantLine.numbers([$0]) == nil }
    let parts = [others.joined(separator: " ")] + others.sorted { $0.count > $1.count }
    guard let store = try? storeForReading() else { return nil }
    let found = parts.lazy.compactMap { part in
      try? store.todos.todos(.title(part), isDone: line.name == "undone").first?.id
    }.first
    return found.map { (numbers + ["\($0)"]).joined(separator: ",") }
  }
}
