import CommandLineKit
import DateHelper
import Language

extension HelpTopic {
  /// The help about date phrases, made from the table that the parser reads by.
  static let dates = HelpTopic(
    name: "dates", aliases: ["날짜"],
    summary: Bilingual(en: "how to write dates", ko: "날짜 쓰는 법"),
    sections: [clock] + PhraseTable.groupsWithRepeats.map(section) + [titleRules])

  private static let clock = HelpSection(
    Bilingual(
      en: "Said on Monday 2026-03-02 at 10:00:", ko: "2026년 3월 2일 월요일 10:00에 말한 것으로 읽으면:"))

  private static let titleRules = HelpSection(
    Bilingual(en: "What add reads without quotes", ko: "add가 따옴표 없이 읽는 것"),
    paragraphs: PhraseTable.titleRules.map {
      Bilingual(en: "- \($0.english)", ko: "- \($0.korean)")
    })

  private static func section(_ group: PhraseTable.Group) -> HelpSection {
    HelpSection(
      group.title,
      rows: group.rows.map { row in
        HelpSection.Row(
          Bilingual(
            en: list([row.example.english, row.example.korean]),
            ko: list([row.example.korean, row.example.english])),
          Bilingual(
            en: "\(row.reading): \(row.meaning.english)",
            ko: "\(korean(row.reading)): \(row.meaning.korean)"))
      })
  }

  /// What a phrase is read as, with the words around the date in Korean.
  private static func korean(_ reading: String) -> String {
    if reading == "refused" { return "읽지 않음" }
    if reading.hasPrefix("due ") { return "\(reading.dropFirst(4))까지" }
    let isAfterDone = reading.hasSuffix(" after done")
    guard
      let start = isAfterDone
        ? reading.firstIndex(of: " ").map(reading.index(after:))
        : reading.firstRange(of: "every ")?.lowerBound,
      let words = try? exampleParser?.read(
        [String(reading[start...])], direction: .planning
      ).repeat?.words.korean
    else { return reading }
    return reading[..<start] + words
  }

  private static let exampleParser = Instant(PhraseTable.exampleClock).map {
    PhraseParser(helper: DateHelper(now: $0, zone: .utc), readsRepeats: true)
  }

  private static func list(_ examples: [String]) -> String {
    examples.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
