import Configuration
import CommandLineKit
import Language
import Planner

extension Command {
  /// `clamate group`.
  static let group = Command(
    noun: "group", summary: Bilingual(en: "kinds of blocks, each with a colour", ko: "블록을 묶는 그룹"),
    bare: "list", verbs: [addGroup, listGroups, editGroup, moveGroup, removeGroup])

  private static let options = [
    OptionSpec(
      "--paint", value: "COLOR", kind: .words(BlockColor.allCases.map(\.name)),
      Bilingual(en: "one of twelve colours", ko: "열두 색 가운데 하나")),
    OptionSpec(
      "--key", value: "LETTER",
      Bilingual(
        en: "the letter that stands for it: a-z, 0-9, A-Z", ko: "색이 없을 때 쓰는 글자: a-z, 0-9, A-Z")),
    OptionSpec("--golden", Bilingual(en: "it counts for the golden rate", ko: "황금 비율에 셈")),
  ]

  private static let addGroup = Command(
    CommandSpec(
      name: "add", summary: Bilingual(en: "make a group", ko: "그룹 만들기"), arguments: "NAME",
      kinds: [.free], options: options,
      examples: [
        .init(
          Bilingual(
            en: "group add study --paint blue --key s", ko: "group add 공부 --paint 파랑 --key s"),
          Bilingual(en: "blocks of one kind, in one colour", ko: "같은 종류의 블록을 한 색으로"))
      ])
  ) { line, context in
    let name = try BlockName(line.words(naming: "NAME"))
    let edits = try GroupEdits(line)
    let draft = BlockStore.GroupDraft(
      name: name, color: edits.color, key: edits.key, isGolden: edits.isGolden ?? false)
    let group = try context.changeGroup(.groupAdd) {
      try $0.add(draft, uid: context.environment.makeUID())
    }
    context.answer([group])
    return .done
  }

  private static let listGroups = Command(
    CommandSpec(
      name: "list", summary: Bilingual(en: "list groups", ko: "그룹 보기"),
      options: [OptionSpec.withArchived],
      examples: [.init("group list", Bilingual(en: "in their order", ko: "순서대로"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let groups = try context.storeForReading().blocks.groups(withArchived: line.has("--all"))
    context.show(groups)
    context.sayIfNoBlocks(groups.isEmpty)
    return .done
  }

  private static let editGroup = Command(
    CommandSpec(
      name: "edit", summary: Bilingual(en: "change a group", ko: "그룹 고치기"), arguments: "GROUP",
      kinds: [.blockGroup],
      options: [
        OptionSpec("--name", value: "NAME", Bilingual(en: "another name", ko: "새 이름"))
      ] + options + [
        OptionSpec(
          "--no-golden", Bilingual(en: "it does not count for the golden rate", ko: "황금 비율에 세지 않음"))
      ],
      examples: [
        .init(
          Bilingual(
            en: "group edit study --name school --golden", ko: "group edit 공부 --name 학교 --golden"),
          Bilingual(en: "another name; it counts for the golden rate", ko: "이름을 바꾸고 황금 비율에 세기"))
      ])
  ) { line, context in
    let word = try line.words(naming: "GROUP")
    let edits = try GroupEdits(line)
    guard edits.isSomething else {
      throw UsageError.missingArgument(name: "--name, --paint, --key, --golden", command: line.name)
    }
    let group = try context.changeGroup(.groupEdit) { blocks in
      var group = try blocks.group(named: word)
      if let name = edits.name { group.name = name.text }
      if let color = edits.color { group.color = color }
      if let key = edits.key { group.key = key }
      if let isGolden = edits.isGolden { group.isGolden = isGolden }
      try blocks.update(group)
      return group
    }
    context.answer([group])
    return .done
  }

  private static let moveGroup = Command(
    CommandSpec(
      name: "move", summary: Bilingual(en: "change the order of groups", ko: "그룹 순서 바꾸기"),
      arguments: "GROUP", kinds: [.blockGroup], options: [OptionSpec.position],
      examples: [
        .init(
          Bilingual(en: "group move study --position 1", ko: "group move 공부 --position 1"),
          Bilingual(en: "to the front", ko: "맨 앞으로"))
      ])
  ) { line, context in
    let word = try line.words(naming: "GROUP")
    guard let position = try line.position() else {
      throw UsageError.missingArgument(name: "--position", command: line.name)
    }
    let group = try context.changeGroup(.groupMove) {
      try $0.move($0.group(named: word), to: position)
    }
    context.answer([group])
    return .done
  }

  private static let removeGroup = Command(
    CommandSpec(
      name: "rm", summary: Bilingual(en: "remove a group and its blocks", ko: "그룹과 그 블록 지우기"),
      arguments: "GROUP", kinds: [.blockGroup],
      examples: [
        .init(
          Bilingual(en: "group rm study", ko: "group rm 공부"),
          Bilingual(
            en: "what has history is kept aside; clamate undo brings it back",
            ko: "기록이 있으면 보관. clamate undo로 되살림"))
      ])
  ) { line, context in
    let word = try line.words(naming: "GROUP")
    var isArchived = false
    let group = try context.changeGroup(.groupRemove) { blocks in
      let group = try blocks.group(named: word)
      isArchived = try blocks.remove(group)
      return group
    }
    context.answer([group], remark: isArchived ? .archived : .removed)
    return .done
  }
}

/// What the options of a line make of a group.
private struct GroupEdits {
  let name: BlockName?
  let color: BlockColor?
  let key: GroupKey?
  let isGolden: Bool?

  init(_ line: ParsedCommand) throws {
    name = try line.value("--name").map { try BlockName($0) }
    color = try line.value("--paint").map { try BlockColor(typed: $0) }
    key = try line.value("--key").map { try GroupKey($0) }
    guard !(line.has("--golden") && line.has("--no-golden")) else {
      throw UsageError.contradiction("--golden", "--no-golden")
    }
    isGolden = line.has("--golden") ? true : line.has("--no-golden") ? false : nil
  }

  var isSomething: Bool { name != nil || color != nil || key != nil || isGolden != nil }
}

extension Context {
  fileprivate func changeGroup(
    _ verb: StepVerb, _ body: (BlockStore) throws -> BlockGroup
  ) throws -> BlockGroup {
    try change(verb) { store in
      let group = try body(store.blocks)
      return (group, StepRecord.subject(of: [StepRecord(named: Bilingual(verbatim: group.name))]))
    }
  }

  fileprivate func answer(_ groups: [BlockGroup], remark: Bilingual? = nil) {
    guard !presentation.isQuiet || format != .text else { return }
    show(groups, remark: remark)
  }
}
