import CommandLineKit
import Configuration
import Language
import Planner
import Text

/// What the options of a line make of a block.
struct BlockEdits {
  let name: BlockName?
  let icon: BlockIcon?
  /// A nil inside takes the block's own colour away.
  let color: BlockColor??

  init(_ line: ParsedCommand) throws {
    name = try line.value("--name").map { try BlockName($0) }
    icon = try line.value("--icon").map { try BlockIcon($0) }
    color = try line.value("--paint").map {
      $0 == TodoOptions.none ? nil : try BlockColor(typed: $0)
    }
  }

  var isSomething: Bool { name != nil || icon != nil || color != nil }
}

extension Context {
  func changeBlock(
    _ verb: StepVerb, _ body: (BlockStore) throws -> Block
  ) throws -> Block {
    try change(verb) { store in
      let block = try body(store.blocks)
      return (block, StepRecord.subject(of: [StepRecord(named: Bilingual(verbatim: block.name))]))
    }
  }

  func answer(_ block: Block, remark: Bilingual? = nil) throws {
    guard !presentation.isQuiet || format != .text else { return }
    show([block], of: try storeForReading().blocks.groups(withArchived: true), remark: remark)
  }

  /// The group of a new block that names none: the one that an archived block of this name was in,
  /// so that it comes back, else the default one.
  func group(for name: BlockName, in blocks: BlockStore) throws -> BlockGroup {
    let usual = try blocks.defaultGroup(in: language, uid: environment.makeUID)
    let isThere = try blocks.blocks(of: usual).contains { $0.name.folded == name.folded }
    return isThere ? usual : try blocks.archivedBlock(named: name)?.group ?? usual
  }

  /// Removes a block with its history, once that was confirmed.
  func purge(_ word: String) throws -> ExitStatus {
    let store = try storeForReading().blocks
    let found = try store.block(namedOrArchived: word)
    let time = BlockAmount(seconds: try store.trackedSeconds(found)).timeText
    let question = Bilingual(
      en: "remove '\(found.name)' with \(time.english) of history?",
      ko: "'\(found.name)'을(를) 기록 \(time.korean)과 함께 지울까요?")
    guard try confirm(question) else { return .nothing }
    let block = try changeBlock(.blockRemove) { blocks in
      let block = try blocks.block(namedOrArchived: word)
      try blocks.purge(block)
      return block
    }
    try answer(block, remark: .removed)
    return .done
  }
}
