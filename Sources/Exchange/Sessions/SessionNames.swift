import Planner

/// What the blocks and groups of a store are called, archived ones too.
struct SessionNames {
  private var blocks: [Int: (name: String, group: String?)] = [:]

  init(_ store: PlannerStore) throws {
    let groups = Dictionary(
      try store.blocks.groups(withArchived: true).map { ($0.id, $0.name) },
      uniquingKeysWith: { first, _ in first })
    for block in try store.blocks.blocks(withArchived: true) {
      blocks[block.id] = (block.name, groups[block.groupID])
    }
  }

  /// What a session was about.
  func subject(of session: Session) -> ForeignSession.Subject {
    let block = session.blockID.flatMap { blocks[$0] }
    return ForeignSession.Subject(
      block: block?.name, group: block?.group, isFocus: session.isFocus || block == nil,
      memo: session.memo)
  }
}
