import CommandLineKit
import DateHelper
import Language
import Terminal
import Text

/// The help about date phrases, made from the table that the parser reads by.
struct DatesHelp {
  let language: Language
  let width: Int

  var text: String {
    let clock = Bilingual(
      en: "Said on Monday 2026-03-02 at 10:00.", ko: "2026년 3월 2일 월요일 10:00에 말한 것으로 읽으면")
    let groups = (PhraseTable.groups + [PhraseTable.repeats]).map {
      "\n\($0.title[language])\n\(rows($0))"
    }.joined()
    let rules = PhraseTable.titleRules.flatMap { rule in
      let lines = SafeText(rule[language]).wrapped(to: width - 4)
      return lines.enumerated().map { ($0.offset == 0 ? "  - " : "    ") + $0.element }
    }
    let heading = Bilingual(en: "What add reads without quotes", ko: "add가 따옴표 없이 읽는 것")
    return "\(clock[language])\n\(groups)\n\(heading[language])\n"
      + rules.map { "\($0)\n" }.joined()
  }

  private func rows(_ group: PhraseTable.Group) -> String {
    // A repeat is said back at length; its day and time, which come first, are enough.
    var table = Table([
      TableColumn(minimum: 8, weight: 1, importance: 3),
      TableColumn(minimum: 18, weight: 4, importance: 2),
      TableColumn(minimum: 8, weight: 2, importance: 1),
    ])
    for row in group.rows {
      let examples = [row.example[language], row.example[language == .korean ? .english : .korean]]
      table.append([
        TableCell(text: examples.filter { !$0.isEmpty }.joined(separator: ", ")),
        TableCell(text: row.reading), TableCell(text: row.meaning[language]),
      ])
    }
    return table.text(width: width - 2, palette: Palette(isColored: false), hasHeadings: false)
      .split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
