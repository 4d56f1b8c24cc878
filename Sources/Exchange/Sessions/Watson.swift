import DateHelper
import Planner
import Terminal

/// Reads and writes the frames of Watson (https://tailordev.github.io/Watson/).
///
/// A frame is `[start, stop, project, id, tags, updated]`, times in UTC seconds. The project is the
/// block. A stretch of work after a pause has an id that follows from that of its session, so that
/// it comes back as a part of it.
enum Watson {
  /// Takes all frames in.
  ///
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  static func read(_ lines: LineReader, into sessions: SessionMerge) throws {
    let frames = try lines.elements(of: .watson)
    try sessions.take(frames) {
      try session($0, sessions.drop)
    } joining: {
      $1.uid == part(of: $0, from: $1.start)
    }
  }

  private static func session(
    _ value: JSONValue, _ drop: (String) -> Void
  ) throws -> ForeignSession {
    guard case .array(let parts) = value, parts.count >= 4 else { throw RecordFault.noFrame }
    let start = try instant("start", parts[0])
    let end = try instant("stop", parts[1])
    guard case .string(let project) = parts[2] else {
      throw FieldFault.wrong("project", shown: parts[2].shown)
    }
    guard case .string(let id) = parts[3], !id.isEmpty, id.utf8.count <= RecordType.longestUID
    else {
      throw FieldFault.wrong("id", shown: parts[3].shown)
    }
    var subject = ForeignSession.Subject()
    let tags = parts.count > 4 ? try [JSONValue.Member("tags", parts[4])].strings("tags") : []
    for _ in subject.take(tags: tags) { drop("tags") }
    // Focus on nothing in particular has no group; its project is there because a frame needs one.
    if !subject.isFocus || subject.group != nil { subject.block = project }
    return ForeignSession(
      uid: uid(ofFrame: id), subject: subject, segments: [.init(start: start, end: end)])
  }

  private static func instant(_ name: String, _ value: JSONValue) throws -> Instant {
    let seconds: Int? =
      switch value {
      case .integer(let seconds): seconds
      case .number(let seconds): Int(exactly: seconds.rounded())
      default: nil
      }
    guard let seconds, RecordType.instants ~= seconds else {
      throw FieldFault.wrong(name, shown: value.shown)
    }
    return Instant(seconds: Int64(seconds))
  }

  /// The frames of a session, nil for a run, which Watson keeps elsewhere.
  static func frames(_ session: ForeignSession) -> [JSONValue]? {
    guard session.end != nil else { return nil }
    let subject = session.subject
    return session.segments.enumerated().map { index, segment in
      let uid = index == 0 ? session.uid : part(of: session, from: segment.start)
      let end = JSONValue(segment.end.map { Int($0.seconds) })
      return [
        .integer(Int(segment.start.seconds)), end, .string(subject.block ?? "focus"),
        .string(id(ofFrame: uid)), .array(subject.tags.map(JSONValue.string)), end,
      ]
    }
  }

  /// The uid of a later stretch of a session.
  private static func part(of session: ForeignSession, from start: Instant) -> String {
    ContentName.uid(of: "\(session.uid)\u{1F}\(start.seconds)")
  }

  /// Watson writes the UUIDs of frames without their hyphens.
  private static func id(ofFrame uid: String) -> String {
    let bare = uid.filter { $0 != "-" }
    return self.uid(ofFrame: bare) == uid ? bare : uid
  }

  private static func uid(ofFrame id: String) -> String {
    guard id.utf8.count == 32, id.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return id }
    return ContentName.grouped(id)
  }
}
