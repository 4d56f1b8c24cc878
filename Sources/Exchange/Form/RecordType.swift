/// One kind of record of our own form: a table of the store under names that stay.
///
/// What a person may undo is what a person may take along: each table of the journal has a type.
struct RecordType: Sendable {
  /// What tells that a record of a file and one of the store are the same.
  enum Identity: Sendable {
    /// It has a number of its own, and is known by the first of these that finds one.
    case numbered(knownBy: [Likeness])
    /// It is a part of another record, whose number is in this column, and comes with it.
    case part(of: String)
    /// Its key is the same.
    case key([String])
  }

  /// Columns in which two records are the same; only of those where `ifSet` is neither NULL nor 0.
  struct Likeness: Sendable {
    let columns: [String]
    let ifSet: String?

    init(_ columns: String..., ifSet: String? = nil) {
      self.columns = columns
      self.ifSet = ifSet
    }
  }

  /// What the type is called in a file.
  let name: String
  /// The table that holds its records.
  let table: String
  let identity: Identity
  /// The columns in the order in which they are written.
  let fields: [Field]
  /// Columns that are made of others: the folded form of a name.
  let folded: [(column: String, of: String)]
  /// All columns that a record sets: those of the fields, then those that are made of others.
  let columns: [String]

  init(
    _ name: String, table: String, _ identity: Identity, _ fields: [Field],
    folded: [(column: String, of: String)] = []
  ) {
    self.name = name
    self.table = table
    self.identity = identity
    self.fields = fields
    self.folded = folded
    columns = fields.map(\.column) + folded.map(\.column)
  }

  /// Whether records of the type have numbers from a counter.
  var isNumbered: Bool {
    if case .numbered = identity { true } else { false }
  }

  /// The column with the number of the record that one of this type is a part of.
  var partColumn: String? {
    if case .part(let column) = identity { column } else { nil }
  }

  /// The types of which records may be parts or to which they may refer come first.
  static let all: [RecordType] = places + todos + blocks + focus + ddays + profile

  static func named(_ name: String) -> RecordType? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The types of the parts of a record of this type.
  var parts: [RecordType] { Self.partsByName[name] ?? [] }

  private static let partsByName = Dictionary(
    uniqueKeysWithValues: byName.values.map { whole in
      (
        whole.name,
        all.filter { part in
          part.fields.contains {
            $0.column == part.partColumn && $0.kind == .reference(to: whole.name)
          }
        }
      )
    })
}

/// A column under its name in a file.
struct Field: Sendable, Equatable {
  /// What a column holds, and by which rule a value of a file is checked.
  enum Kind: Sendable, Equatable {
    /// The record's own number.
    case number
    /// The number of a record of another type.
    case reference(to: String)
    /// A name that is unique across stores.
    case uid
    /// What a todo is called, or anything with the same rules.
    case title
    /// Any text without control characters.
    case text
    /// Such a text on one line.
    case line
    /// What a zone is called: a name of IANA, an offset or a rule of POSIX.
    case zone
    /// Words parted by U+001F in the store, an array in a file.
    case words
    case tag
    case project
    case nickname
    /// `YYYY-MM-DD`.
    case date
    /// `HH:MM`.
    case time
    /// How something repeats, as `RepeatRule.text`.
    case rule
    /// Zeros and ones.
    case ticks
    case flag
    case integer(ClosedRange<Int>)
    case real(ClosedRange<Double>)
    /// UTC seconds.
    case instant
    /// A date, or a date and a time parted by `T`.
    case moment
    /// Rules of reminders parted by commas, or `none`.
    case reminders
    case condition
    case choice([String])
    case blockName
    case groupKey
    case icon
    case dayMemo
  }

  let column: String
  let kind: Kind
  let isOptional: Bool
  /// The name in a file: that of the column, written as other names in JSON are.
  let name: String

  init(_ column: String, _ kind: Kind, optional isOptional: Bool = false) {
    self.column = column
    self.kind = kind
    self.isOptional = isOptional
    let words = column.split(separator: "_")
    let isReference = if case .reference = kind { true } else { false }
    let shown = isReference && words.count > 1 && words.last == "id" ? words.dropLast() : words[...]
    name = shown.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
