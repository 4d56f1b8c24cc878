import Configuration

extension Settings {
  /// The channels on which reminders ring, each once.
  public var channels: [Channel] {
    reminderChannels.compactMap(Channel.init)
  }
}
