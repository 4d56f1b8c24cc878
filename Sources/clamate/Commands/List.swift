import CommandLineKit
import DateHelper
import Language
import Planner

private let withoutOption = OptionSpec(
  "--without", value: "TAG", kind: .tag, isRepeatable: true,
  Bilingual(en: "leave out a tag; may be repeated", ko: "태그 빼고, 여러 번 쓸 수 있음"))

extension Command {
  /// `clamate list`.
  static let list = Command(
    CommandSpec(
      name: "list", summary: Bilingual(en: "list todos", ko: "할 일 목록"), arguments: "[FILTER...]",
      kinds: [.filter],
      options: [withoutOption],
      otherOptions: [
        "-": "--without", "--tag": "+TAG", "--tags": "+TAG", "--project": "project:NAME",
        "--priority": "p:1",
        "--done": "is:done", "--completed": "is:done", "--open": "is:open", "--place": "@PLACE",
        "--overdue": "is:overdue", "--undated": "is:undated", "--outdoor": "is:outdoor",
        "--due": "has:due", "--on": "on:DATE", "--date": "on:DATE", "--from": "from:DATE",
        "--since": "from:DATE", "--to": "to:DATE", "--until": "to:DATE", "--filter": "filter:NAME",
      ],
      examples: [
        .init("list", Bilingual(en: "all that are open", ko: "끝내지 않은 모두")),
        .init(
          Bilingual(en: "list +health p:1", ko: "list +건강 p:1"),
          Bilingual(en: "by tag and priority", ko: "태그와 중요도로")),
        .init(
          "list is:overdue",
          Bilingual(
            en: "also is:done, is:undated, is:outdoor, has:due",
            ko: "is:done, is:undated, is:outdoor, has:due도 있음")),
        .init(
          Bilingual(en: "list from:monday to:2026-12-31", ko: "list from:월요일 to:2026-12-31"),
          Bilingual(en: "a span of days; on: for one", ko: "날짜 범위, 하루는 on:")),
        .init(
          Bilingual(en: "list milk --without home", ko: "list 우유 --without 집"),
          Bilingual(en: "by text, leaving a tag out", ko: "글자로, 태그 빼고")),
      ])
  ) { line, context in
    let store = try context.storeForReading()
    var filter = try context.filter(line.words, store)
    let typed = filter.texts
    filter.texts += try (line.verbatim ?? []).map(checkedText)
    filter.withoutTags = try line.values("--without").map { try Tag(typed: $0) }
    if let tag = filter.withoutTags.first(where: filter.tags.contains) {
      throw UsageError.contradiction("+\(tag.name)", "--without \(tag.name)")
    }
    context.sayIfDay(typed)
    return try context.list(filter, store.todos)
  }

  /// `clamate find`.
  static let find = Command(
    CommandSpec(
      name: "find", summary: Bilingual(en: "find text in todos", ko: "할 일에서 글자 찾기"),
      arguments: "TEXT", kinds: [.free],
      examples: [
        .init(
          Bilingual(en: "find milk", ko: "find 우유"),
          Bilingual(en: "in titles and notes, open and done", ko: "제목과 메모에서, 끝낸 것도"))
      ])
  ) { line, context in
    guard !line.arguments.isEmpty else {
      throw UsageError.missingArgument(name: "TEXT", command: line.name)
    }
    var filter = TodoFilter()
    filter.state = nil
    filter.texts = [try checkedText(line.arguments.joined(separator: " "))]
    context.sayIfDay(line.words)
    return try context.list(filter, context.storeForReading().todos)
  }
}
