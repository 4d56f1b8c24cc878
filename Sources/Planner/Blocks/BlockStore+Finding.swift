import Database
import Text

extension BlockStore {
  /// The group that a word names: by its name, its number, or a part of its name that no other has.
  ///
  /// - Throws: ``BlockError/noGroup(_:)``, ``BlockError/ambiguous(_:candidates:)``, or
  ///   `DatabaseError`.
  public func group(named word: String) throws -> BlockGroup {
    let groups = try groups()
    let found = Self.match(word, groups, name: \.name, id: \.id)
    guard let group = found.first else { throw BlockError.noGroup(word) }
    guard found.count == 1 else {
      throw BlockError.ambiguous(word, candidates: found.map { "\($0.id) \($0.name)" })
    }
    return group
  }

  /// The block that a word names: by its name, `GROUP/NAME`, its number, or a part of its name that
  /// no other has.
  ///
  /// - Throws: ``BlockError/noBlock(_:nearest:)``, ``BlockError/ambiguous(_:candidates:)``, or
  ///   `DatabaseError`.
  public func block(named word: String) throws -> Block {
    try block(named: word, among: try blocks())
  }

  /// The block that a word names as ``block(named:)`` has it, or else one that is archived.
  ///
  /// - Throws: as ``block(named:)`` does.
  public func block(namedOrArchived word: String) throws -> Block {
    do {
      return try block(named: word)
    } catch BlockError.noBlock(let name, let nearest) {
      let archived = try blocks(withArchived: true).filter(\.isArchived)
      do {
        return try block(named: word, among: archived)
      } catch BlockError.noBlock {
        throw BlockError.noBlock(name, nearest: nearest)
      }
    }
  }

  /// The block of a name that was archived last and whose group is still there, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func archivedBlock(named name: BlockName) throws -> (block: Block, group: BlockGroup)? {
    let groups = Dictionary(try groups().map { ($0.id, $0) }) { first, _ in first }
    let found = try blocks(withArchived: true).last {
      $0.isArchived && $0.name.folded == name.folded && groups[$0.groupID] != nil
    }
    return found.flatMap { block in groups[block.groupID].map { (block, $0) } }
  }

  private func block(named word: String, among blocks: [Block]) throws -> Block {
    let groups = try groups(withArchived: true)
    let names = Dictionary(groups.map { ($0.id, $0.name) }) { first, _ in first }
    let path = { (block: Block) in "\(names[block.groupID] ?? "")/\(block.name)" }
    let paths = blocks.filter { path($0).folded == word.folded }
    let found = paths.isEmpty ? Self.match(word, blocks, name: \.name, id: \.id) : paths
    guard let block = found.first else {
      let nearest = EditDistance.nearest(to: word.folded, in: blocks.map(\.name))
      throw BlockError.noBlock(word, nearest: nearest)
    }
    guard found.count == 1 else {
      throw BlockError.ambiguous(word, candidates: found.map { "\($0.id) \(path($0))" })
    }
    return block
  }

  /// The blocks whose name is a word, in any group; archived ones, if they are wanted, come last.
  ///
  /// - Throws: `DatabaseError`.
  public func blocks(named name: BlockName, withArchived: Bool = false) throws -> [Block] {
    try blocks(withArchived: withArchived).filter { $0.name.folded == name.folded }
  }

  /// The block that time of another program belongs to, archived or not: the one of its name in a
  /// group, or in any where none is named.
  ///
  /// - Throws: `DatabaseError`.
  public func block(imported name: BlockName, in group: BlockGroup?) throws -> Block? {
    let named = try blocks(named: name, withArchived: true)
    guard let group else { return named.first }
    return named.first { $0.groupID == group.id }
  }

  /// The block with a name that never changes, archived or not, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func block(uid: String) throws -> Block? {
    try blocks("WHERE block.uid = ?", [uid]).first
  }

  private static func match<Record>(
    _ word: String, _ records: [Record], name: (Record) -> String, id: (Record) -> Int
  ) -> [Record] {
    let folded = word.folded
    let named = records.filter { name($0).folded == folded }
    let exact = named.filter { name($0) == word.nfc }
    if exact.count == 1 { return exact }
    if !named.isEmpty { return named }
    if let number = Int(word) { return records.filter { id($0) == number } }
    guard !InputText.isBlank(word) else { return [] }
    return records.filter { name($0).folded.contains(folded) }
  }
}
