import DateHelper
import Delivery
import Language
import Planner
import Terminal

/// Whether the reminders are installed, really run, and what they will do next.
struct ReminderStatus {
  let inspection: Scheduler.Inspection?
  /// What is wrong with the crontab, if anything.
  let problem: SchedulerError?
  let channels: [Channel]
  let pass: LastPass?
  let next: ComingReminder?

  /// Asks the system, the notes of the last pass and the store.
  init(_ context: Context) throws {
    do {
      inspection = try context.scheduler.inspect()
      problem = nil
    } catch {
      inspection = nil
      problem = error
    }
    channels = context.settings.channels
    pass = LastPass(in: context.folders)
    let store = try context.storeForReading()
    next = try store.snapshot { try ComingReminder(store, context) }
  }
}

extension Context {
  /// Shows whether reminders ring.
  ///
  /// - Parameter isAnswer: whether it is the answer to a change, which `--quiet` silences.
  /// - Returns: whether they are installed.
  @discardableResult
  func showReminderStatus(isAnswer: Bool) throws -> Bool {
    let status = try ReminderStatus(self)
    switch format {
    case .json: output.write(json: json(status))
    case .plain:
      output.append {
        PlainRow.append(
          [
            status.inspection?.scheduler.rawValue ?? "",
            status.inspection.map { $0.isCurrent ? "yes" : "no" } ?? "",
            status.channels.map(\.rawValue).joined(separator: ","),
            status.pass?.began.iso8601(in: clock.zone) ?? "",
            status.next?.line.reminder.ring.iso ?? "", status.next?.line.todo?.title ?? "",
          ], to: &$0)
      }
    case .text:
      if !(isAnswer && presentation.isQuiet) { write(status) }
    }
    if let problem = status.problem { reporter.warn(problem) }
    return status.inspection != nil
  }

  private func json(_ status: ReminderStatus) -> JSONValue {
    [
      "installed": .boolean(status.inspection != nil),
      "scheduler": JSONValue(status.inspection?.scheduler.rawValue),
      "current": JSONValue(status.inspection?.isCurrent),
      "channels": .array(status.channels.map { .string($0.rawValue) }),
      "lastPass": JSONValue(status.pass?.began.iso8601(in: clock.zone)),
      "next": status.next.map { json($0.line) } ?? .null,
      "again": JSONValue(status.next?.again?.iso8601(in: clock.zone)),
    ]
  }

  private func write(_ status: ReminderStatus) {
    let rows = [
      (Bilingual(en: "reminders", ko: "알림"), words(status.inspection)),
      (Bilingual(en: "channels", ko: "방법"), words(status.channels)),
      (Bilingual(en: "last pass", ko: "마지막 확인"), words(status.pass)),
      (Bilingual(en: "next", ko: "다음"), words(status.next)),
    ]
    var table = Table([
      TableColumn(minimum: 8, importance: 2), TableColumn(minimum: 12, weight: 1, importance: 1),
    ])
    for (name, value) in rows {
      table.append([TableCell(text: name[language], .faint), TableCell(text: value[language])])
    }
    output.append {
      table.append(
        to: &$0, width: presentation.width, palette: palette, hasHeadings: false, wraps: true)
    }
  }

  private func words(_ inspection: Scheduler.Inspection?) -> Bilingual {
    guard let inspection else {
      return Bilingual(en: "off; clamate remind install", ko: "꺼짐. clamate remind install")
    }
    let name = inspection.scheduler.rawValue
    return inspection.isCurrent
      ? Bilingual(en: "on, each minute by \(name)", ko: "켜짐, \(name)(으)로 1분마다")
      : Bilingual(
        en: "on by \(name), but for another shell; clamate remind install",
        ko: "\(name)(으)로 켜져 있지만 지금 셸과 다름. clamate remind install")
  }

  private func words(_ channels: [Channel]) -> Bilingual {
    Bilingual(
      en: channels.map(\.name.english).joined(separator: ", "),
      ko: channels.map(\.name.korean).joined(separator: ", "))
  }

  private func words(_ pass: LastPass?) -> Bilingual {
    guard let pass else { return Bilingual(en: "none yet", ko: "아직 없음") }
    let moment = clock.zone.civil(at: pass.began)
    let time = clock.text(moment.date, moment.time)
    let age = DateHelper.age(seconds: pass.began.seconds(until: clock.now))
    return Bilingual(en: "\(time.english), \(age.english)", ko: "\(time.korean), \(age.korean)")
  }
}
