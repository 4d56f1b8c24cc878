import DateHelper
import Language
import Text

extension Context {
  /// Says that words which name a day were looked for as text, and how to see that day: a filter of
  /// days has a sign, so that no text is lost to one.
  ///
  /// - Parameter texts: the words that were taken for text.
  func sayIfDay(_ texts: [String]) {
    guard format == .text, !presentation.isQuiet,
      let found = ([texts] + texts.map { [$0] }).lazy.compactMap(daysFilter).first
    else { return }
    let (phrase, filter) = (SafeText(found.phrase).string, SafeText(found.filter).string)
    let note = Bilingual(
      en: "'\(phrase)' is looked for as text; for the days: clamate list \(filter)",
      ko: "'\(phrase)'을(를) 글자로 찾습니다. 그 날짜의 할 일: clamate list \(filter)")
    output.complain(note[language])
  }

  /// The filter of the day or the days that some words name.
  private func daysFilter(_ words: [String]) -> (phrase: String, filter: String)? {
    guard !words.isEmpty else { return nil }
    guard let first = try? phrases.readDay(words, direction: .currentYear) else {
      return words.count == 1 ? misspeltDay(words[0]).map { (words[0], "on:\($0)") } : nil
    }
    let phrase = words.joined(separator: " ")
    let last = (try? phrases.readDeadline(words))?.date ?? first
    if last > first { return (phrase, "from:\(first.iso) to:\(last.iso)") }
    return (phrase, "on:\(words.count == 1 ? phrase : first.iso)")
  }

  /// The day that a word is a slip of, as `add` would say.
  private func misspeltDay(_ word: String) -> String? {
    do {
      _ = try phrases.readTitle(["-", word])
      return nil
    } catch {
      guard case .misspelt(_, let meant) = error else { return nil }
      return meant
    }
  }
}
