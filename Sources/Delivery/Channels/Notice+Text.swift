import Text

extension Notice {
  /// What stands for a title where there is none.
  static let untitled = "(no title)"
}

extension String {
  /// The text on one line, with what could act on a screen made visible.
  var onOneLine: String {
    SafeText(self).string
  }

  /// The text with its line ends, each line as on one line.
  var onLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).onOneLine }.joined(separator: "\n")
  }

  /// At most so many characters and so many bytes, with dots where something was cut off.
  ///
  /// A character may be of any number of bytes, and the system takes 128 KiB an argument.
  func cut(characters limit: Int, bytes: Int = 32_768) -> String {
    var (kept, count, size) = ("", 0, 0)
    for character in self {
      count += 1
      size += character.utf8.count
      guard count <= limit, size <= bytes else { return kept + "..." }
      kept.append(character)
    }
    return kept
  }
}
