import DateHelper
import Planner
import Terminal

/// Reads and writes what `timew export` writes.
///
/// An interval of Timewarrior knows no pause: a session is one interval a stretch of work. A tag says
/// which of them go on with the one before, so that they come back as one session.
enum Timewarrior {
  /// Takes all intervals in.
  ///
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  static func read(_ lines: LineReader, into sessions: SessionMerge) throws {
    let intervals = try lines.elements(of: .timewarrior)
    try sessions.take(intervals) {
      try session($0, sessions.clock, sessions.drop)
    } joining: {
      $1.isResumed && $0.subject == $1.subject
    }
  }

  private static func session(
    _ value: JSONValue, _ clock: ForeignClock, _ drop: (String) -> Void
  ) throws -> ForeignSession {
    guard case .object(let members) = value else { throw RecordFault.noObject }
    guard let start = try instant("start", members, clock) else {
      throw FieldFault.missing("start")
    }
    let end = try instant("end", members, clock)
    let tags = try members.strings("tags")
    var subject = ForeignSession.Subject()
    subject.memo = try members.string("annotation")
    var names = subject.take(tags: tags)
    let isResumed = names.contains(ForeignSession.resumedTag)
    names.removeAll { $0 == ForeignSession.resumedTag }
    if !names.isEmpty { subject.block = names.removeFirst() }
    if subject.block == nil { subject.isFocus = true }
    for _ in names { drop("tags") }
    for member in members where !known.contains(member.name) { drop(member.name) }
    // The same interval has the same name in every run.
    let content = (["timewarrior", clock.basic(start)] + tags.sorted()).joined(separator: "\u{1F}")
    var session = ForeignSession(
      uid: ContentName.uid(of: content), subject: subject,
      segments: [.init(start: start, end: end)])
    session.isResumed = isResumed
    return session
  }

  private static let known: Set<String> = ["id", "start", "end", "tags", "annotation"]

  private static func instant(
    _ name: String, _ members: [JSONValue.Member], _ clock: ForeignClock
  ) throws -> Instant? {
    guard let text = try members.string(name) else { return nil }
    guard let instant = clock.instant(basic: text) else {
      throw FieldFault.wrong(name, shown: text)
    }
    return instant
  }

  /// The intervals of a session.
  static func intervals(_ session: ForeignSession, _ clock: ForeignClock) -> [JSONValue] {
    let subject = session.subject
    let tags = (subject.block.map { [$0] } ?? []) + subject.tags
    return session.segments.enumerated().map { index, segment in
      let tags = tags + (index == 0 ? [] : [ForeignSession.resumedTag])
      let members: [(String, JSONValue)] = [
        ("start", .string(clock.basic(segment.start))),
        ("end", JSONValue(segment.end.map(clock.basic))),
        ("tags", .array(tags.map(JSONValue.string))),
        ("annotation", JSONValue(subject.memo)),
      ]
      return .object(members.filter { $0.1 != .null }.map { JSONValue.Member($0.0, $0.1) })
    }
  }
}
