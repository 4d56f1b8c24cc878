import CommandLineKit
import Configuration
import DateHelper
import Language
import Planner

/// What a run is about, and how its start and its end are told.
extension Context {
  /// What a line starts: a block, a todo, or a todo with the block that it stands for.
  func work(
    _ line: ParsedCommand, _ todoWord: String?, _ store: PlannerStore
  ) throws -> Tracking.Work {
    let word = line.arguments.isEmpty ? nil : line.arguments.joined(separator: " ")
    guard let todoWord else {
      return Tracking.Work(blockID: try word.map { try store.blocks.block(named: $0).id })
    }
    let selection = try TodoSelection(words: [todoWord], allowsTitle: true)
    let todos = try store.todos.todos(selection, isDone: false)
    guard todos.count == 1, let todo = todos.first else { throw SelectionError.tooMany }
    if let word {
      return Tracking.Work(blockID: try store.blocks.block(named: word).id, todoID: todo.id)
    }
    let name = try BlockName(startOf: todo.project?.name ?? todo.title)
    let block =
      try store.blocks.blocks(named: name).first
      ?? store.blocks.add(
        BlockStore.BlockDraft(name: name),
        to: store.blocks.defaultGroup(in: language, uid: environment.makeUID),
        uid: environment.makeUID())
    return Tracking.Work(blockID: block.id, todoID: todo.id)
  }

  /// The run that a start finished, as a row; one of which nothing is left is told of all the same.
  func finishedRows(_ start: Tracking.Start, _ store: PlannerStore) throws
    -> [SessionRow]
  {
    guard let finished = start.finished else { return [] }
    let isKept = finished.span(until: clock.now).isEmpty == false
    guard isKept || format == .text else { return [] }
    var row = try row(finished, store, remarks: [Bilingual(en: "finished", ko: "끝냄")])
    if !isKept {
      row.remarks.append(.nothingKept)
    } else if row.isUnderHalf {
      row.remarks.append(.underHalf)
    }
    return [row]
  }

  func answerFinished(_ row: SessionRow) {
    let isKept = row.amount.seconds > 0 || !row.session.span(until: clock.now).isEmpty
    guard !isKept else { return answer([row]) }
    guard format == .text else { return showMachine([]) }
    var row = row
    row.remarks = [.nothingKept]
    answer([row])
  }
}

extension Bilingual {
  /// That a run had no length.
  static let nothingKept = Bilingual(en: "nothing to keep", ko: "남길 것이 없음")
}

extension Tracking.Start.Kind {
  var words: Bilingual {
    switch self {
    case .new: Bilingual(en: "running", ko: "기록 시작")
    case .continued: Bilingual(en: "continued", ko: "앞의 기록을 이어 감")
    case .resumed: Bilingual(en: "resumed", ko: "다시 이어 감")
    }
  }
}
