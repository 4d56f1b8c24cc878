import Foundation
import TestSupport

extension Home {
  /// A home whose reminders run a program that writes the title, and what it gets, to a file.
  static func ringing(now: String = monday, language: String = "en_US.UTF-8") async throws -> Home {
    let home = try Home(now: now, language: language)
    try home.folder.write(
      "#!/bin/sh\nprintf '%s\\n' \"$CLAMATE_TITLE\" >>\"$HOME/rung\"\n"
        + "printf '%s\\n--\\n' \"$CLAMATE_BODY\" >>\"$HOME/bodies\"\n", to: "ring")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: home.folder.path("ring"))
    try await home.clamate("config", "set", "reminder.channels", "command")
    try await home.clamate(
      "config", "set", "reminder.command", "[\"\(home.folder.path("ring"))\"]")
    return home
  }

  /// The titles that rang, in their order.
  var rung: [String] { folder.text("rung").split(separator: "\n").map(String.init) }

  /// What was said beside the titles.
  var bodies: String { folder.text("bodies") }

  /// Runs a pass at a time of 2026-03 in Seoul such as `02T11:00`.
  @discardableResult
  func pass(at time: String) async throws -> Ending {
    try await clamate("remind", "check", with: at(time))
  }

  /// The clock at a time of 2026-03 in Seoul.
  func at(_ time: String) -> [String: String?] {
    ["CLAMATE_NOW": "2026-03-\(time):00+09:00"]
  }

  /// The reminders as `remind list --json` has them: `1 2026-03-02T11:00 waiting`.
  func reminders(_ options: String = "", at time: String = "02T10:00") async throws -> [String] {
    let ending = try await clamate(line: "remind list --json \(options)", with: at(time))
    return try array(ending.output).map { line in
      "\(line["todo"] ?? "?") \(line["at"] ?? "?") \(line["state"] ?? "?")"
    }
  }
}

extension Ending {
  /// Whether a program said nothing at all and ended with a status.
  func isSilent(status wanted: Int32 = 0) -> Bool {
    status == wanted && output == "" && errors == ""
  }
}
