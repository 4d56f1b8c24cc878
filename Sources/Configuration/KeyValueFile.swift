/// The form of `config` and `credentials`: `key = value` lines, `#` comments, blank lines.
public struct KeyValueFile: Sendable {
  /// A setting with the line that it stands on.
  public struct Entry: Sendable, Equatable {
    /// The number of the line, from 1.
    public let line: Int
    /// The text before the `=`, trimmed.
    public let key: String
    /// The text after the `=`, trimmed.
    public let value: String
  }

  private var lines: [String]

  /// Reads the text of a file; CR LF and a missing final newline are fine.
  public init(text: String) {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
  }

  /// The text as it is written back.
  public var text: String {
    lines.map { "\($0)\n" }.joined()
  }

  /// All settings in order.
  public var entries: [Entry] {
    lines.enumerated().compactMap { offset, line in
      Self.setting(in: line).map { Entry(line: offset + 1, key: $0.key, value: $0.value) }
    }
  }

  /// The numbers of the lines that are neither a setting, a comment nor blank.
  public var unreadableLines: [Int] {
    lines.enumerated().compactMap { offset, line in
      let text = trimmed(line)
      let isFine = text.isEmpty || text.hasPrefix("#") || Self.setting(in: line) != nil
      return isFine ? nil : offset + 1
    }
  }

  /// Sets a key on its own line, or at the end; every other line stays as it is.
  ///
  /// - Parameter value: nil takes the key away.
  public mutating func set(_ key: String, to value: String?) {
    let isSame = { (line: String) in Self.setting(in: line)?.key == key }
    guard let value else {
      lines.removeAll(where: isSame)
      return
    }
    let line = "\(key) = \(value)"
    guard let last = lines.lastIndex(where: isSame) else {
      lines.append(line)
      return
    }
    lines[last] = line
  }

  private static func setting(in line: String) -> (key: String, value: String)? {
    let text = trimmed(line)
    guard !text.hasPrefix("#"), let equals = text.firstIndex(of: "=") else { return nil }
    let key = trimmed(text[..<equals])
    guard !key.isEmpty else { return nil }
    return (key, trimmed(text[text.index(after: equals)...]))
  }
}

func trimmed(_ text: some StringProtocol) -> String {
  let start = text.drop(while: \.isWhitespace)
  guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(start[...end])
}
