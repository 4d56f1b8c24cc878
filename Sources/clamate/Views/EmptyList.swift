import DateHelper
import Language
import Planner
import Text

extension Context {
  /// Says what of a filter a person may have meant otherwise, or that no todo passes it.
  func say(of filter: TodoFilter, isEmpty: Bool, _ store: TodoStore) throws {
    guard !presentation.isQuiet else { return }
    let unused = try store.unusedNames(in: filter)
    for name in unused { complain(name) }
    if isEmpty, unused.isEmpty { complain(try EmptyList(filter, store)) }
  }

  private func complain(_ problem: some Explainable) {
    let hint = problem.hint.map { " (\($0[language]))" } ?? ""
    output.complain(SafeText(problem.message[language] + hint).string)
  }
}

/// That no todo passes a filter, with the filter that a word of text was probably meant to be.
private struct EmptyList: Explainable {
  private let filter: TodoFilter
  private let isForEverything: Bool
  /// The filter that a text was meant to be.
  private let meant: String?

  init(_ filter: TodoFilter, _ store: TodoStore) throws {
    self.filter = filter
    var everything = TodoFilter()
    everything.outdoorTags = filter.outdoorTags
    isForEverything = filter == everything
    meant = try filter.texts.lazy.compactMap { try Self.filter(meantBy: $0, store) }.first
  }

  /// Values of `is:` and `has:`, and what they are called in Korean.
  private static let states = [
    "open": "is:open", "all": "is:open", "모두": "is:open", "done": "is:done", "완료": "is:done",
    "overdue": "is:overdue",
    "밀린": "is:overdue", "undated": "is:undated", "outdoor": "is:outdoor", "야외": "is:outdoor",
    "repeating": "is:repeating", "반복": "is:repeating", "hidden": "is:hidden", "due": "has:due",
    "마감": "has:due", "p1": "p:1", "p2": "p:2", "p3": "p:3",
  ]

  private static func filter(meantBy text: String, _ store: TodoStore) throws -> String? {
    if let state = states[text.lowercased()] { return state }
    if let tag = try? Tag(text), try store.unusedNames(in: .tagged(tag)).isEmpty {
      return "+\(tag.name)"
    }
    return nil
  }

  var message: Bilingual {
    if isForEverything { return Bilingual(en: "no todos", ko: "할 일이 없습니다") }
    if let place = filter.texts.lazy.compactMap(PlaceReference.name(inSign:)).first {
      return Bilingual(
        en: "no todo matches, and there is no place '\(place)'",
        ko: "맞는 할 일이 없고, '\(place)' 장소도 없습니다")
    }
    guard filter.state == .open else {
      return Bilingual(en: "no todo matches", ko: "맞는 할 일이 없습니다")
    }
    return Bilingual(en: "no open todo matches", ko: "맞는 할 일이 없습니다 (끝내지 않은 것 가운데)")
  }

  var hint: Bilingual? {
    if let meant { return .didYouMean("clamate list \(meant)") }
    guard filter.texts.contains(where: { PlaceReference.name(inSign: $0) != nil }) else {
      return nil
    }
    return Bilingual(en: "clamate region list shows them", ko: "clamate region list로 볼 수 있습니다")
  }
}

extension TodoFilter {
  fileprivate static func tagged(_ tag: Tag) -> TodoFilter {
    var filter = TodoFilter()
    filter.tags = [tag]
    return filter
  }
}
