import Configuration
import Database
import Language
import Planner
import Terminal
import Text

/// The bytes of a file on their way into a store.
public struct StoreImport {
  /// The form that the file has.
  public let form: ExchangeForm
  private let stream: FileStream
  private let beginning: [UInt8]

  /// Looks at the beginning of a file.
  ///
  /// - Parameters:
  ///   - form: nil to tell it from the content.
  ///   - likely: the form where the content does not tell.
  /// - Throws: ``ImportError`` or `FileError`.
  public init(
    _ stream: FileStream, as form: ExchangeForm?, orElse likely: ExchangeForm? = nil
  ) throws {
    var beginning: [UInt8] = []
    while beginning.count < Self.lookedAt, try stream.read(into: &beginning) {}
    if beginning.starts(with: Self.byteOrderMark) { beginning.removeFirst(3) }
    guard beginning.contains(where: { !Self.space.contains($0) }) else { throw ImportError.empty }
    guard let form = form ?? ExchangeForm(beginningWith: beginning) ?? likely else {
      throw ImportError.unknownForm
    }
    self.form = form
    self.stream = stream
    self.beginning = beginning
  }

  private static let lookedAt = 1024
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// Takes all records in; the caller holds the transaction that takes them back if this throws.
  ///
  /// - Parameter language: that of names which a file does not give.
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  public func run(
    into store: PlannerStore, _ clock: ForeignClock, in language: Language
  ) throws -> ImportReport {
    let merge = try RecordMerge(into: store, parts: form.parts, clock)
    let lines = LineReader(stream, after: beginning)
    // Rows come in order and are not read again; what many of them leave behind needs the memory.
    try store.connection.execute("PRAGMA cache_size = -4096")
    switch form {
    case .clamate:
      var reader = OwnFormReader(lines, into: merge)
      try reader.read()
    case .icalendar:
      var reader = CalendarReader(lines, into: merge, clock)
      try reader.read()
    case .todotxt: try TodoTxt.read(lines, into: merge, clock)
    case .csv:
      let line = beginning.prefix { $0 != UInt8(ascii: "\n") }
      try CSV.read(lines, separator: CSV.separator(of: Array(line)), into: merge, clock)
    case .taskwarrior: try Taskwarrior.read(lines, into: merge, clock)
    case .timewarrior: try Timewarrior.read(lines, into: SessionMerge(merge, clock, in: language))
    case .watson: try Watson.read(lines, into: SessionMerge(merge, clock, in: language))
    }
    return try merge.report()
  }
}

extension ExchangeForm {
  /// The types of parts of todos that come with them.
  fileprivate var parts: Set<String> {
    if self == .clamate { return Set(RecordType.all.map(\.name)) }
    return holdsSessions ? ["pause", "sessionClock"] : ["tag", "item", "keptLine"]
  }

  /// The form that files with the ending of a path have as a rule.
  public init?(endingOf path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "jsonl": self = .clamate
    case "ics": self = .icalendar
    case "txt": self = .todotxt
    case "csv": self = .csv
    default: return nil
    }
  }

  /// The form of a file by its beginning, where that is certain.
  init?(beginningWith bytes: [UInt8]) {
    let start = String(decoding: bytes, as: UTF8.self).drop(while: \.isWhitespace)
    let line = start.prefix { !$0.isNewline }
    if line.uppercased().hasPrefix("BEGIN:VCALENDAR") {
      self = .icalendar
    } else if line.filter({ !$0.isWhitespace }).hasPrefix("{\"format\":\"\(OwnForm.name)\"") {
      self = .clamate
    } else if let form = Self(beginningWith: start.filter { !$0.isWhitespace }[...]) {
      self = form
    } else if ["[", "{"].contains(start.first), start.contains("\"uuid\"") {
      self = .taskwarrior
    } else if CSV.isHeading(String(line)) {
      self = .csv
    } else {
      return nil
    }
  }

  /// The form of a JSON array of sessions, all space left out.
  private init?(beginningWith bare: Substring) {
    if bare == "[]" {
      // What Taskwarrior exports where there is no task.
      self = .taskwarrior
    } else if bare.starts(with: /\[\[\d+,\d+,"/) {
      self = .watson
    } else if bare.starts(with: /\[\{("id":\d+,)?"start":"/) {
      self = .timewarrior
    } else {
      return nil
    }
  }
}

extension PlannerStore {
  /// How many records of the types with a number of their own the store holds.
  ///
  /// - Throws: `DatabaseError`.
  public func recordCount() throws -> Int {
    try RecordType.all.filter(\.isNumbered).reduce(0) { sum, type in
      sum + (try connection.first("SELECT count(*) FROM \(type.table)") { $0.integer(0) } ?? 0)
    }
  }
}
