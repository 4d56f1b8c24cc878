import Configuration
import DateHelper
import Language
import Subprocess
import TestSupport
import Testing

@testable import Delivery

@Suite("The command of each minute")
struct PassCommandTests {
  private func environment(
    _ program: String, _ variables: [String: String] = [:]
  ) -> Environment {
    Environment(
      variables: ["HOME": "/home/mina"].merging(variables) { $1 }, now: Instant(seconds: 0),
      terminal: TerminalFacts(isInput: false, isOutput: false, isError: false, columns: nil),
      executable: program, makeUID: { "" })
  }

  private func command(
    _ program: String, _ variables: [String: String] = [:]
  ) throws -> PassCommand {
    let environment = environment(program, variables)
    return try PassCommand(environment, Folders(environment: environment.variables))
  }

  @Test("has the folders, the language and the zone of the shell")
  func words() throws {
    let variables = [
      "XDG_DATA_HOME": "/data", "LC_ALL": "", "LC_MESSAGES": "ko_KR.UTF-8", "LANG": "C",
      "TZ": "Asia/Seoul", "OPENWEATHERMAP_API_KEY": "secret", "CLAMATE_NOW": "1",
    ]
    #expect(
      try command("/usr/bin/clamate", variables).words == [
        "/usr/bin/env", "XDG_DATA_HOME=/data", "XDG_CONFIG_HOME=/home/mina/.config",
        "XDG_STATE_HOME=/home/mina/.local/state", "XDG_CACHE_HOME=/home/mina/.cache",
        "LANG=ko_KR.UTF-8", "TZ=Asia/Seoul", "/usr/bin/clamate", "remind", "check",
      ])
  }

  @Test(
    "is refused where a path holds what cron or systemd would take for something else",
    arguments: ["/a%b/clamate", "/it's/clamate", "/a\"b/clamate", "/a\nb/clamate", "/a\rb/clamate"])
  func refused(program: String) {
    #expect(throws: SchedulerError.unsafePath(program)) { try command(program) }
    let folder = program.dropLast("/clamate".count).description
    #expect(throws: SchedulerError.unsafePath(folder)) {
      try command("/usr/bin/clamate", ["XDG_STATE_HOME": folder])
    }
  }

  @Test(
    "passes over a locale or a zone that no system has",
    arguments: ["ko'", "a b", "%s", "$(id)", "a\nb"])
  func names(value: String) throws {
    let words = try command("/usr/bin/clamate", ["LANG": value, "TZ": value]).words
    #expect(!words.contains { $0.hasPrefix("LANG=") || $0.hasPrefix("TZ=") })
  }

  @Test(
    "comes through a shell as it is",
    arguments: ["/usr/bin/clamate", "/a b/clamate", #"/$HOME/`id`/$(id);&|<>*?#!\\n~/한글/clamate"#])
  func shell(program: String) throws {
    let command = try command(program)
    let line = "/usr/bin/printf '%s\\n' " + command.shellLine
    let run = Invocation("/bin/sh", ["-c", line], variables: [:])
      .run(limits: RunLimits(milliseconds: 20_000))
    #expect(String(decoding: run.output, as: UTF8.self) == command.words.map { "\($0)\n" }.joined())
  }

  @Test("has in a unit file no variable and no escape but ours")
  func unit() throws {
    let line = try command(#"/$HOME/a\b c/clamate"#).unitLine
    #expect(line.hasSuffix(#" "/$$HOME/a\\b c/clamate" "remind" "check""#))
    #expect(line.hasPrefix(#""/usr/bin/env" "XDG_DATA_HOME=/home/mina/.local/share" "#))
  }

  @Test("names the link in PATH that leads to the program, so that an update does not break it")
  func link() throws {
    let folder = try ScratchFolder()
    folder.write(Array("#!/bin/sh\n".utf8), to: "clamate-1.0")
    folder.makeProgram("clamate-1.0")
    folder.link("clamate", to: "clamate-1.0")
    let program = folder.file("clamate-1.0")
    #expect(try command(program, ["PATH": folder.path]).program == folder.file("clamate"))
    #expect(try command("/else/clamate", ["PATH": folder.path]).program == "/else/clamate")
    #expect(try command(program).program == program)
  }

  @Test("runs at minutes of UTC, which know no hour that is skipped")
  func timer() throws {
    #expect(UserTimer.timer.contains("\nOnCalendar=*-*-* *:*:00 UTC\n"))
    let service = UserTimer.service(try command("/usr/bin/clamate"))
    #expect(service.contains("\nKillMode=process\n"))
  }
}
