import Database
import Text

/// The groups and blocks of a store.
public struct BlockStore {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// All groups in their order; archived ones, if they are wanted, come last.
  ///
  /// - Throws: `DatabaseError`.
  public func groups(withArchived: Bool = false) throws -> [BlockGroup] {
    try groups(
      """
      WHERE ? OR position IS NOT NULL ORDER BY position IS NULL, position, id
      """, [withArchived])
  }

  /// All blocks by group and in their order; archived ones, if they are wanted, come last.
  ///
  /// - Throws: `DatabaseError`.
  public func blocks(withArchived: Bool = false) throws -> [Block] {
    try blocks(
      """
      JOIN block_group ON block_group.id = block.group_id
      WHERE ? OR block.position IS NOT NULL
      ORDER BY block_group.position IS NULL, block_group.position, block_group.id,
        block.position IS NULL, block.position, block.id
      """, [withArchived])
  }

  /// The blocks of a group in their order, without archived ones.
  ///
  /// - Throws: `DatabaseError`.
  public func blocks(of group: BlockGroup) throws -> [Block] {
    try blocks("WHERE group_id = ? AND position IS NOT NULL ORDER BY position", [group.id])
  }

  /// The group with a number, archived or not, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func group(_ id: Int) throws -> BlockGroup? {
    try groups("WHERE id = ?", [id]).first
  }

  /// The block with a number, archived or not, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func block(_ id: Int) throws -> Block? {
    try blocks("WHERE block.id = ?", [id]).first
  }

  /// Whether time was ever tracked for a block.
  ///
  /// - Throws: `DatabaseError`.
  public func hasHistory(_ block: Block) throws -> Bool {
    try connection.first("SELECT 1 FROM session WHERE block_id = ? LIMIT 1", block.id) { _ in true }
      ?? false
  }

  /// The groups of a query that follows the columns; no words of a person are part of it.
  func groups(_ sql: String, _ values: [any Bindable]) throws -> [BlockGroup] {
    var groups: [BlockGroup] = []
    try connection.rows(
      """
      SELECT id, uid, name, color, key, golden, is_default, position FROM block_group \(sql)
      """, values: values
    ) { groups.append(Self.group($0)) }
    return groups
  }

  /// The blocks of a query that follows the columns; no words of a person are part of it.
  func blocks(_ sql: String, _ values: [any Bindable]) throws -> [Block] {
    var blocks: [Block] = []
    try connection.rows(
      """
      SELECT block.id, block.uid, group_id, block.name, icon, block.color, block.position FROM block
      \(sql)
      """, values: values
    ) { blocks.append(Self.block($0)) }
    return blocks
  }

  private static func group(_ row: Row) -> BlockGroup {
    BlockGroup(
      id: row.integer(0), uid: row.text(1), name: row.text(2),
      color: BlockColor(rawValue: row.text(3)) ?? .gray,
      key: GroupKey(stored: row.text(4).first ?? "?"), isGolden: row.integer(5) == 1,
      isDefault: row.integer(6) == 1, position: row.optionalInteger(7))
  }

  private static func block(_ row: Row) -> Block {
    Block(
      id: row.integer(0), uid: row.text(1), groupID: row.integer(2), name: row.text(3),
      icon: BlockIcon(stored: row.text(4).first ?? "?"),
      color: row.optionalText(5).flatMap(BlockColor.init(rawValue:)),
      position: row.optionalInteger(6))
  }
}
