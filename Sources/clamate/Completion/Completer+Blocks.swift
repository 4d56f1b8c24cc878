import Language
import CommandLineKit
import Planner

extension Completer {
  /// The groups of blocks, each with its colour.
  func blockGroups() -> [Candidate] {
    ((try? store?.blocks.groups()) ?? []).map { Candidate($0.name, $0.color.name[language]) }
  }

  /// The blocks, each with its group.
  func blocks() -> [Candidate] {
    guard let store = store?.blocks, let blocks = try? store.blocks() else { return [] }
    let groups = Dictionary(((try? store.groups()) ?? []).map { ($0.id, $0.name) }) { first, _ in
      first
    }
    return blocks.map { Candidate($0.name, groups[$0.groupID] ?? "") }
  }
}
