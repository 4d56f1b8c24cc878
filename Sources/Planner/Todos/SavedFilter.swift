import Database
import Language
import Text

/// The words of a filter under a name.
public struct SavedFilter: Sendable, Equatable {
  /// What it is called; the form of a tag.
  public let name: String
  /// The words as `list` takes them.
  public let words: [String]

  /// A filter under a name.
  public init(name: Tag, words: [String]) {
    self.name = name.name
    self.words = words
  }

  init(name: String, words: [String]) {
    self.name = name
    self.words = words
  }

  /// What stands before the name of a saved filter among the words of a filter.
  public static let prefix = "filter:"
}

/// The filters that were given a name.
public struct SavedFilterStore {
  private static let separator: Character = "\u{1F}"
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// All filters, by name.
  ///
  /// - Throws: `DatabaseError`.
  public func all() throws -> [SavedFilter] {
    var filters: [SavedFilter] = []
    try connection.rows("SELECT name, words FROM saved_filter ORDER BY folded_name") { row in
      filters.append(SavedFilter(name: row.text(0), words: Self.words(row.text(1))))
    }
    return filters
  }

  /// Keeps a filter, in the place of one of the same name.
  ///
  /// - Throws: `DatabaseError`.
  public func save(_ filter: SavedFilter) throws {
    try connection.run(
      """
      INSERT INTO saved_filter (folded_name, name, words) VALUES (?, ?, ?)
      ON CONFLICT (folded_name) DO UPDATE SET name = excluded.name, words = excluded.words
      """, filter.name.folded, filter.name,
      filter.words.joined(separator: String(Self.separator)))
  }

  /// Forgets a filter.
  ///
  /// - Throws: ``SavedFilterError/unknown(_:)``, or `DatabaseError`.
  public func remove(_ name: String) throws {
    let count = try connection.run("DELETE FROM saved_filter WHERE folded_name = ?", name.folded)
    guard count == 1 else { throw SavedFilterError.unknown(name) }
  }

  /// The words of a filter with those of saved filters in the place of their names.
  ///
  /// - Throws: ``SavedFilterError/unknown(_:)``, or `DatabaseError`.
  public func expanded(_ words: [String]) throws -> [String] {
    try words.flatMap { word -> [String] in
      guard word.hasPrefix(SavedFilter.prefix) else { return [word] }
      let name = String(word.dropFirst(SavedFilter.prefix.count))
      let found = try connection.first(
        "SELECT words FROM saved_filter WHERE folded_name = ?", name.folded
      ) { Self.words($0.text(0)) }
      guard let found else { throw SavedFilterError.unknown(name) }
      return found
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: separator).map(String.init)
  }
}

/// Why a saved filter could not be used.
public enum SavedFilterError: Explainable, Equatable {
  /// There is no filter of this name.
  case unknown(String)
  /// A saved filter holds no other one.
  case nested(String)
  /// A filter of nothing selects everything.
  case empty
  /// The word cannot be the name of a filter.
  case name(String)

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .unknown(let name):
      Bilingual(en: "no saved filter '\(name)'", ko: "'\(name)' 필터는 저장되어 있지 않습니다")
    case .nested(let word):
      Bilingual(
        en: "a saved filter cannot hold '\(word)'", ko: "저장할 필터에 '\(word)'은(는) 쓸 수 없습니다")
    case .empty:
      Bilingual(en: "a filter needs words", ko: "필터에 낱말이 필요합니다")
    case .name(let word):
      Bilingual(
        en: "'\(word)' cannot be the name of a filter", ko: "'\(word)'은(는) 필터 이름이 될 수 없습니다")
    }
  }

  /// What to look at.
  public var hint: Bilingual? {
    switch self {
    case .unknown:
      Bilingual(en: "clamate filter list shows them", ko: "clamate filter list로 볼 수 있습니다")
    case .nested:
      Bilingual(en: "use the words of that filter", ko: "그 필터의 낱말을 쓰세요")
    case .empty, .name:
      Bilingual(en: "clamate filter save work +work p:1", ko: "clamate filter save 일 +회사 p:1")
    }
  }
}
