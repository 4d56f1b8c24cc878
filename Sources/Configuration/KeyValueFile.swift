import Text

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

  /// A byte order mark, or nothing.
  private let mark: String
  /// Each line with its end, which only the last one may lack.
  private var lines: [String]

  /// Reads the text of a file; a byte order mark, CR LF and a missing final newline are fine.
  public init(text: String) {
    mark = text.hasPrefix(Self.byteOrderMark) ? Self.byteOrderMark : ""
    lines = []
    var rest = text.dropFirst(mark.count)
    while let end = rest.firstIndex(where: \.isLineEnd) {
      lines.append(String(rest[...end]))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { lines.append(String(rest)) }
  }

  /// The text as it is written back.
  public var text: String {
    mark + lines.joined()
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
      let text = line.trimmed
      let isFine = text.isEmpty || text.hasPrefix("#") || Self.setting(in: line) != nil
      return isFine ? nil : offset + 1
    }
  }

  /// Sets a key on its own line, or on a new one at the end; every other byte stays as it is.
  ///
  /// - Parameter value: nil takes the key away.
  public mutating func set(_ key: String, to value: String?) {
    let isSame = { (line: String) in Self.setting(in: line)?.key == key }
    guard let value else {
      lines.removeAll(where: isSame)
      return
    }
    let line = "\(key) = \(value)"
    if let last = lines.lastIndex(where: isSame) {
      lines[last] = line + lines[last].suffix(1).filter(\.isLineEnd)
      return
    }
    let end = lines.first?.last == "\r\n" ? "\r\n" : "\n"
    if let last = lines.last?.last, !last.isLineEnd { lines[lines.count - 1] += end }
    lines.append(line + end)
  }

  private static let byteOrderMark = "\u{FEFF}"

  private static func setting(in line: String) -> (key: String, value: String)? {
    let text = line.trimmed
    guard !text.hasPrefix("#"), let equals = text.firstIndex(of: "=") else { return nil }
    let key = text[..<equals].trimmed
    guard !key.isEmpty else { return nil }
    return (key, text[text.index(after: equals)...].trimmed)
  }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}
