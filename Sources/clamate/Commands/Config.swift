import CommandLineKit
import Configuration
import DateHelper
import Delivery
import Language
import Terminal
import Text

extension Command {
  /// `clamate config`.
  static let config = Command(
    noun: "config", summary: Bilingual(en: "your preferences", ko: "설정"), bare: "list",
    verbs: [listConfig, getConfig, setConfig, editConfig])

  private static let listConfig = Command(
    CommandSpec(
      name: "list", summary: Bilingual(en: "list all settings", ko: "모든 설정 보기"),
      examples: [.init("config list", Bilingual(en: "names, values, meanings", ko: "이름, 값, 뜻"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    context.show(Setting.allCases, of: context.settings)
    return .done
  }

  private static let getConfig = Command(
    CommandSpec(
      name: "get", summary: Bilingual(en: "show a setting", ko: "설정 하나 보기"), arguments: "KEY",
      kinds: [.settingKey],
      examples: [.init("config get units", Bilingual(en: "its value", ko: "값"))])
  ) { line, context in
    guard let key = line.arguments.first else {
      throw UsageError.missingArgument(name: "KEY", command: line.name)
    }
    try line.refuseArguments(after: 1)
    let setting = try Settings.setting(named: key)
    if context.format == .text {
      context.output.write(line: context.settings[setting])
      if context.environment.terminal.isOutput {
        // In a script the value stands alone.
        context.write(row: ["(\(setting.choices[context.language]))"])
      }
    } else {
      context.show([setting], of: context.settings)
    }
    return .done
  }

  /// A key and a value, also as the file has them: `key=value` or `key = value`.
  private static func settingWords(_ words: [String]) -> [String] {
    if words.count == 3, words[1] == "=" { return [words[0], words[2]] }
    guard words.count == 1 else { return words }
    return words[0].split(separator: "=", maxSplits: 1).map(String.init)
  }

  private static let setConfig = Command(
    CommandSpec(
      name: "set", summary: Bilingual(en: "change a setting", ko: "설정 바꾸기"),
      arguments: "KEY VALUE", kinds: [.settingKey, .settingValue],
      examples: [
        .init("config set units imperial", Bilingual(en: "Fahrenheit", ko: "화씨")),
        .init("config set day.start 04:00", Bilingual(en: "for night owls", ko: "밤늦게까지 깨어 있다면")),
        .init("config set units default", Bilingual(en: "back to the default", ko: "기본값으로")),
      ],
      discussion: Bilingual(
        en: "A setting is no step: clamate undo leaves it as it is.",
        ko: "설정은 단계가 아니어서 clamate undo로 되돌아가지 않습니다."))
  ) { line, context in
    let words = settingWords(line.arguments)
    guard words.count >= 2 else {
      throw UsageError.missingArgument(name: "KEY VALUE", command: line.name)
    }
    guard words.count == 2 else {
      throw UsageError.unexpectedArgument(word: words[2], command: line.name)
    }
    let setting = try Settings.setting(named: words[0])
    let typed = words[1]
    let value = typed == "default" ? nil : try Settings.checked(typed, for: setting)
    if setting == .timeZone, let value, value != setting.fallback {
      _ = try context.environment.zones.zone(named: value)
    }
    let settings = try context.store(value, of: setting)
    if settings.lacksCommand { context.reporter.warn(MissingCommand()) }
    context.show([setting], of: settings)
    return .done
  }
}

extension Command {
  private static let editConfig = Command(
    CommandSpec(
      name: "edit", summary: Bilingual(en: "edit the file in an editor", ko: "편집기로 고치기"),
      examples: [.init("config edit", Bilingual(en: "in VISUAL or EDITOR", ko: "VISUAL이나 EDITOR로"))]
    )
  ) { line, context in
    try line.refuseArguments(after: 0)
    let editor = try Editor(context, instead: "clamate config set KEY VALUE")
    let old = try Files.read(context.folders.configFile) ?? []
    let sample = Settings.sample(in: context.language)
    let shown = old.isEmpty ? sample : String(decoding: old, as: UTF8.self)
    guard let text = try editor.edit(shown, in: context, take: { $0 }) else {
      if context.format != .text { context.show(Setting.allCases, of: context.settings) }
      return .done
    }
    try Files.makeFolder(context.folders.config)
    try Files.replace(context.folders.configFile, with: Array(text.utf8), mode: 0o600)
    context.hasChanged = true
    let settings = Settings(file: KeyValueFile(text: text))
    for problem in settings.problems { context.reporter.warn(problem) }
    if context.format != .text { context.show(Setting.allCases, of: settings) }
    return .done
  }
}

extension Settings {
  /// Whether reminders would ring by a program that nobody named.
  fileprivate var lacksCommand: Bool {
    channels.contains(.command) && reminderCommand.isEmpty
  }

  /// A file that sets nothing and names everything, to start from.
  fileprivate static func sample(in language: Language) -> String {
    Setting.allCases.map { setting in
      "# \(setting.meaning[language]) (\(setting.choices[language]))\n"
        + "# \(setting.rawValue) = \(setting.fallback)\n"
    }.joined(separator: "\n")
  }
}

extension Context {
  /// Writes one line of the configuration; all others stay as they are.
  ///
  /// - Returns: the settings that now hold.
  fileprivate func store(_ value: String?, of setting: Setting) throws -> Settings {
    try Files.makeFolder(folders.config)
    let old = try Files.read(folders.configFile) ?? []
    var file = KeyValueFile(text: String(decoding: old, as: UTF8.self))
    file.set(setting.rawValue, to: value)
    try Files.replace(folders.configFile, with: Array(file.text.utf8), mode: 0o600)
    hasChanged = true
    return Settings(file: file)
  }

  fileprivate func show(_ shown: [Setting], of settings: Settings) {
    switch format {
    case .json:
      output.write(json: .array(shown.map { json($0, settings) }))
    case .plain:
      output.write(plain: shown.map { [$0.rawValue, settings[$0]] })
    case .text:
      guard !(presentation.isQuiet && hasChanged) else { return }
      var table = Table([
        TableColumn(importance: 3), TableColumn(importance: 2),
        TableColumn(minimum: 8, weight: 1, importance: 1),
      ])
      // Beside the names there is no room for a sentence on a narrow terminal.
      let isNarrow = presentation.width.map { $0 < 70 } ?? false
      for setting in shown {
        let meaning = TableCell(
          text: "\(setting.meaning[language]) (\(setting.choices[language]))", .faint)
        let row = [TableCell(text: setting.rawValue), TableCell(text: settings[setting], .tag)]
        table.append(isNarrow ? row : row + [meaning], note: isNarrow ? Flow([meaning]) : nil)
      }
      output.append {
        table.append(
          to: &$0, width: presentation.width, palette: palette, hasHeadings: false, wraps: true)
      }
    }
  }

  private func json(_ setting: Setting, _ settings: Settings) -> JSONValue {
    [
      "key": .string(setting.rawValue), "value": .string(settings[setting]),
      "default": .string(setting.fallback), "set": .boolean(settings.isSet(setting)),
    ]
  }
}

/// The channel `command` without a program.
private struct MissingCommand: Explainable {
  var message: Bilingual {
    Bilingual(
      en: "the channel command has no program to run yet",
      ko: "command 방법이 실행할 프로그램이 아직 없습니다")
  }

  var hint: Bilingual? {
    let set = #"clamate config set reminder.command '["notify", "--to", "me"]'"#
    return Bilingual(en: "for example: \(set)", ko: "예: \(set)")
  }
}
