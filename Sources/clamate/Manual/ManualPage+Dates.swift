import CommandLineKit
import DateHelper
import Language

extension ManualPage {
  /// clamate-dates(7).
  static var dates: ManualPage {
    var page = ManualPage(
      "clamate-dates", section: 7, date: Manual.date,
      summary: "how to write dates for clamate, in English and Korean")
    page.heading("DESCRIPTION")
    page.sentence("Wherever clamate takes a date, it reads these phrases, whatever the locale.")
    page.paragraph(
      "In a pattern, {n} stands for a number or a name, [...] may be left out and (a|b)")
    page.sentence("is a choice; the spaces of a Korean pattern may be left out.")
    page.sentence("Each example was said on Monday 2026-03-02 at 10:00.")
    page.heading("PHRASES")
    for group in PhraseTable.groupsWithRepeats {
      page.writeRows(group.rows, titled: group.title.english)
    }
    page.writeRows(PhraseTable.months, titled: "Months, where a month is asked for")
    page.heading("WORDS OF A NEW TODO")
    page.sentence("What clamate add reads where nothing is quoted:")
    page.raw(".Bl -bullet")
    for rule in PhraseTable.titleRules {
      page.raw(".It")
      page.sentence(Self.sentenceForm(rule.english))
    }
    page.raw(".El")
    page.heading("SEE ALSO")
    page.raw(".Xr clamate 1 ,")
    page.raw(".Xr clamate-config 5")
    return page
  }

  private mutating func writeRows(_ rows: [PhraseRow], titled title: String) {
    subheading(title)
    list { page in
      for row in rows {
        let patterns = (row.english + row.korean).joined(separator: ", ")
        page.item(patterns, Self.sentenceForm(row.meaning.english))
        page.sentence("\(row.quotedExamples): \(row.reading).")
      }
    }
  }
}

extension PhraseRow {
  fileprivate var quotedExamples: String {
    [example.english, example.korean].filter { !$0.isEmpty }.map { "'\($0)'" }
      .joined(separator: ", ")
  }
}
