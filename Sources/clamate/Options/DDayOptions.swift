import CommandLineKit
import DateHelper
import Language
import Planner

extension Context {
  /// The D-day that a line makes.
  ///
  /// With `--on` all words are its title; after `--` all is title and what stands before is the
  /// date.
  func ddayDraft(_ line: ParsedCommand) throws -> DDayDraft {
    let (title, date) = try titleAndDate(line)
    return DDayDraft(
      title: try Title(title.joined(separator: " ")), date: date,
      includesToday: line.has("--include-today"))
  }

  private func titleAndDate(_ line: ParsedCommand) throws -> ([String], CivilDate) {
    if let day = try line.value("--on") {
      guard !line.arguments.isEmpty else { throw DDayError.noTitle }
      return (line.arguments, try phrases.readDDay([day]))
    }
    guard let title = line.verbatim else {
      let words = try DDayWords(line.words, by: phrases)
      return (words.title, words.date)
    }
    guard !title.isEmpty else { throw DDayError.noTitle }
    guard !line.words.isEmpty else { throw DDayError.noDate }
    return (title, try phrases.readDDay(line.words))
  }
}

/// The changes that the options of `dday edit` ask for.
struct DDayEdits {
  private let title: Title?
  private let date: CivilDate?
  private let includesToday: Bool?

  init(_ line: ParsedCommand, _ context: Context) throws {
    title = try line.value("--title").map { try Title($0) }
    date = try line.value("--on").map { try context.phrases.readDDay([$0]) }
    switch (line.has("--include-today"), line.has("--exclude-today")) {
    case (true, true):
      throw UsageError.invalidValue(
        option: "--include-today", value: "--exclude-today",
        allowed: Bilingual(en: "one of the two", ko: "둘 가운데 하나만"))
    case (true, false): includesToday = true
    case (false, true): includesToday = false
    case (false, false): includesToday = nil
    }
    guard title != nil || date != nil || includesToday != nil else {
      throw UsageError.missingArgument(
        name: "--title, --on, --include-today, --exclude-today", command: line.name)
    }
  }

  /// A D-day with the changes.
  func applied(to dday: DDay) -> DDay {
    var changed = dday
    if let title { changed.title = title.text }
    if let date { changed.date = date }
    if let includesToday { changed.includesToday = includesToday }
    return changed
  }
}
