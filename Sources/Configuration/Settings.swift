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
  ///
  /// - Parameter isExposed: whether everybody on this machine may write the file; programs that it
  ///   names are not run then.
  public init(file: KeyValueFile, isExposed: Bool = false) {
    var problems = file.unreadableLines.map(SettingError.unreadable(line:))
    for entry in file.entries {
      do throws(SettingError) {
        let setting = try Self.setting(named: entry.key, line: entry.line)
        guard !(isExposed && setting.kind == .arguments) else {
          throw SettingError.exposed(setting: setting, line: entry.line)
        }
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

  /// The station to ask for dust, nil for the one nearest to the place.
  public var airStation: AirStation? {
    self[.airStation] == Setting.nearest ? nil : AirStation(self[.airStation])
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
