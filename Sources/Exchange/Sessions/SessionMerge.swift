import Database
import DateHelper
import Language
import Planner
import Terminal
import Text

/// Brings sessions of other forms into a store; a block is known there by its name.
final class SessionMerge {
  let clock: ForeignClock
  private let merge: RecordMerge
  private let language: Language
  private let names: SessionNames
  private var blocks: [String: JSONValue] = [:]

  init(_ merge: RecordMerge, _ clock: ForeignClock, in language: Language) throws {
    self.merge = merge
    self.clock = clock
    self.language = language
    names = try SessionNames(merge.store)
  }

  /// Counts something of the file that has no place in the store.
  func drop(_ name: String) {
    merge.drop(name)
  }

  /// Takes the elements of a file in, each a stretch of work.
  ///
  /// - Parameters:
  ///   - read: makes a session of an element.
  ///   - isPart: whether a stretch is a later one of a session.
  /// - Throws: ``ImportError`` or `DatabaseError`.
  func take(
    _ elements: [(line: Int, value: JSONValue)],
    _ read: (JSONValue) throws -> ForeignSession,
    joining isPart: (_ whole: ForeignSession, _ part: ForeignSession) -> Bool
  ) throws {
    var stretches = try elements.map { element in
      try ImportError.naming(line: element.line) {
        (line: element.line, session: try read(element.value))
      }
    }
    let count = stretches.count
    stretches.removeAll { $0.session.start == $0.session.end }
    for _ in stretches.count..<count { drop("empty") }
    stretches.sort { $0.session.start < $1.session.start }
    var open = stretches.first
    for (line, session) in stretches.dropFirst() {
      if let whole = open?.session, isPart(whole, session) {
        session.segments.forEach { open?.session.append($0) }
        continue
      }
      if let open { try take(open.session, line: open.line) }
      open = (line, session)
    }
    if let open { try take(open.session, line: open.line) }
  }

  /// Takes a session in.
  ///
  /// Sessions never overlap, so one that begins when another does is the same.
  /// - Throws: ``ImportError`` or `DatabaseError`.
  private func take(_ session: ForeignSession, line: Int) throws {
    try ImportError.naming(line: line) {
      try check(session)
      let start = session.start.seconds
      let there = try merge.store.sessions.latest(
        before: Instant(seconds: start == .max ? start : start + 1))
      if let there, try isPart(session, of: there) {
        merge.counts["session", default: .init()].same += 1
        return
      }
      var session = session
      if let there, there.start == session.start { session.uid = there.uid }
      try write(session)
    }
  }

  private func check(_ session: ForeignSession) throws {
    let end = session.end ?? clock.now
    let isInOrder = session.segments.allSatisfy { segment in
      segment.end.map { segment.start < $0 } ?? true
    }
    guard isInOrder else { throw TrackingError.order }
    guard session.start <= clock.now else { throw TrackingError.future }
    guard end <= clock.now else { throw TrackingError.future }
    guard session.start.seconds(until: end) <= Session.longestSpan else {
      throw TrackingError.tooLong
    }
  }

  /// Whether the store has all the stretches just so, under the same names.
  private func isPart(_ session: ForeignSession, of there: Session) throws -> Bool {
    let known = ForeignSession(there, names.subject(of: there))
    guard session.segments.allSatisfy(known.segments.contains) else { return false }
    let (new, old) = (session.subject, known.subject)
    return new.block?.folded == old.block?.folded && new.isFocus == old.isFocus
      && (new.group == nil || new.group?.folded == old.group?.folded)
      && (new.memo == nil || new.memo == old.memo)
  }

  private func write(_ session: ForeignSession) throws {
    // Numbers below zero are none of the store's.
    let number = JSONValue.integer(-merge.nextForeignNumber())
    let subject = session.subject
    var members: [JSONValue.Member] = [
      .init("id", number), .init("uid", .string(session.uid)),
      .init("block", try subject.block.map { try block($0, subject.group) } ?? .null),
      .init("focus", .boolean(subject.isFocus)),
      .init("started", .integer(Int(session.start.seconds))),
      .init("ended", JSONValue(session.end.map { Int($0.seconds) })),
    ]
    if try merge.store.sessions.session(uid: session.uid) == nil {
      members.append(.init("zone", .string(clock.zone.name)))
    }
    if let memo = subject.memo { members.append(.init("memo", .string(memo))) }
    try merge.take("session", .object(members))
    for pause in session.pauses {
      try merge.take(
        "pause",
        [
          "session": number, "started": .integer(Int(pause.start.seconds)),
          "ended": JSONValue(pause.end.map { Int($0.seconds) }),
        ])
    }
  }

  /// The number under which records of this import refer to a block, which is made if need be.
  private func block(_ name: String, _ group: String?) throws -> JSONValue {
    let key = "\(group?.folded ?? "")\u{1F}\(name.folded)"
    if let known = blocks[key] { return known }
    let store = merge.store.blocks
    let name = try fitting(name)
    let group = try group.map { try self.group(fitting($0)) }
    let block = try store.block(imported: name, in: group) ?? add(name, to: group)
    let number = merge.refer(to: "block", block.id)
    blocks[key] = number
    return number
  }

  /// A name that is not too long: a longer one ends in a sign of its own, so that two of them with
  /// the same beginning stay two.
  private func fitting(_ name: String) throws -> BlockName {
    do {
      return try BlockName(name)
    } catch BlockError.longName {
      drop("longName")
      let sign = "~" + ContentName.uid(of: name.folded).prefix(4)
      let start = try BlockName(startOf: name).text.prefix(BlockName.limit - sign.count)
      return try BlockName(start + sign)
    }
  }

  private func add(_ name: BlockName, to group: BlockGroup?) throws -> Block {
    let store = merge.store.blocks
    let uid = ContentName.uid(of: "block\u{1F}\(group?.name.folded ?? "")\u{1F}\(name.folded)")
    // It may be there under another name that it was given since.
    if let block = try store.block(uid: uid) { return block }
    let group = try group ?? defaultGroup()
    merge.counts["block", default: .init()].added += 1
    return try store.add(BlockStore.BlockDraft(name: name), to: group, uid: uid)
  }

  private func group(_ name: BlockName) throws -> BlockGroup {
    let store = merge.store.blocks
    let uid = ContentName.uid(of: "group\u{1F}\(name.folded)")
    let groups = try store.groups(withArchived: true)
    let found = groups.first { $0.name.folded == name.folded } ?? groups.first { $0.uid == uid }
    if let found { return found }
    if BlockStore.isDefaultGroup(name) { return try defaultGroup() }
    merge.counts["group", default: .init()].added += 1
    return try store.add(BlockStore.GroupDraft(name: name), uid: uid)
  }

  private func defaultGroup() throws -> BlockGroup {
    let groups = try merge.store.blocks.groups()
    if let group = groups.first(where: \.isDefault) { return group }
    merge.counts["group", default: .init()].added += 1
    return try merge.store.blocks.defaultGroup(in: language) {
      ContentName.uid(of: "group\u{1F}")
    }
  }
}
