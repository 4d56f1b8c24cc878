import Language
import Text

/// What a group or a block is called: 1 to 30 letters on one line, in NFC.
public struct BlockName: Sendable, Equatable {
  /// The longest name, in letters as people count them.
  public static let limit = 30

  /// The text, without spaces around it.
  public let text: String

  /// Checks a name; the same check holds wherever one is typed.
  ///
  /// - Throws: ``BlockError``, ``TextError``.
  public init(_ typed: String) throws {
    let name = try checkedText(typed).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !InputText.isBlank(name) else { throw BlockError.blankName }
    guard name.count <= Self.limit else { throw BlockError.longName(name.count) }
    text = name
  }

  /// As much of a longer text as a name takes.
  ///
  /// - Throws: ``BlockError``, ``TextError``.
  public init(startOf text: String) throws {
    try self.init(
      String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(Self.limit)))
  }

  /// The name for matching.
  public var folded: String { text.folded }
}

/// The letter that stands for a group where there is no colour: one of a-z, 0-9, A-Z.
public struct GroupKey: Sendable, Hashable {
  /// All keys, in the order in which they are given away.
  public static let all = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".map {
    GroupKey(stored: $0)
  }

  /// The letter.
  public let letter: Character

  /// Checks a key.
  ///
  /// - Throws: ``BlockError/key(_:)``.
  public init(_ typed: String) throws(BlockError) {
    guard typed.count == 1, let letter = typed.first, Self.all.contains(GroupKey(stored: letter))
    else {
      throw .key(typed)
    }
    self.letter = letter
  }

  init(stored letter: Character) {
    self.letter = letter
  }

  /// The key for a new group: the first free letter of its name, else the first free one.
  ///
  /// - Throws: ``BlockError/noKeyLeft``.
  public static func suggested(for name: BlockName, taken: Set<GroupKey>) throws(BlockError)
    -> GroupKey
  {
    let own = name.folded.map { GroupKey(stored: $0) }.filter(all.contains)
    guard let key = (own + all).first(where: { !taken.contains($0) }) else { throw .noKeyLeft }
    return key
  }
}

/// The letter that stands for a block: any one that can be seen.
public struct BlockIcon: Sendable, Equatable {
  /// The letter, one or two cells wide.
  public let letter: Character

  /// Checks an icon.
  ///
  /// - Throws: ``BlockError/icon(_:)``.
  public init(_ typed: String) throws(BlockError) {
    guard let text = try? checkedText(typed), text.count == 1, let letter = text.first,
      !InputText.isBlank(text), letter.cellWidth > 0
    else { throw .icon(typed) }
    self.letter = letter
  }

  init(stored letter: Character) {
    self.letter = letter
  }

  /// The first letter of a name that can be seen.
  public static func suggested(for name: BlockName) -> BlockIcon {
    name.text.lazy.compactMap { try? BlockIcon(String($0)) }.first ?? BlockIcon(stored: "?")
  }
}
