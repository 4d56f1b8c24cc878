/// The contents of a TZif file: when the offset changes, and the rule for later times.
struct TransitionTable: Sendable {
  private let transitions: [Int64]
  /// The offset from each transition on.
  private let offsets: [Int]
  private let offsetBeforeAll: Int
  private let rule: POSIXRule?

  func offset(at instant: Instant) -> Int {
    guard let last = transitions.last else {
      return rule?.offset(at: instant) ?? offsetBeforeAll
    }
    if let rule, instant.seconds >= last { return rule.offset(at: instant) }
    let index = transitions.partitioningIndex(above: instant.seconds)
    return index == 0 ? offsetBeforeAll : offsets[index - 1]
  }
}

extension TransitionTable {
  /// The table in a TZif file, nil if the bytes break a rule of RFC 9636.
  init?(tzif bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let first = TZifHeader(&reader) else { return nil }
    guard first.version >= UInt8(ascii: "2") else {
      self.init(body: first, timeBytes: 4, reader: &reader, rule: nil)
      return
    }
    guard reader.skip(first.bodySize(timeBytes: 4)), let second = TZifHeader(&reader) else {
      return nil
    }
    var ahead = reader
    guard ahead.skip(second.bodySize(timeBytes: 8)), let footer = ahead.footer() else { return nil }
    let rule = footer.isEmpty ? nil : POSIXRule(footer)
    guard footer.isEmpty || rule != nil else { return nil }
    self.init(body: second, timeBytes: 8, reader: &reader, rule: rule)
  }

  private init?(body: TZifHeader, timeBytes: Int, reader: inout ByteReader, rule: POSIXRule?) {
    // A zone with leap seconds counts other seconds than POSIX does.
    guard body.typeCount > 0, body.leapCount == 0, reader.has(body.bodySize(timeBytes: timeBytes))
    else { return nil }
    var times: [Int64] = []
    for _ in 0..<body.transitionCount {
      guard let time = reader.signed(timeBytes) else { return nil }
      if let last = times.last, time <= last { return nil }
      times.append(time)
    }
    guard let indexes = reader.take(body.transitionCount) else { return nil }
    var types: [Int] = []
    for _ in 0..<body.typeCount {
      guard let offset = reader.signed(4), reader.skip(2),
        Int(offset).magnitude < Zone.offsetLimit
      else { return nil }
      types.append(Int(offset))
    }
    guard indexes.allSatisfy({ $0 < types.count }) else { return nil }
    transitions = times
    offsets = indexes.map { types[Int($0)] }
    offsetBeforeAll = types[0]
    self.rule = rule
  }
}

/// The 44 bytes before each of a TZif file's bodies.
private struct TZifHeader {
  let version: UInt8
  let universalFlagCount, standardFlagCount, leapCount: Int
  let transitionCount, typeCount, abbreviationBytes: Int

  init?(_ reader: inout ByteReader) {
    guard let magic = reader.take(4), Array(magic) == Array("TZif".utf8),
      let version = reader.take(1)?.first, reader.skip(15)
    else { return nil }
    self.version = version
    var counts: [Int] = []
    for _ in 0..<6 {
      // No real zone comes near this; it keeps every size below from overflowing.
      guard let count = reader.signed(4), 0...1_000_000 ~= count else { return nil }
      counts.append(Int(count))
    }
    universalFlagCount = counts[0]
    standardFlagCount = counts[1]
    leapCount = counts[2]
    transitionCount = counts[3]
    typeCount = counts[4]
    abbreviationBytes = counts[5]
  }

  func bodySize(timeBytes: Int) -> Int {
    transitionCount * (timeBytes + 1) + typeCount * 6 + abbreviationBytes
      + leapCount * (timeBytes + 4) + standardFlagCount + universalFlagCount
  }
}

/// Reads big-endian numbers from bytes, never past their end.
private struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  func has(_ count: Int) -> Bool { rest.count >= count }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard has(count) else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func skip(_ count: Int) -> Bool { take(count) != nil }

  mutating func signed(_ count: Int) -> Int64? {
    guard let bytes = take(count), let first = bytes.first else { return nil }
    let sign: Int64 = first < 0x80 ? 0 : -1
    return bytes.reduce(sign) { $0 << 8 | Int64($1) }
  }

  /// The text between two line feeds at the end of a file.
  mutating func footer() -> String? {
    guard take(1)?.first == 0x0A, let end = rest.firstIndex(of: 0x0A) else { return nil }
    return String(validating: rest[..<end], as: UTF8.self)
  }
}

extension [Int64] {
  /// The index of the first element of a sorted array that is larger.
  fileprivate func partitioningIndex(above value: Int64) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        self[middle] <= value ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
