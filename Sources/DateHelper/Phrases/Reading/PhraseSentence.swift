/// Parts sorted by what they are for: when to do something, how it repeats, and its deadline.
struct PhraseSentence {
  private(set) var when: [PhrasePart] = []
  private(set) var repeats: [PhrasePart] = []
  private(set) var due: [PhrasePart] = []
  /// A day before which it is due: `금요일 전까지` is no deadline that all understand alike.
  private(set) var dayAfterDeadline: PhrasePart?
  /// How often it repeats.
  private(set) var times: [PhrasePart] = []
  /// Whether the deadline would end a repeat, as `until` and `까지` do.
  private(set) var isUntil = false
  /// Days beside which no word says that they are the first of a repeat, as `from` does.
  private(set) var unmarkedDays: [PhrasePart] = []

  /// The sentence of some phrases, each with particles of its own.
  init(_ phrases: [[PhrasePart]]) {
    for parts in phrases { add(parts) }
  }

  /// The sentence of one phrase that is a deadline whatever its particles say.
  init(deadline parts: [PhrasePart]) {
    due = parts.filter { $0.particle == nil && !$0.isTimes }
    times = parts.filter(\.isTimes)
  }

  private mutating func add(_ parts: [PhrasePart]) {
    var isDue = false
    // Parts that no particle has claimed yet.
    var open: [PhrasePart] = []
    let earlier = when.count
    times += parts.filter(\.isTimes)
    for part in parts where !part.isTimes {
      switch part.particle {
      case .dueBefore:
        isDue = true
        isUntil = isUntil || ["until", "till", "til"].contains(part.text)
      case .whenBefore: isDue = isDue && ["on", "at"].contains(part.text)
      case .whenAfter: claim(&open)
      case .dueAfter:
        if part.text.hasPrefix("전"), let last = open.last, !last.isTime { dayAfterDeadline = last }
        claimDue(&open)
      case nil:
        if isDue || part.isDeadline { due.append(part) } else { open.append(part) }
      }
    }
    if parts.last(where: { $0.particle != nil })?.particle == .dueAfter, repeats.isEmpty {
      claimTimes(&open)
    }
    claim(&open)
    if !parts.contains(where: \.isBeginning) {
      unmarkedDays += when.dropFirst(earlier).filter { !$0.isTime }
    }
  }

  private mutating func claim(_ open: inout [PhrasePart]) {
    when += open.filter { !$0.isRepeat }
    repeats += open.filter(\.isRepeat)
    open = []
  }

  /// Times that follow a deadline without one are its own: `내일까지 오후 5시`.
  private mutating func claimTimes(_ open: inout [PhrasePart]) {
    guard open.allSatisfy(\.isTime), !due.contains(where: \.isTime) else { return }
    due += open
    open = []
  }

  /// A deadline takes the times at the end and the one day before them.
  private mutating func claimDue(_ open: inout [PhrasePart]) {
    let times = open.reversed().prefix(while: \.isTime).count
    let count = min(open.count, times + 1)
    due += open.suffix(count)
    isUntil = true
    open.removeLast(count)
  }
}
