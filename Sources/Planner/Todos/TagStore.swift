import Database
import Language
import Text

/// A tag with the number of open todos that have it.
public struct TagCount: Sendable, Equatable {
  /// The tag.
  public let tag: Tag
  /// How many open todos have it.
  public let open: Int

  /// A tag and its number of open todos.
  public init(tag: Tag, open: Int) {
    self.tag = tag
    self.open = open
  }
}

extension TodoStore {
  /// All tags of open todos, by name.
  ///
  /// - Throws: `DatabaseError`.
  public func tagCounts() throws -> [TagCount] {
    var counts: [TagCount] = []
    try connection.rows(
      """
      SELECT min(name), count(*) FROM todo_tag JOIN todo ON todo.id = todo_id
      WHERE completed IS NULL GROUP BY folded_name ORDER BY folded_name
      """
    ) { row in
      counts.append(TagCount(tag: Tag(stored: row.text(0)), open: row.integer(1)))
    }
    return counts
  }

  /// Gives a tag another name in all todos, open and done; where a todo has both, they become one.
  ///
  /// - Returns: how many todos had the old tag.
  /// - Throws: ``TagStoreError/unknown(_:)``, or `DatabaseError`.
  public func rename(_ old: Tag, to new: Tag) throws -> Int {
    let count = try connection.first(
      "SELECT count(*) FROM todo_tag WHERE folded_name = ?", old.folded
    ) { $0.integer(0) }
    guard let count, count > 0 else { throw TagStoreError.unknown(old) }
    if old.folded != new.folded {
      try connection.run(
        """
        DELETE FROM todo_tag WHERE folded_name = ?
          AND todo_id IN (SELECT todo_id FROM todo_tag WHERE folded_name = ?)
        """, old.folded, new.folded)
    }
    try connection.run(
      "UPDATE todo_tag SET name = ?, folded_name = ? WHERE folded_name = ?", new.name, new.folded,
      old.folded)
    return count
  }
}

/// Why a tag was not renamed.
public enum TagStoreError: Explainable, Equatable {
  /// No todo has it.
  case unknown(Tag)

  /// Which tag it is.
  public var message: Bilingual {
    switch self {
    case .unknown(let tag):
      Bilingual(en: "no todo has the tag '\(tag.name)'", ko: "'\(tag.name)' 태그를 단 할 일이 없습니다")
    }
  }

  /// Where the tags are listed.
  public var hint: Bilingual? {
    Bilingual(en: "clamate tag list shows them", ko: "clamate tag list로 볼 수 있습니다")
  }
}
