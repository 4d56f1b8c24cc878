import CommandLineKit
import Language
import Planner
import Terminal
import Text

extension Command {
  /// `clamate filter`.
  static let filter = Command(
    noun: "filter", summary: Bilingual(en: "filters under a name", ko: "이름 붙인 필터"), bare: "list",
    verbs: [listFilters, saveFilter, removeFilter])

  private static let listFilters = Command(
    CommandSpec(
      name: "list", summary: Bilingual(en: "list saved filters", ko: "저장한 필터 보기"),
      examples: [.init("filter list", Bilingual(en: "names and words", ko: "이름과 낱말"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    context.show(try context.storeForReading().filters.all())
    return .done
  }

  private static let saveFilter = Command(
    CommandSpec(
      name: "save", summary: Bilingual(en: "keep a filter", ko: "필터 저장하기"),
      arguments: "NAME FILTER...", kinds: [.savedFilter, .filter],
      examples: [
        .init(
          Bilingual(en: "filter save work +work p:1", ko: "filter save 일 +회사 p:1"),
          Bilingual(
            en: "then: clamate list filter:work", ko: "쓸 때: clamate list filter:일"))
      ])
  ) { line, context in
    guard let name = line.arguments.first else {
      throw UsageError.missingArgument(name: "NAME", command: line.name)
    }
    guard !InputText.isBlank(name) else {
      throw UsageError.missingArgument(name: "NAME FILTER...", command: line.name)
    }
    let words = Array(line.arguments.dropFirst())
    guard !words.isEmpty else { throw SavedFilterError.empty }
    if let nested = words.first(where: { $0.hasPrefix(SavedFilter.prefix) }) {
      throw SavedFilterError.nested(nested)
    }
    let filter = SavedFilter(name: try filterName(name), words: try words.map(checkedText))
    try context.change(.filter) { store in
      _ = try context.filter(filter.words, store)
      try store.filters.save(filter)
      return ((), StepRecord.subject(of: [.saved(filter.name)]))
    }
    if !context.presentation.isQuiet || context.format != .text { context.show([filter]) }
    return .done
  }

  private static let removeFilter = Command(
    CommandSpec(
      name: "rm", summary: Bilingual(en: "forget a filter", ko: "필터 지우기"), arguments: "NAME",
      kinds: [.savedFilter],
      examples: [
        .init(
          Bilingual(en: "filter rm work", ko: "filter rm 일"),
          .canBeUndone)
      ])
  ) { line, context in
    guard let name = line.arguments.first else {
      throw UsageError.missingArgument(name: "NAME", command: line.name)
    }
    try line.refuseArguments(after: 1)
    try context.change(.filter) { store in
      try store.filters.remove(name)
      return ((), StepRecord.subject(of: [.removed(name)]))
    }
    if context.format != .text {
      context.show([SavedFilter]())
    } else if !context.presentation.isQuiet {
      context.write(row: [SavedFilter.prefix + name, Bilingual.removed[context.language]])
    }
    return .done
  }
}

extension StepRecord {
  fileprivate static func saved(_ name: String) -> StepRecord {
    StepRecord(named: Bilingual(en: "saved \(name)", ko: "\(name) 저장"))
  }

  fileprivate static func removed(_ name: String) -> StepRecord {
    StepRecord(named: Bilingual(en: "removed \(name)", ko: "\(name) 지움"))
  }
}

extension Context {
  fileprivate func show(_ filters: [SavedFilter]) {
    switch format {
    case .json:
      let values = filters.map { filter -> JSONValue in
        ["name": .string(filter.name), "words": .array(filter.words.map(JSONValue.string))]
      }
      output.write(json: .array(values))
    case .plain:
      output.write(plain: filters.map { [$0.name] + $0.words })
    case .text:
      for filter in filters {
        write(row: [SavedFilter.prefix + filter.name, filter.words.joined(separator: " ")])
      }
    }
  }
}

/// The name of a filter, which has the form of a tag.
private func filterName(_ typed: String) throws(SavedFilterError) -> Tag {
  do {
    return try Tag(typed: typed)
  } catch {
    throw .name(typed)
  }
}
