import TestSupport
import Testing

/// Korean and English are not mixed in what the program says by itself.
@Suite struct LanguageTests {
  static let lines = [
    "add x tomorrow 3pm --due friday", "add x", "today --offline", "today --brief --offline",
    "day today",
    "list", "show 1", "month", "move 1 today", "done 1", "undone 1", "edit 1 --outdoor",
    "edit 1 --title x",
    "rm 2", "undo", "redo", "log", "profile", "region", "weather --offline", "air --offline",
    "done 99", "undo 1", "redo",
    "rm 99", "move 1 bogus", "day 2026-02-30", "add", "add tomorrow", "add x tomorow", "add x p:9",
    "list is:bogus", "show 99", "done 1 --bogus", "bogus", "region set 99.9,0",
    "profile set --nickname 123456789", "profile set",
    "config set units bogus", "config get bogus", "config list", "list --width 1", "undone 1",
    "edit 1", "edit 1 --on none --at 9",
    "help", "help add", "help list", "help config", "region bogus",
  ]
  /// Words that are typed as they are, and names, which no language changes.
  static let names: Set = [
    "clamate", "x", "nearest", "us", "who", "open", "meteo", "openmeteo", "openweathermap", "aqicn",
    "airkorea", "metno", "onecall", "wttr",
    "auto", "always",
    "never", "en",
    "ko", "metric", "imperial", "monday", "sunday", "system", "none", "json", "asia", "seoul", "kr",
    "id",
    "key", "value", "date", "time", "text", "tag", "name", "words", "filter", "yyyy", "mm", "hh",
    "p",
    "undo", "man", "pm", "am", "n", "when", "language", "lang", "command", "tomorrow", "color",
    "units",
    "todo", "show", "set", "search", "list",
    "get", "on", "off", "config", "dates", "filters", "weather", "files", "keys", "scripts",
    "visual", "editor", "reminders", "blocks", "focus", "bad", "moderate", "verybad", "desktop",
    "terminal", "mail", "add", "rename", "rm", "mph",
  ]

  @Test("no English word is in what Korean says, but for names and what is typed")
  func korean() async throws {
    let home = try Home(language: "ko_KR.UTF-8")
    for line in Self.lines {
      let ending = try await home.clamate(line: line)
      let text = typedWordsRemoved(ending.output + ending.errors, line)
      let leaked = text.matches(of: /[A-Za-z]{2,}/).map { String($0.output).lowercased() }
        .filter { !Self.names.contains($0) }
      #expect(leaked == [], "\(line): \(text)")
    }
  }

  @Test("no Hangul is in what English says, whatever was typed in English")
  func english() async throws {
    let home = try Home(language: "en_US.UTF-8")
    for line in Self.lines {
      let ending = try await home.clamate(line: line)
      let text = ending.output + ending.errors
      #expect(
        !text.unicodeScalars.contains {
          0x1100...0x11FF ~= $0.value || 0xAC00...0xD7A3 ~= $0.value
        }, "\(line): \(text)")
    }
  }

  @Test(
    "--lang also holds where the line is wrong",
    arguments: ["bogus", "list --bogus", "list --width 1", "region bogus", "today x"])
  func wrongLine(line: String) async throws {
    for (variable, option, wanted) in [("en_US", "ko", true), ("ko_KR", "en", false)] {
      let home = try Home(language: variable)
      let ending = try await home.clamate(line: "\(line) --lang \(option)")
      #expect(
        ending.errors.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value } == wanted,
        "\(ending.errors)")
    }
  }

  /// The text without commands, options, settings, quotations, ids and hyphenated names.
  private func typedWordsRemoved(_ text: String, _ line: String) -> String {
    text.replacing(/[0-9a-f]{8}-[0-9a-f\-]{27}/, with: "")
      .replacing(/clamate( [a-z0-9:.\-]+)+/, with: "")
      .replacing(/'[^']*'/, with: "")
      .replacing(/--?[a-z][a-z\-]*( [A-Z0-9\-]+)?/, with: "")
      .replacing(/\b[a-z]+[.:-][a-z0-9:.-]*/, with: "")
      .replacing(#/(?m)^  [a-z]+ /#, with: "")
      .replacing(/PM2\.5|PM10|\bp:\d|UTF-8/, with: "")
  }

  @Test(
    "the language is that of --lang, the configuration, then LC_ALL, LC_MESSAGES, LANG",
    arguments: [
      (["LANG": "ko_KR.UTF-8"], "날짜"), (["LANG": "en_US.UTF-8"], "no date"),
      (["LANG": "fr_FR.UTF-8"], "no date"),
      (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], "no date"),
      (["LANG": "C", "LC_MESSAGES": "ko"], "날짜"),
      (["LANG": "C", "LC_MESSAGES": "en_US", "LC_ALL": "ko_KR"], "날짜"), ([:], "no date"),
      (["LANG": "ko_KR.UTF-8", "LC_ALL": ""], "날짜"),
    ] as [([String: String], String)])
  func choice(variables: [String: String], wanted: String) async throws {
    var home = try Home()
    home.environment["LANG"] = nil
    home.environment.merge(variables) { $1 }
    #expect(try await home.clamate("add", "x").output.contains(wanted))
    #expect(try await home.clamate("add", "x", "--lang", "ko").output.contains("날짜"))
    try await home.clamate("config", "set", "language", "en")
    #expect(try await home.clamate("add", "x").output.contains("no date"))
    #expect(try await home.clamate("add", "x", "--lang", "ko").output.contains("날짜"))
  }
}
