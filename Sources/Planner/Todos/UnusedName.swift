import Language
import Text

/// A tag or a project that a filter names and that no todo has, open or done.
public struct UnusedName: Explainable, Equatable {
  /// What the name is of.
  public enum Kind: Sendable {
    /// A tag.
    case tag
    /// A project.
    case project

    /// How a filter writes a name.
    fileprivate func sign(_ name: String) -> String {
      self == .tag ? "+\(name)" : Project.prefix + name
    }
  }

  /// How many names are told at most.
  private static let shown = 8

  /// What the name is of.
  public let kind: Kind
  /// The name as it was typed.
  public let name: String
  /// The names that there are, in the order of their letters.
  let others: [String]

  init(kind: Kind, name: String, others: [String]) {
    (self.kind, self.name) = (kind, name)
    var seen: Set<String> = []
    self.others = others.filter { seen.insert($0.folded).inserted }
  }

  /// That nothing has the name.
  public var message: Bilingual {
    switch kind {
    case .tag: Bilingual(en: "no todo has the tag '\(name)'", ko: "'\(name)' 태그를 단 할 일이 없습니다")
    case .project:
      Bilingual(en: "no todo is of the project '\(name)'", ko: "'\(name)' 프로젝트의 할 일이 없습니다")
    }
  }

  /// The nearest name, or those that there are.
  public var hint: Bilingual? {
    if let near = EditDistance.nearest(to: name, in: others) {
      return .didYouMean("clamate list \(kind.sign(near))")
    }
    guard !others.isEmpty else { return nil }
    let more = others.count > Self.shown ? " ..." : ""
    let names = others.prefix(Self.shown).map(kind.sign).joined(separator: " ") + more
    return switch kind {
    case .tag: Bilingual(en: "tags: \(names)", ko: "태그: \(names)")
    case .project: Bilingual(en: "projects: \(names)", ko: "프로젝트: \(names)")
    }
  }
}

extension TodoStore {
  /// The tags and projects of a filter that no todo has.
  ///
  /// - Throws: `DatabaseError`.
  public func unusedNames(in filter: TodoFilter) throws -> [UnusedName] {
    var unused: [UnusedName] = []
    for tag in filter.tags + filter.withoutTags where !(try isUsed(tag)) {
      let others = try tags(beginningWith: "").map(\.name)
      unused.append(UnusedName(kind: .tag, name: tag.name, others: others))
    }
    if let project = filter.project, !(try isUsed(project)) {
      let others = try projects(beginningWith: "").flatMap(\.wholes)
      unused.append(UnusedName(kind: .project, name: project.name, others: others))
    }
    return unused
  }
}

extension Project {
  /// What it is a part of, the largest first, and itself.
  fileprivate var wholes: [String] {
    let parts = name.split(separator: ".")
    return (1...max(1, parts.count)).map { parts.prefix($0).joined(separator: ".") }
  }
}
