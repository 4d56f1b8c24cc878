import CommandLineKit
import Language

/// What the commands of groups and blocks share.
extension OptionSpec {
  /// Shows what was archived too.
  static let withArchived = OptionSpec(
    "--all", Bilingual(en: "with archived ones", ko: "보관된 것도 함께"))
  /// A place in an order.
  static let position = OptionSpec(
    "--position", value: "N", Bilingual(en: "the place, counted from 1", ko: "1부터 센 순서"))
}

extension ParsedCommand {
  /// The arguments as one text.
  ///
  /// - Throws: `UsageError.missingArgument`.
  func words(naming name: String) throws(UsageError) -> String {
    guard !arguments.isEmpty else { throw .missingArgument(name: name, command: self.name) }
    return arguments.joined(separator: " ")
  }

  /// The place that `--position` names.
  ///
  /// - Throws: `UsageError`.
  func position() throws(UsageError) -> Int? {
    guard let text = try value("--position") else { return nil }
    guard let position = Int(text), position > 0 else {
      throw .invalidValue(
        option: "--position", value: text, allowed: Bilingual(en: "1, 2, 3 ...", ko: "1, 2, 3 ..."))
    }
    return position
  }
}
