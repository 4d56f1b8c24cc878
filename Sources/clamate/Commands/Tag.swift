import CommandLineKit
import Language
import Planner
import Terminal
import Text

extension Command {
  /// `clamate tag`.
  static let tag = Command(
    noun: "tag", summary: Bilingual(en: "list and rename tags", ko: "태그 보기와 바꾸기"), bare: "list",
    verbs: [listTags, renameTag])

  private static let listTags = Command(
    CommandSpec(
      name: "list", summary: Bilingual(en: "list the tags of open todos", ko: "쓰고 있는 태그 보기"),
      examples: [.init("tag list", Bilingual(en: "each with its count", ko: "개수와 함께"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    context.show(try context.storeForReading().todos.tagCounts())
    return .done
  }

  private static let renameTag = Command(
    CommandSpec(
      name: "rename", summary: Bilingual(en: "give a tag another name", ko: "태그 이름 바꾸기"),
      arguments: "OLD NEW", kinds: [.tag],
      examples: [
        .init(
          Bilingual(en: "tag rename home house", ko: "tag rename 집 우리집"),
          Bilingual(en: "in all todos, open and done", ko: "끝낸 할 일까지 모두"))
      ])
  ) { line, context in
    guard line.arguments.count >= 2 else {
      throw UsageError.missingArgument(name: "OLD NEW", command: line.name)
    }
    try line.refuseArguments(after: 2)
    let old = try Tag(typed: line.arguments[0])
    let new = try Tag(typed: line.arguments[1])
    let count = try context.change(.tag) { store in
      let count = try store.todos.rename(old, to: new)
      let record = StepRecord(
        named: Bilingual(
          en: "+\(old.name) is now +\(new.name)", ko: "+\(old.name)에서 +\(new.name)(으)로"))
      return (count, StepRecord.subject(of: [record]))
    }
    guard context.format == .text else {
      let counts = try context.storeForReading().todos.tagCounts()
      context.show(counts.filter { $0.tag.folded == new.folded })
      return .done
    }
    if !context.presentation.isQuiet {
      let text = Bilingual(
        en: "+\(old.name) is now +\(new.name) in \(count) \(count == 1 ? "todo" : "todos")",
        ko: "+\(old.name) 태그를 할 일 \(count)개에서 +\(new.name)(으)로 바꿨습니다")
      context.write(row: [text[context.language]])
    }
    return .done
  }
}

extension Context {
  fileprivate func show(_ counts: [TagCount]) {
    switch format {
    case .json:
      let tags = counts.map { count -> JSONValue in
        ["tag": .string(count.tag.name), "open": .integer(count.open)]
      }
      output.write(json: .array(tags))
    case .plain:
      output.write(plain: counts.map { [$0.tag.name, "\($0.open)"] })
    case .text:
      var table = Table([TableColumn(minimum: 8, weight: 1), TableColumn(alignment: .right)])
      for count in counts {
        table.append([
          TableCell(text: "+\(count.tag.name)", .tag), TableCell(text: "\(count.open)"),
        ])
      }
      output.append {
        table.append(to: &$0, width: presentation.width, palette: palette, hasHeadings: false)
      }
    }
  }
}
