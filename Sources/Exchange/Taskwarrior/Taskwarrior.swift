import DateHelper
import Planner
import Terminal

/// Reads and writes what `task export` writes and `task import` reads.
enum Taskwarrior {
  /// Larger files are not read whole; 100,000 tasks are about 30 MiB.
  private static let largest = 128 << 20

  /// Takes all tasks in, be they an array or an object a line.
  ///
  /// A task that comes again is a hidden template and open copies of it there; the latest copy, or
  /// a template that has none, repeats here.
  /// - Throws: ``ImportError``, `FileError` or `DatabaseError`.
  static func read(
    _ lines: LineReader, into merge: RecordMerge, _ clock: ForeignClock
  ) throws {
    let tasks = try objects(lines).map { (line: $0.line, task: TaskwarriorTask($0.members, clock)) }
    var latest: [String: Int] = [:]
    for (index, entry) in tasks.enumerated() {
      if entry.task.status != "completed", let parent = entry.task.parent { latest[parent] = index }
    }
    for (index, (line, task)) in tasks.enumerated() {
      if task.status == "deleted" {
        merge.drop("deleted")
        continue
      }
      if task.isTemplate, let uid = task.uid, latest[uid] != nil { continue }
      try ImportError.naming(line: line) {
        var todo = try task.todo()
        if let parent = task.parent, latest[parent] != index { todo.series = nil }
        try merge.take(todo, line: line, form: .taskwarrior)
      }
    }
  }

  private static func objects(
    _ lines: LineReader
  ) throws -> [(line: Int, members: [JSONValue.Member])] {
    var lines = lines
    var whole: [UInt8] = []
    var objects: [(line: Int, members: [JSONValue.Member])] = []
    while let line = try lines.next() {
      guard whole.count + line.count < largest else { throw ImportError.tooLarge(limit: largest) }
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      // An array has an object a line; each is read by itself so that its line can be named.
      guard let object = object(text) else {
        whole += line + [UInt8(ascii: "\n")]
        continue
      }
      objects.append((lines.number, object))
    }
    let rest = whole.filter { ![0x20, 0x09, 0x0A, UInt8(ascii: "[")].contains($0) }
    if rest.isEmpty, whole.isEmpty || !whole.contains(UInt8(ascii: "[")) { return objects }
    if rest == [UInt8(ascii: "]")], !objects.isEmpty || whole.contains(UInt8(ascii: "[")) {
      return objects
    }
    guard objects.isEmpty else { throw ImportError.brokenOff }
    return try array(whole)
  }

  /// An array that is laid out in another way.
  private static func array(
    _ bytes: [UInt8]
  ) throws -> [(line: Int, members: [JSONValue.Member])] {
    do {
      guard case .array(let elements) = try JSONReader.value(bytes) else {
        throw ImportError.otherForm(named: ExchangeForm.taskwarrior.rawValue)
      }
      return try elements.map { element in
        guard case .object(let members) = element else {
          throw ImportError.line(1, RecordFault.noObject)
        }
        return (1, members)
      }
    } catch JSONFault.brokenOff {
      throw ImportError.brokenOff
    } catch is JSONFault {
      throw ImportError.line(1, RecordFault.noObject)
    }
  }

  private static func object(_ line: ArraySlice<UInt8>) -> [JSONValue.Member]? {
    let bare = line.last == UInt8(ascii: ",") ? line.dropLast() : line
    guard bare.first == UInt8(ascii: "{"), case .object(let members)? = try? JSONReader.value(bare)
    else { return nil }
    return members
  }
}
