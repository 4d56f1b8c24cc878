import CommandLineKit
import Language
import Planner
import Terminal
import Text

extension Completer {
  /// The cells that the title of a todo takes at most.
  static let titleWidth = 40

  /// The numbers of todos; in `3,5-` they follow what is there.
  func todos(_ states: [Bool], _ typed: String) -> [Candidate] {
    let start =
      typed.lastIndex { $0 == "," || $0 == "-" }.map(typed.index(after:)) ?? typed.startIndex
    let (head, digits) = (typed[..<start], typed[start...])
    let isList = head.allSatisfy { "0123456789,-".contains($0) }
    guard isList, let store = store?.todos else { return [] }
    let found = states.flatMap { isDone in
      (try? store.candidates(isDone: isDone, digits: String(digits))) ?? []
    }
    return found.prefix(TodoStore.mostCandidates).map {
      Candidate("\(head)\($0.id)", SafeText($0.title).truncated(to: Self.titleWidth))
    }
  }

  /// The tags of the store.
  func tags(_ typed: String) -> [Candidate] {
    ((try? store?.todos.tags(beginningWith: typed)) ?? []).map { Candidate($0.name) }
  }

  /// The projects of the store.
  func projects(_ typed: String) -> [Candidate] {
    ((try? store?.todos.projects(beginningWith: typed)) ?? []).map { Candidate($0.name) }
  }

  /// The places that were given a name, each with where it is.
  func places() -> [Candidate] {
    ((try? store?.places.all()) ?? []).map { Candidate($0.name, $0.region.name[language]) }
  }

  /// The filters that were saved under a name.
  func savedFilters() -> [Candidate] {
    ((try? store?.filters.all()) ?? []).map {
      Candidate($0.name, $0.words.joined(separator: " "))
    }
  }

  /// What may stand among the words of a new todo, once its first letter has been typed.
  func todoWords(_ typed: String) -> [Candidate] {
    if let signed = signed(typed) { return signed }
    guard !typed.isEmpty else { return [] }
    return (FilterWord.priorities + [FilterWord.project]).map(candidate)
      + phrases(PhraseWord.days + PhraseWord.times, typed)
  }

  /// The conditions of a list.
  func filters(_ typed: String) -> [Candidate] {
    if let signed = signed(typed) { return signed }
    let days = FilterWord.dateKeys.lazy.compactMap {
      self.signed(typed, $0.term.english) { self.phrases(PhraseWord.days, $0) }
    }
    let saved = signed(typed, SavedFilter.prefix) { _ in savedFilters() }
    return saved ?? days.first ?? FilterWord.all.map(candidate)
  }

  /// What follows the sign of a tag, a project or a place; nil where there is none.
  private func signed(_ typed: String) -> [Candidate]? {
    signed(typed, "+", tags) ?? signed(typed, Project.prefix, projects)
      ?? signed(typed, PlaceReference.sign) { _ in places() }
  }

  private func signed(
    _ typed: String, _ sign: String, _ candidates: (String) -> [Candidate]
  ) -> [Candidate]? {
    guard typed.hasPrefix(sign) else { return nil }
    return candidates(String(typed.dropFirst(sign.count)))
      .map { Candidate(sign + $0.word, $0.meaning) }
  }
}
