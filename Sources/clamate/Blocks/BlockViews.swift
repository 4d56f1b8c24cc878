import Configuration
import Language
import Planner
import Terminal

/// Groups and blocks as commands show them.
extension Context {
  /// Answers a change of groups, or lists them.
  func show(_ groups: [BlockGroup], remark: Bilingual? = nil) {
    switch format {
    case .json:
      output.write(json: .array(groups.map(JSONValue.group)))
    case .plain:
      output.write(plain: groups.map { PlainRow.fields($0) })
    case .text:
      for group in groups {
        write(row: [
          "\(group.id)", fitted(group.name), "[\(group.key.letter)]", group.color.name[language],
          marks(group)[language], remark?[language] ?? "",
        ])
      }
    }
  }

  /// Answers a change of blocks, or lists them, each with its group.
  func show(
    _ blocks: [Block], of groups: [BlockGroup], remark: Bilingual? = nil
  ) {
    let byID = Dictionary(groups.map { ($0.id, $0) }) { first, _ in first }
    switch format {
    case .json:
      output.write(json: .array(blocks.map { .block($0, group: byID[$0.groupID]) }))
    case .plain:
      output.write(plain: blocks.map { PlainRow.fields($0, group: byID[$0.groupID]) })
    case .text:
      for block in blocks {
        let group = byID[block.groupID]
        let archived = Bilingual(en: "archived", ko: "보관됨")
        write(row: [
          "\(block.id)", fitted(block.name), "(\(block.icon.letter))", fitted(group?.name ?? ""),
          (block.color ?? group?.color)?.name[language] ?? "",
          block.isArchived ? archived[language] : "", remark?[language] ?? "",
        ])
      }
    }
  }

  /// Says on a terminal that there is no block yet, and how one is made.
  func sayIfNoBlocks(_ isEmpty: Bool) {
    guard isEmpty, format == .text, !presentation.isQuiet else {
      return
    }
    output.complain(
      Bilingual(
        en: "no blocks yet; clamate block add reading makes one",
        ko: "아직 블록이 없습니다. clamate block add 독서로 만드세요")[language])
  }

  private func marks(_ group: BlockGroup) -> Bilingual {
    let marks = [
      group.isDefault ? Bilingual(en: "default", ko: "기본 그룹") : nil,
      group.isGolden ? Bilingual(en: "golden", ko: "황금") : nil,
      group.isArchived ? Bilingual(en: "archived", ko: "보관됨") : nil,
    ].compactMap { $0 }
    return marks.joined(separator: ", ")
  }
}

extension JSONValue {
  /// A group with all its keys.
  static func group(_ group: BlockGroup) -> JSONValue {
    [
      "id": .integer(group.id), "uid": .string(group.uid), "name": .string(group.name),
      "color": .string(group.color.rawValue), "key": .string(String(group.key.letter)),
      "golden": .boolean(group.isGolden), "default": .boolean(group.isDefault),
      "position": JSONValue(group.position), "archived": .boolean(group.isArchived),
    ]
  }

  /// A block with all its keys.
  static func block(_ block: Block, group: BlockGroup?) -> JSONValue {
    [
      "id": .integer(block.id), "uid": .string(block.uid), "name": .string(block.name),
      "group": JSONValue(group?.name), "groupID": .integer(block.groupID),
      "icon": .string(String(block.icon.letter)),
      "color": JSONValue((block.color ?? group?.color)?.rawValue),
      "ownColor": .boolean(block.color != nil), "position": JSONValue(block.position),
      "archived": .boolean(block.isArchived),
    ]
  }
}

extension PlainRow {
  /// The columns of a group: id, name, colour, key, golden, default, archived.
  fileprivate static func fields(_ group: BlockGroup) -> [String] {
    [
      "\(group.id)", group.name, group.color.rawValue, String(group.key.letter),
      group.isGolden ? "golden" : "", group.isDefault ? "default" : "",
      group.isArchived ? "archived" : "",
    ]
  }

  /// The columns of a block: id, name, group, icon, colour, archived.
  fileprivate static func fields(_ block: Block, group: BlockGroup?) -> [String] {
    [
      "\(block.id)", block.name, group?.name ?? "", String(block.icon.letter),
      (block.color ?? group?.color)?.rawValue ?? "", block.isArchived ? "archived" : "",
    ]
  }
}
