import Database
import Language
import Text

/// What a person does with groups. Each call belongs into one step of the journal.
extension BlockStore {
  /// What a new group is to be like; the store chooses what is left open.
  public struct GroupDraft: Sendable {
    /// What it is called.
    public var name: BlockName
    /// Its colour.
    public var color: BlockColor?
    /// The letter that stands for it.
    public var key: GroupKey?
    /// Whether its halves count for the golden rate.
    public var isGolden: Bool

    /// A group of a name.
    public init(
      name: BlockName, color: BlockColor? = nil, key: GroupKey? = nil, isGolden: Bool = false
    ) {
      self.name = name
      self.color = color
      self.key = key
      self.isGolden = isGolden
    }
  }

  /// Makes a group, the last in the order; one of this name that was archived comes back.
  ///
  /// - Throws: ``BlockError`` or `DatabaseError`.
  public func add(_ draft: GroupDraft, uid: String) throws -> BlockGroup {
    try add(draft, uid: uid, isDefault: false)
  }

  /// What the group of blocks that name no other is called at first.
  private static let defaultName = Bilingual(en: "General", ko: "기본")

  /// Whether the group of blocks that name no other has a name at first, in some language.
  public static func isDefaultGroup(_ name: BlockName) -> Bool {
    Language.allCases.contains { defaultName[$0].folded == name.folded }
  }

  /// The group of blocks that name no other; made where there is none.
  ///
  /// - Throws: ``BlockError`` or `DatabaseError`.
  public func defaultGroup(in language: Language, uid: () -> String) throws -> BlockGroup {
    if let group = try groups("WHERE is_default = 1", []).first { return group }
    let word = Self.defaultName[language]
    var draft = GroupDraft(name: try BlockName(word))
    // A person may have made a group of this name before.
    var number = 2
    while try named(draft.name) != nil {
      draft.name = try BlockName("\(word) \(number)")
      number += 1
    }
    return try add(draft, uid: uid(), isDefault: true)
  }

  private func add(_ draft: GroupDraft, uid: String, isDefault: Bool) throws -> BlockGroup {
    let groups = try groups()
    try refuse(name: draft.name, keeping: nil)
    let key = try draft.key ?? .suggested(for: draft.name, taken: Set(groups.map(\.key)))
    try refuse(key: key, keeping: nil)
    let unused = BlockColor.allCases.first { color in !groups.contains { $0.color == color } }
    let color = draft.color ?? unused ?? BlockColor.allCases[groups.count % 12]
    let archived = try self.groups(
      "WHERE folded_name = ? AND position IS NULL ORDER BY id DESC LIMIT 1", [draft.name.folded])
    if var group = archived.first {
      group.name = draft.name.text
      group.color = draft.color ?? group.color
      group.key = key
      group.isGolden = group.isGolden || draft.isGolden
      group.position = groups.count + 1
      try write(group)
      return group
    }
    try connection.run(
      """
      INSERT INTO block_group (uid, name, folded_name, color, key, golden, is_default, position)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      uid, draft.name.text, draft.name.folded, color.rawValue, String(key.letter), draft.isGolden,
      isDefault, groups.count + 1)
    return BlockGroup(
      id: connection.lastInsertedID, uid: uid, name: draft.name.text, color: color, key: key,
      isGolden: draft.isGolden, isDefault: isDefault, position: groups.count + 1)
  }

  /// Stores all fields of a group as they now are, once its name and key are its own.
  ///
  /// - Throws: ``BlockError`` or `DatabaseError`.
  public func update(_ group: BlockGroup) throws {
    try refuse(name: BlockName(group.name), keeping: group.id)
    try refuse(key: group.key, keeping: group.id)
    try write(group)
  }

  /// Puts a group at a place in the order, from 1; a place after the last is the last.
  ///
  /// - Throws: `DatabaseError`.
  public func move(_ group: BlockGroup, to position: Int) throws -> BlockGroup {
    var order = try groups().filter { $0.id != group.id }
    order.insert(group, at: min(max(0, position - 1), order.count))
    for (index, var group) in order.enumerated() where group.position != index + 1 {
      group.position = index + 1
      try write(group)
    }
    return try self.group(group.id) ?? group
  }

  /// Removes a group with its blocks; what has history is archived.
  ///
  /// - Returns: whether the group was archived.
  /// - Throws: ``BlockError`` or `DatabaseError`.
  public func remove(_ group: BlockGroup) throws -> Bool {
    guard !group.isDefault else { throw BlockError.defaultGroup(group.name) }
    for block in try blocks(of: group) { _ = try remove(block) }
    let hasBlocks = try !blocks("WHERE group_id = ? LIMIT 1", [group.id]).isEmpty
    if hasBlocks {
      var archived = group
      archived.position = nil
      try write(archived)
    } else {
      try connection.run("DELETE FROM block_group WHERE id = ?", group.id)
    }
    try closeGaps(try groups())
    return hasBlocks
  }

  private func closeGaps(_ groups: [BlockGroup]) throws {
    for (index, var group) in groups.enumerated() where group.position != index + 1 {
      group.position = index + 1
      try write(group)
    }
  }

  private func named(_ name: BlockName) throws -> BlockGroup? {
    try groups("WHERE folded_name = ? AND position IS NOT NULL", [name.folded]).first
  }

  private func refuse(name: BlockName, keeping id: Int?) throws {
    guard let other = try named(name), other.id != id else { return }
    throw BlockError.groupTaken(other.name)
  }

  private func refuse(key: GroupKey, keeping id: Int?) throws {
    guard let other = try groups().first(where: { $0.key == key }), other.id != id else { return }
    throw BlockError.keyTaken(key.letter, by: other.name)
  }

  private func write(_ group: BlockGroup) throws {
    try connection.run(
      """
      UPDATE block_group SET name = ?, folded_name = ?, color = ?, key = ?, golden = ?,
        position = ? WHERE id = ?
      """,
      group.name, group.name.folded, group.color.rawValue, String(group.key.letter),
      group.isGolden, group.position, group.id)
  }
}
