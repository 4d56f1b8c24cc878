import CommandLineKit
import Language
import Sky
import Text

extension Completer {
  /// How many regions a beginning is looked for among.
  private static let mostRegions = 300

  /// The next word of the names of regions.
  ///
  /// One word at a time, so that no shell needs quotes: `중구` is followed by the cities that have one.
  func regions(_ site: CompletionSite) -> [Candidate] {
    guard let table = (try? RegionTable.installed(environment)) ?? nil else { return [] }
    let earlier = site.begun.map { "\($0) " }.joined()
    let typed = earlier + site.word
    let found =
      [typed, earlier].lazy
      .map { table.search($0, limit: Self.mostRegions) }.first { !$0.isEmpty } ?? []
    var labels: [String: [String]] = [:]
    var order: [String] = []
    for region in found {
      for word in Set(region.spellings.compactMap { $0.word(after: earlier, typed: typed) }) {
        if labels[word] == nil { order.append(word) }
        labels[word, default: []].append(region.label[language])
      }
    }
    return order.map { Candidate($0, meaning(of: labels[$0] ?? [])) }
  }

  private func meaning(of labels: [String]) -> String {
    guard labels.count > 1 else { return labels.first ?? "" }
    return Bilingual(en: "\(labels.count) regions", ko: "\(labels.count)곳")[language]
  }
}

extension Region {
  /// Its name with what it belongs to behind it and before it, in both languages.
  fileprivate var spellings: [String] {
    [name.korean, name.english].enumerated().flatMap { index, name -> [String] in
      guard let parent = index == 0 ? parent?.korean : parent?.english else { return [name] }
      return ["\(name) \(parent)", "\(parent) \(name)"]
    }.map { $0.filter { $0 != "," } }
  }
}

extension String {
  /// The word that follows `earlier` in a text that begins with `typed`, whatever the case.
  fileprivate func word(after earlier: String, typed: String) -> String? {
    guard folded.hasPrefix(typed.folded) else { return nil }
    return dropFirst(earlier.count).split(separator: " ").first.map(String.init)
  }
}
