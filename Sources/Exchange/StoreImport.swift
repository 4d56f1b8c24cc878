import Configuration
import Database
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
  /// - Parameter form: nil to tell it from the content.
  /// - Throws: ``ImportError`` or `FileError`.
  public init(_ stream: FileStream, as form: ExchangeForm?) throws {
    var beginning: [UInt8] = []
    while beginning.count < Self.lookedAt, try stream.read(into: &beginning) {}
    if beginning.starts(with: Self.byteOrderMark) { beginning.removeFirst(3) }
    guard beginning.contains(where: { !Self.space.contains($0) }) else { throw ImportError.empty }
    guard let form = form ?? ExchangeForm(beginningWith: beginning) else {
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
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  public func run(into store: PlannerStore) throws -> ImportReport {
    let merge = try RecordMerge(into: store)
    switch form {
    case .clamate:
      var reader = OwnFormReader(LineReader(stream, after: beginning), into: merge)
      try reader.read()
    case .icalendar, .todotxt, .csv, .taskwarrior:
      throw ImportError.unknownForm
    }
    return try merge.report()
  }
}

extension ExchangeForm {
  /// The form of a file by its beginning, where that is certain.
  init?(beginningWith bytes: [UInt8]) {
    guard let line = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first else {
      return nil
    }
    guard case .object(let members)? = try? JSONReader.value(line),
      members.value("format") == .string(OwnForm.name)
    else {
      return nil
    }
    self = .clamate
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
