import Database

/// All groups and blocks, archived ones too: what a view needs to name what was done.
public struct BlockCatalog: Sendable {
  /// A block with its group.
  public struct Entry: Sendable, Equatable {
    /// The block.
    public let block: Block
    /// The group that it belongs to.
    public let group: BlockGroup

    /// The color that it is painted in.
    public var color: BlockColor { block.color ?? group.color }
  }

  /// A group and what was done on its blocks.
  public struct GroupAmount: Sendable {
    /// The group.
    public let group: BlockGroup
    /// Its blocks on which something was done, in their order.
    public let blocks: [(entry: Entry, amount: BlockAmount)]

    /// What was done on all of them.
    public var amount: BlockAmount { blocks.lazy.map(\.amount).sum }
  }

  private let entries: [Entry]
  private let byNumber: [Int: Entry]

  init(groups: [BlockGroup], blocks: [Block]) {
    let groups = Dictionary(groups.map { ($0.id, $0) }) { first, _ in first }
    entries = blocks.compactMap { block in
      groups[block.groupID].map { Entry(block: block, group: $0) }
    }
    byNumber = Dictionary(entries.map { ($0.block.id, $0) }) { first, _ in first }
  }

  /// The block with a number.
  public subscript(id: Int?) -> Entry? {
    id.flatMap { byNumber[$0] }
  }

  /// The groups on which something was done, in their order.
  public func groups(_ amounts: [Int: BlockAmount]) -> [GroupAmount] {
    var groups: [GroupAmount] = []
    var rest = entries[...]
    while let group = rest.first?.group {
      let own = rest.prefix { $0.group.id == group.id }
      rest = rest.dropFirst(own.count)
      let done = own.compactMap { entry in
        amounts[entry.block.id].map { (entry: entry, amount: $0) }
      }.filter { !$0.amount.isEmpty }
      if !done.isEmpty { groups.append(GroupAmount(group: group, blocks: done)) }
    }
    return groups
  }

  /// The part of all halves that golden groups have, 0 to 1; nil where there are none.
  public func goldenRate(_ amounts: [Int: BlockAmount]) -> Double? {
    let all = amounts.values.sum.halves
    let golden = amounts.filter { self[$0.key]?.group.isGolden ?? false }.values.sum.halves
    return all > 0 ? Double(golden) / Double(all) : nil
  }
}

extension SessionReader {
  /// The groups and blocks of the store.
  ///
  /// - Throws: `DatabaseError`.
  public func catalog() throws -> BlockCatalog {
    BlockCatalog(
      groups: try blocks.groups(withArchived: true), blocks: try blocks.blocks(withArchived: true))
  }
}
