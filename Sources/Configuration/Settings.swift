import DateHelper
import Language
import Text

/// The preferences in force: what `config` sets, and the defaults for the rest.
public struct Settings: Sendable {
  private var values: [Setting: String] = [:]
  /// What is wrong in the file; each is a warning, and the default holds in its place.
  public let problems: [SettingError]

  /// The defaults.
  public init() {
    problems = []
  }

  /// Reads the text of a `config` file.
  public init(file: KeyValueFile) {
    var problems = file.unreadableLines.map(SettingError.unreadable(line:))
    for entry in file.entries {
      do {
        let setting = try Self.setting(named: entry.key, line: entry.line)
        values[setting] = try Self.checked(entry.value, for: setting, line: entry.line)
      } catch {
        problems.append(error)
      }
    }
    self.problems = problems
  }

  /// The value of a setting as it is written.
  public subscript(_ setting: Setting) -> String {
    values[setting] ?? setting.fallback
  }

  /// Whether the value comes from the file and not from the defaults.
  public func isSet(_ setting: Setting) -> Bool {
    values[setting] != nil
  }

  /// The number of the AQICN station to ask, nil for the one nearest to the place.
  public var airStation: String? {
    self[.airStation] == Setting.nearest ? nil : self[.airStation]
  }

  /// When a day begins.
  public var dayStart: WallTime {
    Setting.dayStart(self[.dayStart]) ?? .midnight
  }

  /// How many days before a deadline today shows it.
  public var dueWarningDays: Int {
    Setting.days(self[.dueWarning]) ?? 0
  }

  /// The seconds of work after which a run counts as forgotten.
  public var longestRun: Int64 {
    Int64(Setting.hours(self[.trackMax]) ?? 12) * 3600
  }

  /// When todos without a time remind, nil for never.
  public var allDayReminder: WallTime? { WallTime(iso: self[.allDayReminder]) }

  /// When the day and its sky are told, nil for never.
  public var brief: WallTime? { WallTime(iso: self[.brief]) }

  /// Whether the weather of the brief is asked for ahead of it.
  public var prefetchesWeather: Bool { self[.weatherPrefetch] == "on" }

  /// When what is left of the day is told, nil for never.
  public var review: WallTime? { WallTime(iso: self[.review]) }

  /// The hours in which reminders are held, nil for none.
  public var quietHours: DailyHours? { DailyHours(self[.quietHours]) }

  /// What the parts of a day stand for.
  public var dayParts: DayParts {
    func time(_ setting: Setting) -> WallTime {
      WallTime(iso: self[setting]) ?? .midnight
    }
    return DayParts(
      morning: time(.morning), lunch: time(.lunch), afternoon: time(.afternoon),
      evening: time(.evening), night: time(.night))
  }

  /// The setting of a name.
  ///
  /// - Throws: ``SettingError/unknown(key:suggestion:line:)``.
  public static func setting(named key: String, line: Int? = nil) throws(SettingError) -> Setting {
    if let setting = Setting(rawValue: key) { return setting }
    let suggestion = EditDistance.nearest(to: key, in: Setting.allCases.map(\.rawValue))
    throw .unknown(key: key, suggestion: suggestion, line: line)
  }

  /// A value once it is known to be one that the setting takes.
  ///
  /// - Throws: ``SettingError/invalid(setting:value:line:)``.
  public static func checked(
    _ value: String, for setting: Setting, line: Int? = nil
  ) throws(SettingError) -> String {
    // A line break would begin another setting in the file.
    guard setting.accepts(value), !value.unicodeScalars.contains(where: \.isEscapedOnTerminal)
    else {
      throw .invalid(setting: setting, value: value, line: line)
    }
    return value
  }
}

/// What is wrong with a setting.
public enum SettingError: Explainable, Equatable {
  /// There is no such key.
  case unknown(key: String, suggestion: String?, line: Int?)
  /// The setting does not take this value.
  case invalid(setting: Setting, value: String, line: Int?)
  /// The line is no `key = value`.
  case unreadable(line: Int)

  /// The line of the file, if it is in one.
  public var line: Int? {
    switch self {
    case .unknown(_, _, let line), .invalid(_, _, let line): line
    case .unreadable(let line): line
    }
  }

  /// What is wrong and, in a file, on which line.
  public var message: Bilingual {
    switch self {
    case .unknown(let key, _, let line):
      Bilingual(en: "no setting '\(key)'", ko: "'\(key)' 설정은 없습니다").at(line)
    case .invalid(let setting, let value, let line):
      Bilingual(
        en: "'\(setting.rawValue)' cannot be '\(value)'",
        ko: "'\(setting.rawValue)' 값으로 '\(value)'은(는) 쓸 수 없습니다"
      ).at(line)
    case .unreadable(let line):
      Bilingual(en: "not a 'key = value' line", ko: "'key = value' 형식이 아닙니다").at(line)
    }
  }

  /// A name or the values to try.
  public var hint: Bilingual? {
    switch self {
    case .unknown(_, .some(let suggestion), _):
      Bilingual(en: "did you mean '\(suggestion)'?", ko: "'\(suggestion)'을(를) 찾으셨나요?")
    case .unknown:
      Bilingual(en: "clamate config list shows all", ko: "clamate config list로 모두 볼 수 있습니다")
    case .invalid(let setting, _, _):
      Bilingual(
        en: "use \(setting.choices[.english])", ko: "쓸 수 있는 값: \(setting.choices[.korean])")
    case .unreadable:
      nil
    }
  }
}

extension Bilingual {
  /// The same with the line of the config file in front, if there is one.
  fileprivate func at(_ line: Int?) -> Bilingual {
    guard let line else { return self }
    return Bilingual(
      en: "config line \(line): \(english)", ko: "설정 파일 \(line)번째 줄: \(korean)")
  }
}
