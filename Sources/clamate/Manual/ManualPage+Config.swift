import CommandLineKit
import Configuration
import Language
import Sky

extension ManualPage {
  /// clamate-config(5).
  static var config: ManualPage {
    var page = ManualPage(
      "clamate-config", section: 5, date: Manual.date, summary: "preferences and keys of clamate")
    page.heading("DESCRIPTION")
    page.sentence("The file config holds a setting a line:")
    page.raw(".Pp")
    page.raw(".Dl units = imperial")
    page.paragraph("Blank lines and lines that begin with # are passed over.")
    page.sentence("A line that is not understood is warned of, and the default holds instead.")
    page.sentence("clamate config set writes the file and leaves all other lines as they are.")
    page.heading("SETTINGS")
    page.list { page in
      for setting in Setting.allCases { page.writeSetting(setting) }
    }
    page.writeKeys()
    page.heading("FILES")
    page.section(.files)
    page.heading("SEE ALSO")
    page.raw(".Xr clamate 1")
    return page
  }

  private mutating func writeSetting(_ setting: Setting) {
    item(setting.rawValue, Self.sentenceForm(setting.meaning.english))
    paragraph("Values: \(setting.choices.english).")
    sentence("The default is \(setting.fallback).")
  }

  private mutating func writeKeys() {
    heading("KEYS")
    sentence("The file credentials, which nobody else may read, holds keys of weather services.")
    sentence("Variables of the environment come before it.")
    list { page in
      for provider in Provider.accounts {
        page.item("\(provider.rawValue) = KEY", "or the variable \(provider.keyVariable ?? "")")
      }
    }
  }
}
