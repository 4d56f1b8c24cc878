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
    if filter.state != nil, let word = filter.texts.first(where: ForeignKey.begins) {
      complain(ForeignKey(word: word))
    }
    if isEmpty, unused.isEmpty { complain(try EmptyList(filter, store)) }
    if let hidden = try HiddenMatches(filter, store, at: clock.moment) { complain(hidden) }
  }

  private func complain(_ problem: some Explainable) {
    let hint = problem.hint.map { " (\($0[language]))" } ?? ""
    output.complain(SafeText(problem.message[language] + hint).string)
  }
}

/// That todos pass a filter which are put away until later.
private struct HiddenMatches: Explainable {
  private let count: Int

  /// Nil where there are none, and for a list of all, which `today` counts them for.
  init?(_ filter: TodoFilter, _ store: TodoStore, at now: CivilMoment) throws {
    var everything = TodoFilter()
    everything.outdoorTags = filter.outdoorTags
    guard filter.state == .open, !filter.isHidden, filter != everything else { return nil }
    var hidden = filter
    hidden.isHidden = true
    var count = 0
    try store.forEach(passing: hidden, at: now, isBrief: true) { _ in count += 1 }
    guard count > 0 else { return nil }
    self.count = count
  }

  var message: Bilingual {
    Bilingual(
      en: "\(count) more \(count == 1 ? "is" : "are") hidden until later",
      ko: "나중까지 숨겨 둔 할 일이 \(count)개 더 있습니다")
  }

  var hint: Bilingual? { Bilingual(verbatim: "clamate list is:hidden") }
}

/// That a word with a key that no filter has was looked for as text: `colour:red`.
private struct ForeignKey: Explainable {
  let word: String

  /// Whether a word has the form of a filter: letters, a colon and a value, and no address.
  static func begins(_ word: String) -> Bool {
    let key = word.prefix { $0.isLetter || $0 == "-" }
    let value = word.dropFirst(key.count)
    return !key.isEmpty && value.first == ":" && !value.hasPrefix("://")
  }

  var message: Bilingual {
    Bilingual(en: "'\(word)' is looked for as text", ko: "'\(word)'은(는) 글자로 찾습니다")
  }

  var hint: Bilingual? {
    Bilingual(en: "clamate help filters names the filters", ko: "필터 보기: clamate help filters")
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
