import Foundation
import TestSupport
import Testing

/// What a hostile title can do on the channels besides the desktop: nothing.
@Suite("Channels") struct ChannelTests {
  static let titles =
    DesktopTests.titles + [
      "two\nlines", "tab\tand 'quotes'", "\u{202E}gnihtyna", "=?UTF-8?B?Zg==?=",
    ]

  /// A home in which the title is due, rung through a channel.
  private func ring(
    _ title: String, by channel: String, _ settings: [String: String] = [:],
    with changes: [String: String?] = [:]
  ) async throws -> Home {
    let home = try Home()
    let lines = settings.merging(["reminder.channels": channel]) { $1 }
      .map { "\($0.key) = \($0.value)\n" }
    try home.folder.write(lines.joined(), to: ".config/clamate/config")
    let added = try await home.clamate("add", "--on", "today", "--at", "10:01", "--", title)
    #expect(added.status == 0, "\(added.errors)")
    var variables = changes
    variables["CLAMATE_NOW"] = "2026-03-02T10:01:00+09:00"
    variables["BOX"] = home.folder.url.path
    variables["MAILBOX"] = home.folder.url.path
    let ending = try await home.clamate("remind", "check", with: variables)
    #expect((ending.status, ending.output, ending.errors) == (0, "", ""))
    return home
  }

  @Test(
    "The command gets the title in a variable and the todo on standard input", arguments: titles)
  func command(title: String) async throws {
    let script = #"printf %s \"$CLAMATE_TITLE\" >\"$BOX/title\"; cat >\"$BOX/todo\""#
    let home = try await ring(
      title, by: "command", ["reminder.command": #"["/bin/sh", "-c", "\#(script)"]"#])
    #expect(home.folder.text("title") == title)
    #expect(try object(home.folder.text("todo"))["title"] as? String == title)
    #expect(try await home.clamate("remind", "list", "--plain").output.contains("command=sent"))
  }

  @Test("A chosen command and an editor get no key of a weather service")
  func keys() async throws {
    let keys = [
      "OPENWEATHERMAP_API_KEY": "planted", "AQICN_TOKEN": "planted", "AIRKOREA_KEY": "planted",
    ]
    let home = try await ring(
      "milk", by: "command",
      ["reminder.command": #"["/bin/sh", "-c", "env >\"$BOX/variables\""]"#],
      with: keys.mapValues { $0 })
    #expect(home.folder.text("variables").contains("CLAMATE_TITLE=milk"))
    #expect(!home.folder.text("variables").contains("planted"))
    let editor = #"sh -c 'env >"$HOME/variables"'"#
    _ = try await home.sit(
      #""$clamate" edit 1"#, with: keys.merging(["EDITOR": editor]) { $1 }.mapValues { $0 })
    #expect(home.folder.text("variables").contains("EDITOR="))
    #expect(!home.folder.text("variables").contains("planted"))
  }

  @Test("A command of a file that everybody may write is not run", arguments: ["config", "."])
  func exposed(name: String) async throws {
    let home = try Home()
    try home.folder.write(
      """
      reminder.channels = command
      reminder.command = ["/bin/sh", "-c", "touch \(home.folder.path("rung"))"]
      """, to: ".config/clamate/config")
    _ = try await home.shell("chmod o+w \"$HOME/.config/clamate/\(name)\"")
    let added = try await home.clamate("add", "--on", "today", "--at", "10:01", "milk")
    #expect(added.errors.contains("reminder.command"))
    let later = ["CLAMATE_NOW": "2026-03-02T10:01:00+09:00"]
    _ = try await home.clamate("remind", "check", with: later)
    #expect(try !home.folder.names().contains("rung"))
    _ = try await home.shell("chmod o-w \"$HOME/.config/clamate/\(name)\"")
    try await home.clamate("add", "--on", "today", "--at", "10:02", "milk")
    _ = try await home.clamate(
      "remind", "check", with: ["CLAMATE_NOW": "2026-03-02T10:02:00+09:00"])
    #expect(try home.folder.names().contains("rung"))
  }

  @Test("A mail has the title as its subject, and no header of it", arguments: titles)
  func mail(title: String) async throws {
    let home = try await ring(
      title, by: "mail", ["reminder.mail-to": "mina@example.org"],
      with: ["PATH": "\(fixtures)/delivery:/usr/bin:/bin"])
    #expect(home.folder.text("arguments") == "-i\n--\nmina@example.org\n")
    let ending = try await run(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "\(fixtures)/delivery/read-mail.py"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"],
      input: home.folder.text("mail"))
    let mail = try object(ending.output)
    let shown = title.replacingOccurrences(of: "\n", with: #"\n"#)
      .replacingOccurrences(of: "\t", with: #"\t"#)
      .replacingOccurrences(of: "\u{202E}", with: #"\u{202E}"#)
    #expect(mail["subject"] as? String == shown)
    #expect(mail["to"] as? String == "mina@example.org")
    #expect(
      mail["names"] as? [String] == [
        "To", "Subject", "MIME-Version", "Content-Type", "Content-Transfer-Encoding",
        "Auto-Submitted",
      ])
    #expect((mail["text"] as? String)?.hasPrefix("\(shown)\n\n") == true)
  }

  @Test(
    "A channel that is not set up says so, and the reminder waits", arguments: ["mail", "command"])
  func notSetUp(channel: String) async throws {
    let home = try await ring("치과", by: channel)
    let list = try await home.clamate("remind", "list", "--plain").output
    #expect(list.contains("\(channel)=waiting"))
    let test = try await home.clamate("remind", "test", "--json")
    #expect(test.status == 1)
    #expect(try array(test.output).first?["outcome"] as? String == "failed")
  }

  /// What `terminals.py` tells.
  struct Terminals: Decodable {
    let status: Int32
    let seconds: Double
    let shown: [String: String]
  }

  @Test(
    "A terminal that accepts messages gets one; one that is stopped holds nothing up",
    .enabled(if: Namespaces.areAllowed, "only root may make terminals of its own"))
  func terminal() async throws {
    let ending = try await run(
      URL(fileURLWithPath: "/usr/bin/unshare"),
      [
        "--mount", "/usr/bin/python3", "\(fixtures)/delivery/terminals.py", Programs.clamate.path,
        "remind", "test", "terminal", "--quiet", "--lang", "ko",
      ],
      environment: try Home().environment)
    let terminals: Terminals = try decoded(ending.output)
    #expect(terminals.status == 0)
    #expect(terminals.seconds < 8)
    // A terminal makes CR LF of each LF, unless a program has set it otherwise.
    let shown = terminals.shown.mapValues { $0.replacingOccurrences(of: "\r", with: "") }
    #expect(
      shown == [
        "accepting": "\n\u{07}clamate: clamate 알림 시험\n  알림이 여기로 옵니다.\n",
        "refusing": "", "stopped": "",
      ])
  }
}

/// Whether a test may mount what it needs where nobody else sees it.
enum Namespaces {
  static let areAllowed: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = ["--mount", "/bin/mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    process.standardError = FileHandle.nullDevice
    guard geteuid() == 0, (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
