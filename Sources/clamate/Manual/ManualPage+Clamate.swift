import CommandLineKit
import Language

extension ManualPage {
  /// clamate(1).
  static var clamate: ManualPage {
    var page = ManualPage(
      "clamate", section: 1, date: Manual.date, summary: Bilingual.clamate.english)
    page.writeSynopsis()
    page.writeCommands()
    page.writeTopics()
    page.heading("ENVIRONMENT")
    page.section(.environment)
    page.heading("FILES")
    page.section(.files)
    page.writeExitStatus()
    page.heading("EXAMPLES")
    page.examples(of: .clamate, program: "clamate")
    page.heading("SEE ALSO")
    page.raw(".Xr clamate-config 5 ,")
    page.raw(".Xr clamate-dates 7")
    return page
  }

  private mutating func writeSynopsis() {
    heading("SYNOPSIS")
    raw(".Nm")
    raw(".Op Ar command Op Ar arguments")
    raw(".Nm")
    raw(".Fl \\-version")
    heading("DESCRIPTION")
    raw(".Nm")
    sentence("keeps your todos and shows them with the temperature and the fine dust outside.")
    raw("Without a command it shows today.")
    paragraph(
      "Options may stand before, between and after the words of a command; no name is abbreviated."
    )
    sentence("After -- every word is text.")
    paragraph("Dates are said in English or Korean, as in 'tomorrow 3pm' and '내일 오후 3시'; see")
    raw(".Xr clamate-dates 7 .")
  }

  private mutating func writeCommands() {
    heading("COMMANDS")
    commands(of: .clamate)
    heading("OPTIONS OF EVERY COMMAND")
    options(OptionSpec.common)
  }

  /// The topics that have no page and no section of their own.
  private mutating func writeTopics() {
    for topic in [HelpTopic.filters, .weather, .keys] {
      heading(topic.name)
      for part in topic.sections {
        subheading(part.title.english)
        section(part)
      }
    }
  }

  private mutating func writeExitStatus() {
    heading("EXIT STATUS")
    list { page in
      for status in ExitStatus.allCases {
        page.item("\(status.rawValue)", status.meaning.english)
      }
    }
  }
}
