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

  private static func filter(meantBy text: String, _ store: TodoStore) throws -> String? {
    if let word = TodoFilter.word(named: text) { return word }
    if ["p1", "p2", "p3"].contains(text.lowercased()) { return "p:\(text.suffix(1))" }
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
