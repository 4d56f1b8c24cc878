import CommandLineKit

extension HelpTopic {
  /// What there is help about besides commands.
  static let all = [
    dates, filters, reminders, blocks, focus, weather, files, keys, scripts,
  ]
}
