import DateHelper
import Planner

/// A session on its way from or to a form that is not our own.
struct ForeignSession {
  /// What it was about, by names.
  struct Subject: Hashable {
    /// The block, nil for focus on nothing in particular.
    var block: String?
    var group: String?
    var isFocus = false
    var memo: String?
  }

  /// A tag that begins so names the group of a block, so that it comes back.
  static let groupMark = "group:"
  /// The tag of a session that was started as focus.
  static let focusTag = "clamate:focus"
  /// The tag of a stretch of work that goes on with the one before it after a pause.
  static let resumedTag = "clamate:resumed"

  var uid: String
  var subject: Subject
  /// The stretches of work, in order, none touching another; the last of a run goes on.
  var segments: [Segment]
  /// Whether it goes on with the one before it.
  var isResumed = false

  /// A stretch of work without a break.
  struct Segment: Equatable {
    var start: Instant
    /// Nil while it goes on.
    var end: Instant?
  }

  init(uid: String, subject: Subject, segments: [Segment]) {
    self.uid = uid
    self.subject = subject
    self.segments = segments
  }

  /// A session of the store.
  init(_ session: Session, _ subject: Subject) {
    let open = Instant(seconds: .max)
    uid = session.uid
    self.subject = subject
    segments = session.segments(until: open).map {
      Segment(start: $0.lowerBound, end: $0.upperBound == open ? nil : $0.upperBound)
    }
  }

  /// Goes on with a later stretch; one that begins where the last ended is none of its own.
  mutating func append(_ segment: Segment) {
    guard let last = segments.last, last.end == segment.start else {
      segments.append(segment)
      return
    }
    segments[segments.count - 1].end = segment.end
  }

  /// When it began.
  var start: Instant { segments.first?.start ?? Instant(seconds: 0) }
  /// When it ended, nil while it goes on.
  var end: Instant? { segments.last?.end }

  /// The breaks between the stretches.
  var pauses: [Pause] {
    zip(segments, segments.dropFirst()).compactMap { before, after in
      before.end.map { Pause(start: $0, end: after.start) }
    }
  }
}

extension ForeignSession.Subject {
  /// Tags that say all but the block.
  var tags: [String] {
    (group.map { [ForeignSession.groupMark + $0] } ?? [])
      + (isFocus ? [ForeignSession.focusTag] : [])
  }

  /// Takes those tags that say something of their own; the others are returned.
  mutating func take(tags: [String]) -> [String] {
    tags.filter { tag in
      if tag == ForeignSession.focusTag {
        isFocus = true
      } else if group == nil, let name = tag.text(after: ForeignSession.groupMark) {
        group = name
      } else {
        return true
      }
      return false
    }
  }
}
