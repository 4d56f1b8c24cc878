import Text

/// A kind of work, with a colour; blocks belong to one.
public struct BlockGroup: Sendable, Equatable {
  /// The number of the group.
  public let id: Int
  /// The same in every copy of the store.
  public let uid: String
  /// What it is called.
  public var name: String
  /// Its colour.
  public var color: BlockColor
  /// The letter that stands for it where there is no colour.
  public var key: GroupKey
  /// Whether its halves count for the golden rate.
  public var isGolden: Bool
  /// Whether it is the group of blocks that name no other; it is never removed.
  public let isDefault: Bool
  /// Its place among the groups, from 1; nil once it is archived.
  public var position: Int?

  /// Whether it was removed and is kept for its history.
  public var isArchived: Bool { position == nil }
}

/// Something that time is tracked for.
public struct Block: Sendable, Equatable {
  /// The number of the block.
  public let id: Int
  /// The same in every copy of the store.
  public let uid: String
  /// The number of its group.
  public var groupID: Int
  /// What it is called.
  public var name: String
  /// The letter that stands for it.
  public var icon: BlockIcon
  /// Its own colour; nil for that of its group.
  public var color: BlockColor?
  /// Its place in its group, from 1; nil once it is archived.
  public var position: Int?

  /// Whether it was removed and is kept for its history.
  public var isArchived: Bool { position == nil }
}
