import DateHelper
import Planner

/// Reads the VTODO components of iCalendar files (RFC 5545).
struct CalendarReader {
  private var lines: ContentLines
  private let merge: RecordMerge
  private let clock: ForeignClock

  init(_ lines: LineReader, into merge: RecordMerge, _ clock: ForeignClock) {
    self.lines = ContentLines(lines)
    self.merge = merge
    self.clock = clock
  }

  /// Takes all todos in; other components are counted as without a place.
  ///
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  mutating func read() throws {
    var isInside = false
    while let line = try lines.next() {
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VCALENDAR") where !isInside: isInside = true
      case ("END", "VCALENDAR") where isInside: isInside = false
      case _ where !isInside: throw ImportError.otherForm(named: ExchangeForm.icalendar.rawValue)
      case ("BEGIN", "VTODO"): try takeTodo()
      case ("BEGIN", let component):
        if component != "VTIMEZONE" { merge.drop(component) }
        _ = try linesOfComponent(component)
      default: break
      }
    }
    guard !isInside else { throw ImportError.brokenOff }
  }

  private mutating func takeTodo() throws {
    let number = lines.number
    var properties: [ContentLine] = []
    var kept: [String] = []
    while true {
      guard let line = try lines.next() else { throw ImportError.brokenOff }
      if line.name == "END" {
        guard line.value.uppercased() == "VTODO" else {
          throw ImportError.line(lines.number, RecordFault.misplaced)
        }
        break
      }
      if line.name == "BEGIN" {
        kept += [line.text] + (try linesOfComponent(line.value.uppercased()))
      } else {
        properties.append(line)
      }
    }
    guard !properties.contains(where: { $0.name == "RECURRENCE-ID" }) else {
      merge.drop("RECURRENCE-ID")
      return
    }
    var task = CalendarTask(properties, clock, at: number) { [merge] in merge.drop($0) }
    guard !task.isCancelled else {
      merge.drop("STATUS:CANCELLED")
      return
    }
    task.todo.keptLines += kept
    task.takeAlarms()
    try merge.take(task.todo, line: number, form: .icalendar)
  }

  /// The lines of a component up to and with its end.
  private mutating func linesOfComponent(_ name: String) throws -> [String] {
    var texts: [String] = []
    var open = [name]
    while let innermost = open.last {
      guard let line = try lines.next() else { throw ImportError.brokenOff }
      texts.append(line.text)
      if line.name == "BEGIN" {
        guard open.count < Self.deepest else {
          throw ImportError.line(lines.number, RecordFault.misplaced)
        }
        open.append(line.value.uppercased())
      } else if line.name == "END" {
        guard line.value.uppercased() == innermost else {
          throw ImportError.line(lines.number, RecordFault.misplaced)
        }
        open.removeLast()
      }
    }
    return texts
  }

  /// RFC 5545 has components within components within a calendar, no deeper.
  private static let deepest = 8
}
