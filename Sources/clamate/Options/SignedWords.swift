import CommandLineKit
import Planner

/// Words without those that are signs: `+tag`, `@place`, `p:1` and `project:name`.
struct SignedWords {
  private(set) var words: [String] = []
  private(set) var tags: [Tag] = []
  private(set) var priority: Priority?
  private(set) var project: Project?
  private(set) var place: PlaceReference?

  /// - Parameter findPlace: the place of a name, or nil; `@word` is title where there is none.
  init(_ all: [String], findPlace: (String) throws -> PlaceReference?) throws {
    for word in all {
      if let tag = Tag(sign: word) {
        tags.append(tag)
      } else if let name = try Project.sign(word) {
        guard project == nil else { throw UsageError.repeatedOption(name: Project.prefix) }
        project = name
      } else if let found = try PlaceReference.name(inSign: word).flatMap(findPlace) {
        guard place == nil else { throw UsageError.repeatedOption(name: PlaceReference.sign) }
        place = found
      } else if word.hasPrefix("p:"), word.dropFirst(2).allSatisfy(\.isNumber), word.count > 2 {
        guard priority == nil else { throw UsageError.repeatedOption(name: "p:") }
        priority = try Priority(typed: String(word.dropFirst(2)), option: "p:")
      } else {
        words.append(word)
      }
    }
  }
}
