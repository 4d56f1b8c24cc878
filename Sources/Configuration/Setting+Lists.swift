import Text

extension Setting {
  /// The words of a list, or nil where one is empty or said twice.
  static func words(_ value: String) -> [String]? {
    let words = value.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    return words.contains("") || Set(words).count < words.count ? nil : words
  }

  /// Whether a text is empty or one address of letters, digits and `._+-=@` that no mail program
  /// takes for an option, a file or a program.
  static func isAddress(_ value: String) -> Bool {
    guard !value.isEmpty else { return true }
    let parts = value.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count <= 2 && value.utf8.count <= 254 && !value.hasPrefix("-")
      && parts.allSatisfy { !$0.isEmpty && $0.isPlain(allowing: "._+-=") }
  }
}

extension Settings {
  /// The names of the channels on which reminders ring.
  public var reminderChannels: [String] {
    Setting.words(self[.reminderChannels]) ?? []
  }

  /// The program and arguments of the channel `command`; none where it is not set.
  public var reminderCommand: [String] {
    ArgumentList.read(self[.reminderCommand]) ?? []
  }

  /// The program and arguments that print keys; none where it is not set.
  public var keyCommand: [String] {
    ArgumentList.read(self[.keyCommand]) ?? []
  }

  /// The names of the tags of todos that are done outside.
  public var outdoorTags: [String] {
    Setting.words(self[.outdoorTags]) ?? []
  }

  /// The value of a setting that is a whole number.
  public func integer(_ setting: Setting) -> Int? {
    Setting.integer(self[setting])
  }
}
