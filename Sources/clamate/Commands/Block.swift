import Configuration
import CommandLineKit
import Language
import Planner

extension Command {
  /// `clamate block`.
  static let block = Command(
    noun: "block", summary: Bilingual(en: "what you track time for", ko: "시간을 기록할 블록"),
    bare: "list",
    verbs: [addBlock, listBlocks, editBlock, moveBlock, removeBlock])

  private static let options = [
    OptionSpec(
      "--icon", value: "LETTER", Bilingual(en: "the letter that stands for it", ko: "블록을 나타낼 글자")),
    OptionSpec(
      "--paint", value: "COLOR",
      kind: .words(BlockColor.allCases.map(\.name) + [Bilingual(verbatim: "none")]),
      Bilingual(en: "its own colour, or none for that of its group", ko: "블록의 색, none은 그룹의 색")),
  ]

  private static let addBlock = Command(
    CommandSpec(
      name: "add", summary: Bilingual(en: "make a block", ko: "블록 만들기"), arguments: "NAME",
      kinds: [.free],
      options: [
        OptionSpec(
          "--group", value: "GROUP", kind: .blockGroup,
          Bilingual(en: "the group it belongs to", ko: "들어갈 그룹"))
      ] + options,
      examples: [
        .init(
          Bilingual(en: "block add toeic --group study", ko: "block add 토익 --group 공부"),
          Bilingual(en: "without a group it goes to the default one", ko: "그룹을 안 쓰면 기본 그룹에"))
      ])
  ) { line, context in
    let edits = try BlockEdits(line)
    var draft = BlockStore.BlockDraft(name: try BlockName(line.words(naming: "NAME")))
    draft.icon = edits.icon
    if case .some(let color) = edits.color { draft.color = color }
    let groupWord = try line.value("--group")
    let uid = context.environment.makeUID()
    let block = try context.changeBlock(.blockAdd) { blocks in
      let group =
        try groupWord.map { try blocks.group(named: $0) }
        ?? context.group(for: draft.name, in: blocks)
      return try blocks.add(draft, to: group, uid: uid)
    }
    let isBack = block.uid != uid
    try context.answer(
      block,
      remark: isBack ? Bilingual(en: "back with its history", ko: "기록과 함께 되살림") : nil)
    return .done
  }

  private static let listBlocks = Command(
    CommandSpec(
      name: "list", summary: Bilingual(en: "list blocks", ko: "블록 보기"), arguments: "[GROUP]",
      kinds: [.blockGroup], options: [OptionSpec.withArchived],
      examples: [
        .init("block list", Bilingual(en: "by group, in their order", ko: "그룹별, 순서대로")),
        .init("block list --all", Bilingual(en: "with archived ones", ko: "보관된 것도 함께")),
      ])
  ) { line, context in
    let store = try context.storeForReading().blocks
    var blocks = try store.blocks(withArchived: line.has("--all"))
    if !line.arguments.isEmpty {
      let group = try store.group(named: line.words(naming: "GROUP"))
      blocks = blocks.filter { $0.groupID == group.id }
    }
    context.show(blocks, of: try store.groups(withArchived: true))
    context.sayIfNoBlocks(blocks.isEmpty)
    return .done
  }

  private static let editBlock = Command(
    CommandSpec(
      name: "edit", summary: Bilingual(en: "change a block", ko: "블록 고치기"), arguments: "BLOCK",
      kinds: [.block],
      options: [OptionSpec("--name", value: "NAME", Bilingual(en: "another name", ko: "새 이름"))]
        + options,
      examples: [
        .init(
          Bilingual(
            en: "block edit toeic --name TOEIC --paint red",
            ko: "block edit 토익 --name TOEIC --paint 빨강"),
          Bilingual(en: "another name and a colour of its own", ko: "이름과 색 바꾸기"))
      ])
  ) { line, context in
    let word = try line.words(naming: "BLOCK")
    let edits = try BlockEdits(line)
    guard edits.isSomething else {
      throw UsageError.missingArgument(name: "--name, --icon, --paint", command: line.name)
    }
    let block = try context.changeBlock(.blockEdit) { blocks in
      var block = try blocks.block(named: word)
      guard let group = try blocks.group(block.groupID) else { throw BlockError.noGroup(word) }
      if let name = edits.name { block.name = name.text }
      if let icon = edits.icon { block.icon = icon }
      if case .some(let color) = edits.color { block.color = color }
      try blocks.update(block, in: group)
      return block
    }
    try context.answer(block)
    return .done
  }

  private static let moveBlock = Command(
    CommandSpec(
      name: "move",
      summary: Bilingual(en: "move a block in its group or to another", ko: "블록 순서나 그룹 바꾸기"),
      arguments: "BLOCK", kinds: [.block],
      options: [
        OptionSpec(
          "--to", value: "GROUP", kind: .blockGroup,
          Bilingual(en: "the group to move to", ko: "옮길 그룹")),
        .position,
      ],
      examples: [
        .init(
          Bilingual(en: "block move toeic --to school", ko: "block move 토익 --to 학교"),
          Bilingual(en: "last of another group", ko: "다른 그룹의 맨 뒤로")),
        .init(
          Bilingual(en: "block move toeic --position 1", ko: "block move 토익 --position 1"),
          Bilingual(en: "first of its group", ko: "그룹의 맨 앞으로")),
      ])
  ) { line, context in
    let word = try line.words(naming: "BLOCK")
    let position = try line.position()
    let groupWord = try line.value("--to")
    guard position != nil || groupWord != nil else {
      throw UsageError.missingArgument(name: "--to, --position", command: line.name)
    }
    let block = try context.changeBlock(.blockMove) { blocks in
      let block = try blocks.block(named: word)
      let group = try groupWord.map { try blocks.group(named: $0) } ?? blocks.group(block.groupID)
      guard let group else { throw BlockError.noGroup(word) }
      return try blocks.move(block, to: group, at: position)
    }
    try context.answer(block)
    return .done
  }

  private static let removeBlock = Command(
    CommandSpec(
      name: "rm",
      summary: Bilingual(en: "remove a block; its history is kept", ko: "블록 지우기, 기록은 남음"),
      arguments: "BLOCK", kinds: [.block],
      options: [
        OptionSpec(
          "--purge", Bilingual(en: "remove its history too, after a question", ko: "물어본 뒤 기록까지 지움"))
      ],
      examples: [
        .init(
          Bilingual(en: "block rm toeic", ko: "block rm 토익"),
          Bilingual(
            en: "archived if it has history; block add brings it back",
            ko: "기록이 있으면 보관, block add로 다시 씀"))
      ])
  ) { line, context in
    let word = try line.words(naming: "BLOCK")
    guard !line.has("--purge") else { return try context.purge(word) }
    var isArchived = false
    let block = try context.changeBlock(.blockRemove) { blocks in
      let block = try blocks.block(named: word)
      isArchived = try blocks.remove(block)
      return block
    }
    try context.answer(block, remark: isArchived ? .archived : .removed)
    return .done
  }
}
