import Language
import Text

/// A larger undertaking that todos belong to: a tag's form, with dots between its parts.
public struct Project: Sendable, Hashable {
  /// The name in NFC, such as `home.garden`.
  public let name: String

  /// Checks a name.
  ///
  /// - Throws: ``ProjectError``.
  public init(_ typed: String) throws(ProjectError) {
    let parts = typed.nfc.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ (try? Tag(String($0))) != nil }) else { throw .invalid(typed) }
    name = typed.nfc
  }

  /// The project that a `project:NAME` word of a command line stands for.
  ///
  /// - Returns: nil for other words.
  /// - Throws: ``ProjectError`` where the name cannot be one.
  public static func sign(_ word: String) throws(ProjectError) -> Project? {
    guard word.hasPrefix(prefix), word.count > prefix.count else { return nil }
    return try Project(String(word.dropFirst(prefix.count)))
  }

  /// What stands before a project on a command line.
  public static let prefix = "project:"

  init(stored name: String) {
    self.name = name
  }

  /// The name for matching.
  public var folded: String { name.folded }
}

/// Why a project was not taken.
public enum ProjectError: Explainable, Equatable {
  /// The name does not have the form of a project.
  case invalid(String)

  /// Which name it is.
  public var message: Bilingual {
    switch self {
    case .invalid(let name):
      Bilingual(en: "'\(name)' cannot be a project", ko: "'\(name)'은(는) 프로젝트 이름이 될 수 없습니다")
    }
  }

  /// The form of a project.
  public var hint: Bilingual? {
    Bilingual(
      en: "use letters, digits, - or _, with dots between parts; quote it to keep it in the title",
      ko: "글자, 숫자, -, _와 점만 씁니다. 제목에 두려면 전체를 따옴표로 묶으세요")
  }
}
