import CommandLineKit
import Language
import Planner

extension Context {
  /// Lets a person edit all fields of one todo in an editor; no lock is held meanwhile.
  func editWhole(_ selection: Selection, _ line: ParsedCommand) throws -> ExitStatus {
    let editor = try Editor(self, instead: "clamate help edit")
    let todos = try selection.todos(in: storeForReading(), isDone: false, self)
    guard let old = todos.first, todos.count == 1 else { throw SheetError.severalTodos }
    var movesSeries = false
    let changed = try editor.edit(TodoSheet.text(of: old, in: language), in: self) { text in
      var new = old
      let sheet = try TodoSheet(text)
      try sheet.apply(to: &new, self, storeForReading().places)
      movesSeries = sheet.movesSeries
      return try change(.named(.ids([old.id])), .edit, isDone: false, line) { store, now in
        guard now == [old] else { throw SheetError.changedMeanwhile }
        return try store.todos.change(now) { $0 = new }
      }
    }
    guard let changed else {
      answer([
        TodoAnswer(todo: old, remark: Bilingual(en: "nothing was changed", ko: "바뀐 것이 없음"))
      ])
      return .done
    }
    answer(
      changed.map {
        TodoAnswer(
          todo: $0.new,
          remark: $0.new.remark(movedFrom: $0.old, withSeries: movesSeries),
          saysAhead: true)
      })
    return .done
  }
}

/// Why an edited sheet was not taken.
enum SheetError: Explainable, Equatable {
  case severalTodos
  case unknown(String)
  case changedMeanwhile

  var message: Bilingual {
    switch self {
    case .severalTodos:
      Bilingual(en: "an editor takes one todo at a time", ko: "편집기로는 한 번에 하나만 고칠 수 있습니다")
    case .unknown(let line):
      Bilingual(en: "cannot read the line '\(line)'", ko: "'\(line)' 줄을 읽을 수 없습니다")
    case .changedMeanwhile:
      Bilingual(en: "the todo was changed meanwhile", ko: "그 사이에 할 일이 바뀌었습니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .severalTodos:
      Bilingual(en: "options change many: clamate help edit", ko: "여럿은 옵션으로: clamate help edit")
    case .unknown:
      Bilingual(
        en: "keep the 'key: value' lines; nothing was changed",
        ko: "'key: value' 줄을 지키세요. 아무것도 바뀌지 않았습니다")
    case .changedMeanwhile:
      Bilingual(en: "nothing was changed; edit it again", ko: "아무것도 바뀌지 않았으니 다시 고치세요")
    }
  }
}
