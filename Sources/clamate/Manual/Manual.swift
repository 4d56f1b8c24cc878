import CommandLineKit
import Language

/// The pages of the manual, made from the tables that the program runs by.
enum Manual {
  /// The word that prints a page: `clamate __manual clamate.1`; alone it lists the pages.
  static let entry = "__manual"

  /// When the pages were last revised.
  static let date = "March 2, 2026"

  /// The pages by their files.
  private static let pages: [(file: String, page: @Sendable () -> ManualPage)] = [
    ("clamate.1", { ManualPage.clamate }), ("clamate-config.5", { ManualPage.config }),
    ("clamate-dates.7", { ManualPage.dates }),
  ]

  /// The source of a page, or the names of all where none is named.
  ///
  /// - Throws: `UsageError` for a page that there is none of.
  static func text(for arguments: [String]) throws(UsageError) -> String {
    guard let name = arguments.first else { return pages.map { "\($0.file)\n" }.joined() }
    guard let page = pages.first(where: { $0.file == name }) else {
      throw .invalidValue(
        option: entry, value: name,
        allowed: Bilingual(verbatim: pages.map(\.file).joined(separator: " | ")))
    }
    return page.page().text
  }
}
