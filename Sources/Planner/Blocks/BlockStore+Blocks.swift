import Database
import Text

/// What a person does with blocks. Each call belongs into one step of the journal.
extension BlockStore {
  /// What a new block is to be like; the store chooses what is left open.
  public struct BlockDraft: Sendable {
    /// What it is called.
    public var name: BlockName
    /// The letter that stands for it.
    public var icon: BlockIcon?
    /// Its own colour.
    public var color: BlockColor?

    /// A block of a name.
    public init(name: BlockName, icon: BlockIcon? = nil, color: BlockColor? = nil) {
      self.name = name
      self.icon = icon
      self.color = color
    }
  }

  /// Makes a block, the last of its group; one of this name that was archived comes back.
  ///
  /// - Throws: ``BlockError`` or `DatabaseError`.
  public func add(_ draft: BlockDraft, to group: BlockGroup, uid: String) throws -> Block {
    try refuse(name: draft.name, in: group, keeping: nil)
    let position = try blocks(of: group).count + 1
    let archived = try blocks(
      "WHERE group_id = ? AND block.folded_name = ? ORDER BY block.id DESC LIMIT 1",
      [group.id, draft.name.folded])
    if var block = archived.first {
      block.name = draft.name.text
      block.icon = draft.icon ?? block.icon
      block.color = draft.color ?? block.color
      block.position = position
      try write(block)
      return block
    }
    let icon = draft.icon ?? .suggested(for: draft.name)
    try connection.run(
      """
      INSERT INTO block (uid, group_id, name, folded_name, icon, color, position)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      uid, group.id, draft.name.text, draft.name.folded, String(icon.letter),
      draft.color?.rawValue, position)
    return Block(
      id: connection.lastInsertedID, uid: uid, groupID: group.id, name: draft.name.text,
      icon: icon, color: draft.color, position: position)
  }

  /// Stores all fields of a block as they now are, once its name is its own in its group.
  ///
  /// - Throws: ``BlockError`` or `DatabaseError`.
  public func update(_ block: Block, in group: BlockGroup) throws {
    try refuse(name: BlockName(block.name), in: group, keeping: block.id)
    try write(block)
  }

  /// Puts a block at a place of a group, from 1; without one it stays or becomes the last.
  ///
  /// - Throws: ``BlockError`` or `DatabaseError`.
  public func move(_ block: Block, to group: BlockGroup, at position: Int?) throws -> Block {
    var moved = block
    if block.groupID != group.id {
      try refuse(name: BlockName(block.name), in: group, keeping: nil)
      moved.groupID = group.id
    } else if position == nil {
      return block
    }
    var order = try blocks(of: group).filter { $0.id != block.id }
    let index = (position ?? order.count + 1) - 1
    guard 0...order.count ~= index else {
      throw BlockError.position(index + 1, most: order.count + 1)
    }
    moved.position = index + 1
    order.insert(moved, at: index)
    try write(moved)
    try closeGaps(order)
    if block.groupID != group.id {
      try closeGaps(
        try blocks("WHERE group_id = ? AND position IS NOT NULL ORDER BY position", [block.groupID])
      )
    }
    return moved
  }

  /// Removes a block; one with history is archived.
  ///
  /// - Returns: whether it was archived.
  /// - Throws: ``BlockError`` or `DatabaseError`.
  public func remove(_ block: Block) throws -> Bool {
    try refuseRunning(block)
    let isKept = try hasHistory(block)
    if isKept {
      var archived = block
      archived.position = nil
      try write(archived)
    } else {
      try connection.run("DELETE FROM block WHERE id = ?", block.id)
    }
    try closeGaps(
      try blocks("WHERE group_id = ? AND position IS NOT NULL ORDER BY position", [block.groupID]))
    return isKept
  }

  /// Removes a block with all its sessions.
  ///
  /// - Throws: ``BlockError`` or `DatabaseError`.
  public func purge(_ block: Block) throws {
    try refuseRunning(block)
    try connection.run(
      """
      DELETE FROM session_pause WHERE session_id IN (SELECT id FROM session WHERE block_id = ?)
      """, block.id)
    try connection.run("DELETE FROM session WHERE block_id = ?", block.id)
    _ = try remove(block)
  }

  /// The seconds that were tracked for a block, without pauses.
  ///
  /// - Throws: `DatabaseError`.
  public func trackedSeconds(_ block: Block) throws -> Int64 {
    let seconds = try connection.first(
      """
      SELECT coalesce(sum(ended - started - coalesce((
        SELECT sum(ended - started) FROM session_pause WHERE session_id = session.id), 0)), 0)
      FROM session WHERE block_id = ? AND ended IS NOT NULL
      """, block.id
    ) { $0.integer(0) }
    return Int64(seconds ?? 0)
  }

  private func refuseRunning(_ block: Block) throws {
    let isRunning = try connection.first(
      "SELECT 1 FROM session WHERE ended IS NULL AND block_id = ?", block.id
    ) { _ in true }
    if isRunning == true { throw BlockError.running(block.name) }
  }

  private func closeGaps(_ blocks: [Block]) throws {
    for (index, var block) in blocks.enumerated() where block.position != index + 1 {
      block.position = index + 1
      try write(block)
    }
  }

  private func refuse(name: BlockName, in group: BlockGroup, keeping id: Int?) throws {
    let other = try blocks(
      "WHERE group_id = ? AND block.folded_name = ? AND block.position IS NOT NULL",
      [group.id, name.folded]
    ).first
    guard let other, other.id != id else { return }
    throw BlockError.blockTaken(other.name, group: group.name)
  }

  private func write(_ block: Block) throws {
    try connection.run(
      """
      UPDATE block SET group_id = ?, name = ?, folded_name = ?, icon = ?, color = ?, position = ?
      WHERE id = ?
      """,
      block.groupID, block.name, block.name.folded, String(block.icon.letter),
      block.color?.rawValue, block.position, block.id)
  }
}
