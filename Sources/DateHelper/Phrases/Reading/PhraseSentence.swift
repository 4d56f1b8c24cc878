/// Parts sorted by what they are for: when to do something, and its deadline.
struct PhraseSentence {
  private(set) var when: [PhrasePart] = []
  private(set) var due: [PhrasePart] = []

  /// The sentence of some phrases, each with particles of its own.
  init(_ phrases: [[PhrasePart]]) {
    for parts in phrases { add(parts) }
  }

  private mutating func add(_ parts: [PhrasePart]) {
    var isDue = false
    let earlier = when
    when = []
    for part in parts {
      switch part.particle {
      case .dueBefore: isDue = true
      case .whenBefore: isDue = isDue && ["on", "at"].contains(part.text)
      case .whenAfter: break
      case .dueAfter: moveLastDayToDue()
      case nil:
        if isDue { due.append(part) } else { when.append(part) }
      }
    }
    when = earlier + when
  }

  /// Takes the times at the end and the one day before them.
  private mutating func moveLastDayToDue() {
    let times = when.reversed().prefix(while: \.isTime).count
    let count = min(when.count, times + 1)
    due += when.suffix(count)
    when.removeLast(count)
  }
}
