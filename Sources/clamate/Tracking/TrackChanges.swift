import CommandLineKit
import DateHelper
import Language
import Planner

/// What the commands that change past sessions share.
extension Context {
  /// Changes sessions as one step, or only shows what would change for `--dry-run`.
  func changeSessions(
    _ line: ParsedCommand, _ verb: StepVerb, _ body: (PlannerStore) throws -> [SessionRow]
  ) throws -> [SessionRow] {
    isRehearsal = line.has("--dry-run")
    guard !isRehearsal else {
      return try PlannerStore(in: folders, for: .writing).rehearse(body)
    }
    return try change(verb) { store in
      let rows = try body(store)
      return (rows, subject(rows))
    }
  }

  /// Writes or changes a session; what makes room for it is told of first.
  func changePast(
    _ line: ParsedCommand, _ verb: StepVerb,
    _ body: (PlannerStore) throws -> (session: Session, displaced: [Tracking.Displacement])
  ) throws -> ExitStatus {
    var displaced: [SessionRow] = []
    let rows = try changeSessions(line, verb) { store in
      let result = try body(store)
      displaced = try result.displaced.flatMap { try self.rows(left: $0, store) }
      var row = try row(result.session, store)
      if row.isUnderHalf, row.run == nil { row.remarks.append(.underHalf) }
      if line.has("--memo") { row.remarks.append(memoRemark(row.session.memo)) }
      return [row]
    }
    answer((format == .text ? displaced : []) + rows)
    return .done
  }

  /// What a session became that made room.
  private func rows(
    left displacement: Tracking.Displacement, _ store: PlannerStore
  ) throws -> [SessionRow] {
    let old = try row(displacement.old, store)
    var new = try displacement.new.map {
      try row($0, store, remarks: [Bilingual(en: "makes room", ko: "자리를 내줌")])
    }
    guard !new.isEmpty else {
      var row = old
      row.remarks = [removedRemark]
      return [row]
    }
    let lost = old.amount.halves - new.reduce(0) { $0 + $1.amount.halves }
    if lost > 0 {
      new[new.count - 1].remarks.append(
        new.count > 1 ? .lost(halves: lost) : .shortened(byHalves: lost))
    }
    return new
  }

  /// What is said of a session that is removed, or would be.
  var removedRemark: Bilingual {
    isRehearsal ? Bilingual(en: "to be removed", ko: "지워짐") : .removed
  }

  /// The note of a session, said back.
  func memoRemark(_ memo: String?) -> Bilingual {
    memo.map { Bilingual(verbatim: fitted($0)) } ?? Bilingual(en: "no memo", ko: "메모 없음")
  }

  /// The note that `--memo` sets; a nil inside where it clears it.
  func memo(_ line: ParsedCommand) throws -> String?? {
    guard let text = try line.value("--memo") else { return nil }
    return text == TodoOptions.none || text.isEmpty ? .some(nil) : .some(try checkedText(text))
  }

  /// The span that a line of `track add` names.
  func span(_ line: ParsedCommand) throws -> Range<Instant> {
    let times = TrackTimes(line, self)
    let day = try line.value("--on").map { try phrases.readDay([$0], direction: .past) }
    let length = try times.duration(option: "--for")
    let text = line.arguments.dropFirst().joined(separator: " ")
    let (first, last) = (try line.value("--start"), try line.value("--end"))
    let ago = try times.duration(option: "--ago").map { clock.now.adding(seconds: -$0) }
    guard [!text.isEmpty, first != nil || last != nil, ago != nil].count(where: { $0 }) <= 1 else {
      throw TrackTimeError.twoTimes
    }
    if text.isEmpty, let first, let last {
      guard length == nil else { throw TrackTimeError.twoTimes }
      return try times.span(from: first, to: last, on: day)
    }
    if !text.isEmpty, length != nil, times.isSpan(text) { throw TrackTimeError.twoTimes }
    if !text.isEmpty, length == nil { return try times.span(text, on: day) }
    if let ago, length == nil { return ago..<clock.now }
    guard let length else { throw TrackTimeError.noTimes }
    if let ago { return ago..<ago.adding(seconds: length) }
    if let start = text.isEmpty ? first : text {
      return try times.span(from: start, seconds: length, on: day)
    }
    let end = try last.map { try times.moment($0, on: day) } ?? clock.now
    return end.adding(seconds: -length)..<end
  }

  /// The moments that the options of `track edit` set: times, or so much later or earlier.
  func newTimes(
    _ line: ParsedCommand, of session: Session
  ) throws -> (start: Instant?, end: Instant?) {
    let times = TrackTimes(line, self)
    let span = session.span(until: clock.now)
    let (first, last) = (try line.value("--start"), try line.value("--end"))
    if let first, let last, !Self.isShift(first), !Self.isShift(last) {
      let span = try times.moments(first, last, for: span)
      return (span.lowerBound, span.upperBound)
    }
    return try (
      first.map { try moment($0, near: span.lowerBound, in: span, times) },
      last.map { try moment($0, near: span.upperBound, in: span, times) }
    )
  }

  private func moment(
    _ text: String, near old: Instant, in span: Range<Instant>, _ times: TrackTimes
  ) throws -> Instant {
    guard Self.isShift(text) else { return try times.moment(text, near: old, in: span) }
    guard let length = WorkDuration(String(text.dropFirst())) else {
      throw TrackTimeError.noDuration(String(text.dropFirst()))
    }
    return old.adding(seconds: text.hasPrefix("-") ? -length.seconds : length.seconds)
  }

  /// Whether a text says by how much a time moves.
  private static func isShift(_ text: String) -> Bool {
    text.hasPrefix("+") || text.hasPrefix("-")
  }

  /// The moment of a text that lies within a session where it can.
  func moment(
    _ text: String, within session: Session, _ line: ParsedCommand
  ) throws -> Instant {
    let times = TrackTimes(line, self)
    let span = session.span(until: clock.now)
    if let inside = try times.moment(text, inside: span) { return inside }
    let day = clock.zone.civil(at: session.start).date
    let first = try times.moment(text, on: day)
    guard !span.contains(first) else { return first }
    let next = try times.moment(text, on: day.adding(days: 1))
    return span.contains(next) ? next : first
  }
}

extension Bilingual {
  /// That halves are lost since a session is shorter now.
  static func shortened(byHalves halves: Int) -> Bilingual {
    let blocks = BlockAmount(halves: halves).blocksText
    return Bilingual(en: "\(blocks) blocks lost: it is shorter", ko: "\(blocks)블록 줄어듦: 짧아졌음")
  }

  /// That halves are lost, since what is left over of each part earns none.
  static func lost(halves: Int) -> Bilingual {
    let blocks = BlockAmount(halves: halves).blocksText
    return Bilingual(
      en: "\(blocks) blocks lost: no half spans two sessions",
      ko: "\(blocks)블록 줄어듦: 반 블록은 두 기록에 걸치지 못함")
  }
}
