import CommandLineKit

extension HelpTopic {
  /// What there is help about besides commands.
  static let all = [dates, filters, reminders, weather, files, keys, scripts]
}
