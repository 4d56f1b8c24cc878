import Configuration
import DateHelper

/// The file in which passes that nobody watches write down what went wrong.
struct ReminderLog {
  private static let sizeLimit = 256 * 1024
  let folders: Folders
  let now: Instant

  /// Adds a line, unless the last one says the same; a log that cannot be written is no error.
  func append(_ message: String) {
    let line = message.map { $0.isNewline ? " " : String($0) }.joined()
    let known = (try? Files.read(folders.reminderLog)) ?? nil
    let last = String(decoding: (known ?? []).suffix(4096), as: UTF8.self)
    if last.hasSuffix(" \(line)\n") { return }
    do {
      try Files.makeFolder(folders.state)
      if (known?.count ?? 0) > Self.sizeLimit {
        try Files.move(folders.reminderLog, to: "\(folders.reminderLog).old")
      }
      try Files.append(Array("\(now.iso8601(in: .utc)) \(line)\n".utf8), to: folders.reminderLog)
    } catch {}
  }
}
