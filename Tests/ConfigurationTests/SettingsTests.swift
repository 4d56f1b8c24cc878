import Configuration
import DateHelper
import Language
import TestSupport
import Testing

@Suite struct SettingsTests {
  @Test(
    "Each setting takes its values and refuses others",
    arguments: CaseTable("settings-values.tsv").rows)
  func values(row: [String]) throws {
    try #require(row.count == 3)
    let setting = try #require(Setting(rawValue: row[0]))
    #expect(setting.accepts(row[1]) == (row[2] == "yes"))
  }

  @Test("The table of values has both a taken and a refused one of each setting")
  func tableIsWhole() {
    let rows = CaseTable("settings-values.tsv").rows
    for answer in ["yes", "no"] {
      let named = Set(rows.filter { $0.last == answer }.map { $0[0] })
      let missing = Setting.allCases.filter { !named.contains($0.rawValue) && $0.kind != .time }
      #expect(missing.isEmpty)
    }
  }

  @Test("A setting takes its own default", arguments: Setting.allCases)
  func fallbacks(setting: Setting) {
    #expect(setting.accepts(setting.fallback))
    #expect(Settings()[setting] == setting.fallback)
    #expect(!Settings().isSet(setting))
  }

  @Test("Each setting has a meaning and its choices in both languages", arguments: Setting.allCases)
  func words(setting: Setting) {
    for text in [setting.meaning, setting.choices] {
      #expect(!text.english.isEmpty)
      #expect(!text.korean.isEmpty)
    }
  }

  @Test("The defaults of the day are those of the documentation")
  func defaults() {
    let settings = Settings()
    #expect(settings.dayStart.iso == "00:00")
    #expect(settings.dueWarningDays == 3)
    let parts = settings.dayParts
    let times = [parts.morning, parts.lunch, parts.afternoon, parts.evening, parts.night]
    #expect(times.map(\.iso) == ["09:00", "12:00", "15:00", "18:00", "21:00"])
  }

  @Test("What the file sets holds, the last of two")
  func file() {
    let settings = Settings(
      file: KeyValueFile(
        text: "day.start = 02:00\nday.start = 04:30\ndue.warn=7d\nunits = imperial"))
    #expect(settings.problems == [])
    #expect(settings.dayStart.iso == "04:30")
    #expect(settings.dueWarningDays == 7)
    #expect(settings[.units] == "imperial")
    #expect(settings.isSet(.units))
    #expect(!settings.isSet(.language))
  }

  @Test("An unknown key is named with its line and the nearest key")
  func unknownKey() {
    let settings = Settings(file: KeyValueFile(text: "# note\nunit = metric\nzzz = 1"))
    #expect(
      settings.problems == [
        .unknown(key: "unit", suggestion: "units", line: 2),
        .unknown(key: "zzz", suggestion: nil, line: 3),
      ])
    #expect(settings.problems[0].message.english.contains("line 2"))
    #expect(settings.problems[0].message.korean.contains("2번째 줄"))
    #expect(settings.problems[0].hint?.english.contains("'units'") == true)
  }

  @Test("A value that is not taken is named with its line, and the default holds")
  func invalidValue() {
    let settings = Settings(file: KeyValueFile(text: "\nunits = kelvin\nday.start = 07:00"))
    #expect(
      settings.problems == [
        .invalid(setting: .units, value: "kelvin", line: 2),
        .invalid(setting: .dayStart, value: "07:00", line: 3),
      ])
    #expect(settings[.units] == "metric")
    #expect(settings.dayStart == .midnight)
    #expect(settings.problems[0].hint?.english == "use metric | imperial")
  }

  @Test("A line that is no setting is named and spoils no other line")
  func unreadableLine() {
    let settings = Settings(file: KeyValueFile(text: "what is this\nunits = imperial"))
    #expect(settings.problems == [.unreadable(line: 1)])
    #expect(settings[.units] == "imperial")
  }

  @Test("A typed key or value is refused without a line")
  func typed() throws {
    #expect(throws: SettingError.unknown(key: "colour", suggestion: "color", line: nil)) {
      try Settings.setting(named: "colour")
    }
    #expect(throws: SettingError.invalid(setting: .color, value: "red", line: nil)) {
      try Settings.checked("red", for: .color)
    }
    #expect(try Settings.setting(named: "day.start") == .dayStart)
    #expect(try Settings.checked("always", for: .color) == "always")
  }
}
