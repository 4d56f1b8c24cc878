import Foundation
import TestSupport
import Testing

/// Reminders that a real cron and a real systemd ring, each in a namespace of its own.
@Suite struct RealSchedulerTests {
  /// A home whose reminders write the second in which they ring into the file `rung`.
  private func home() throws -> Home {
    var home = try Home(now: "")
    home.environment["clamate"] = Programs.clamate.path
    home.environment["PATH"] = "/usr/sbin:/usr/bin:/bin"
    try home.folder.write(
      """
      reminder.channels = command
      reminder.command = ["/bin/sh", "-c", "date +%s >>\\"\(home.folder.path("rung"))\\""]

      """, to: ".config/clamate/config")
    return home
  }

  /// Plans a reminder for the next minute and waits until it rang; with time left to install in.
  private static let nextMinute = #"""
    "$clamate" add 치과 --remind 'in 1 minute' --on today >/dev/null || exit 1
    "$clamate" remind list --plain | grep 치과 >"$HOME/planned"
    for second in $(seq 130); do
      [ -s "$HOME/rung" ] && break
      sleep 1
    done
    """#

  private static let notLate = #"while [ "$(date +%S)" -gt 50 ]; do sleep 1; done"#

  /// Whether it rang once, in the minute that it was planned for.
  private func expectInItsMinute(_ home: Home, _ ending: Ending) throws {
    let planned = home.folder.text("planned").split(separator: "\t")
    try #require(planned.count > 2, "\(ending)")
    let minute = try Date("\(planned[2]):00+09:00", strategy: .iso8601).timeIntervalSince1970
    let seconds = home.folder.text("rung").split(separator: "\n").compactMap { Double($0) }
    #expect(seconds.count == 1, "\(ending) \(home.folder.text(".local/state/clamate/remind.log"))")
    #expect(seconds.allSatisfy { (minute..<minute + 60).contains($0) }, "\(planned) \(seconds)")
  }

  @Test(
    "a cron rings a reminder within its minute, and has no crontab any more afterwards",
    .enabled(if: Namespaces.areAllowed, "only root may run a cron of its own"))
  func cron() async throws {
    let home = try home()
    let ending = try await run(
      URL(fileURLWithPath: "/usr/bin/unshare"),
      [
        "--mount", "\(fixtures)/delivery/with-cron",
        """
        \(Self.notLate)
        "$clamate" remind install --by cron >/dev/null || exit 1
        \(Self.nextMinute)
        "$clamate" remind uninstall >/dev/null
        crontab -l 2>"$HOME/none"
        """,
      ], environment: home.environment)
    try expectInItsMinute(home, ending)
    #expect(home.folder.text("none").contains("no crontab for"))
  }

  /// Runs a script beside a systemd of its own.
  private static func besideSystemd(
    _ script: String, _ environment: [String: String]
  ) async throws -> Ending {
    try await run(
      URL(fileURLWithPath: "/usr/bin/unshare"),
      [
        "--mount", "--pid", "--fork", "--mount-proc", "\(fixtures)/delivery/with-systemd", script,
      ], environment: environment)
  }

  private static func canRunSystemd() async -> Bool {
    guard Namespaces.areAllowed else { return false }
    let ending = try? await besideSystemd("true", ["PATH": "/usr/bin:/bin"])
    return ending?.status == 0
  }

  @Test(
    "a systemd takes the units, rings what is late at once and the next within its minute",
    .enabled("no systemd of one's own can run here", canRunSystemd))
  func systemd() async throws {
    let home = try home()
    let script = #"""
      \#(Self.notLate)
      CLAMATE_NOW=$(date -d '-1 hour' -Is) \
        "$clamate" add late --remind 'in 1 minute' --on today >/dev/null || exit 1
      "$clamate" remind install --json >"$HOME/installed" || exit 2
      systemctl --user is-active clamate-remind.timer || exit 3
      systemctl --user start clamate-remind.service || exit 4
      [ -s "$HOME/rung" ] || exit 5
      rm "$HOME/rung"
      \#(Self.nextMinute)
      "$clamate" remind status || exit 6
      "$clamate" remind uninstall
      systemctl --user is-active clamate-remind.timer && exit 7
      systemctl --user list-unit-files --no-legend | grep clamate && exit 8
      exit 0
      """#
    let ending = try await Self.besideSystemd(script, home.environment)
    try #require(ending.status == 0, "\(ending)")
    #expect(try object(home.folder.text("installed"))["scheduler"] as? String == "systemd")
    try expectInItsMinute(home, ending)
  }

  @Test(
    "the units hold nothing that systemd complains of, and miss no minute when clocks go back",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze"),
      "systemd is not installed: scripts/setup tests"))
  func units() async throws {
    var home = try Home()
    home.environment["PATH"] = "\(fixtures)/delivery:/usr/bin:/bin"
    home.environment["UNITS"] = home.folder.path("calls")
    #expect(try await home.clamate("remind", "install").status == 0)
    try home.folder.write("", to: "run/of-this-person")
    let unit = ".config/systemd/user/clamate-remind"
    let analyze = URL(fileURLWithPath: "/usr/bin/systemd-analyze")
    let check = try await run(
      analyze, ["verify", "--user", home.folder.path("\(unit).timer")],
      environment: home.environment.merging(["XDG_RUNTIME_DIR": home.folder.path("run")]) { $1 })
    #expect(check.status == 0 && check.errors == "", "\(check)")
    let when = home.folder.text("\(unit).timer").split(separator: "\n")
      .first { $0.hasPrefix("OnCalendar=") }
    let calendar = try await run(
      analyze,
      [
        "calendar", "--base-time", "2027-11-07 05:58:30 UTC", "--iterations", "3",
        String(try #require(when).dropFirst("OnCalendar=".count)),
      ], environment: ["TZ": "America/New_York", "LC_ALL": "C"])
    for minute in ["05:59:00", "06:00:00", "06:01:00"] {
      #expect(calendar.output.contains("2027-11-07 \(minute) UTC"), "\(calendar)")
    }
  }
}
