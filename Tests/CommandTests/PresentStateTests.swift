import Foundation
import TestSupport
import Testing

/// `clamate status`: one line for bars and prompts.
@Suite struct PresentStateTests {
  private func filled() async throws -> Home {
    let home = try Home()
    try await home.clamate("add", "100% #[fg=red]치과", "today", "3pm")
    try await home.clamate("dday", "add", "JLPT", "2026-12-06")
    try await home.clamate("focus", "start", with: ["CLAMATE_NOW": "2026-03-02T09:00:00+09:00"])
    return home
  }

  @Test(
    "a format has its fields replaced",
    arguments: [
      ("{run}", "focus 1h 00m"), ("{block}:{time}", "focus:1h 00m"),
      ("{focus}/{goal}", "1h 00m/7h"),
      ("{percent} {stage} {marimo}", "14% 1 ."), ("{todo}", "15:00 100% #[fg=red]치과"),
      ("{dday}", "D-279 JLPT"), ("{temperature}{weather}{dust}{pm25}{pm10}", ""), ("", ""),
      ("{{run}} {{{dday}}}", "{run} {D-279 JLPT}"), ("읽기", "읽기"),
    ])
  func format(format: String, line: String) async throws {
    let home = try await filled()
    let ending = try await home.clamate("status", "--format", format)
    #expect(ending.status == 0 && ending.output == line + "\n" && ending.errors == "")
  }

  @Test("Korean has Korean words")
  func korean() async throws {
    let home = try await filled()
    let ending = try await home.clamate("status", "--format", "{run} {goal}", "--lang", "ko")
    #expect(ending.output == "집중 1시간 00분 7시간\n")
  }

  @Test(
    "signs that a bar or a prompt reads are doubled, in data alone",
    arguments: [
      ("tmux", "#S 15:00 100% ##[fg=red]치과"), ("zsh", "#S 15:00 100%% #[fg=red]치과"),
      ("none", "#S 15:00 100% #[fg=red]치과"),
    ])
  func escape(target: String, line: String) async throws {
    let home = try await filled()
    let ending = try await home.clamate("status", "--format", "#S {todo}", "--escape", target)
    #expect(ending.output == line + "\n")
  }

  @Test("nothing of a title is run where zsh expands its prompt")
  func inert() async throws {
    let home = try Home()
    try await home.clamate("add", "--on", "today", "--", "`id` $(id) ${HOME} $[1] $5 100%")
    let line = try await home.clamate("status", "--format", "{todo}", "--escape", "zsh").output
    #expect(line == "'id' ＄(id) ＄{HOME} ＄[1] $5 100%%\n")
  }

  @Test("no raw control character of a title comes through, and no newline")
  func controls() async throws {
    let home = try Home()
    try await home.clamate("add", "--on", "today", "--", "a\nb\tc\u{202E}d")
    let output = try await home.clamate("status", "--format", "{todo}").output
    #expect(output == #"a\nb\tc\u{202E}d"# + "\n")
  }

  @Test("the status is 1 only where the run is asked for and nothing runs")
  func idle() async throws {
    let home = try Home()
    for (words, status) in [
      (["status"], 1), (["status", "--format", "{run}"], 1),
      (["status", "--format", "{time} x"], 1),
      (["status", "--format", "{focus}"], 0), (["status", "--format", "{todo}"], 0),
      (["status", "--format", "{dust}"], 0), (["status", "--plain"], 1),
    ] as [([String], Int32)] {
      #expect(try await home.start(words).end().status == status, "\(words)")
    }
    let json = try await home.clamate("status", "--json")
    #expect(json.status == 1)
    #expect(
      Set(try object(json.output).keys)
        == FocusTests.keys.union(["todo", "dday", "weather", "air"]))
  }

  @Test(
    "an unknown field, an open brace and a wrong option are refused, fields with their list",
    arguments: [
      ["--format", "{foo}"], ["--format", "{Run}"], ["--format", "{ run}"], ["--format", "{}"],
      ["--format", "{run"], ["--format", "run}"], ["--format", "a\u{1B}[31m"],
      ["--escape", "bash"], ["--format", "{run}", "--json"], ["x"], ["--format"],
    ])
  func wrong(words: [String]) async throws {
    let home = try await filled()
    let ending = try await home.start(["status"] + words).end()
    #expect(ending.status == 2 && ending.output == "")
    if words.last == "{foo}" {
      for field in ["run", "todo", "dday", "temperature", "dust"] {
        #expect(ending.errors.contains(field))
      }
    }
  }

  @Test("only what is printed is read: a broken store harms no format that has nothing of it")
  func laziness() async throws {
    let home = try await filled()
    try home.folder.write("no database", to: ".local/share/clamate/clamate.db")
    #expect(try await home.clamate("status", "--format", "x").status == 0)
    #expect(try await home.clamate("status", "--format", "{todo}").status == 4)
  }

  @Test("the pinned D-day comes before the next one, and a passed one is never next")
  func dday() async throws {
    let home = try Home()
    try await home.clamate("dday", "add", "past", "2026-03-01")
    #expect(try await home.clamate("status", "--format", "{dday}").output == "\n")
    try await home.clamate("dday", "add", "next", "2026-03-04")
    try await home.clamate("dday", "add", "later", "2026-03-09")
    #expect(try await home.clamate("status", "--format", "{dday}").output == "D-2 next\n")
    try await home.clamate("dday", "pin", "1")
    #expect(try await home.clamate("status", "--format", "{dday}").output == "D+1 past\n")
  }

  @Test("the sky comes from the cache, a number of dust with its grade, and nobody is asked")
  func sky() async throws {
    let providers = try await Providers()
    var home = try Home(now: "2026-03-18T09:10:00+09:00")
    home.environment["CLAMATE_OPENMETEO_URL"] = providers.address
    home.environment["CLAMATE_OPENMETEO_AIR_URL"] = providers.address
    try await home.clamate("today")
    let asked = providers.requests
    let later = ["CLAMATE_NOW": "2026-03-18T09:55:00+09:00"] as [String: String?]
    let ending = try await home.clamate(
      "status", "--format", "{temperature} {weather} {dust}", with: later)
    #expect(ending.output.contains("°C "))
    #expect(ending.output.firstMatch(of: /PM2.5 (good|moderate|bad|very bad) \d+/) != nil)
    #expect(ending.output.firstMatch(of: /PM10 (good|moderate|bad|very bad) \d+/) != nil)
    #expect(providers.requests == asked)
  }
}
