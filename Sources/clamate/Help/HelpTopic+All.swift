import CommandLineKit

extension HelpTopic {
  /// What there is help about besides commands.
  static let all = [dates, filters, focus, weather, files, keys, scripts]
}
