import Language
import Sky
import Text

extension ReminderCondition {
  /// Reads what `--if` takes: `rain`, `rain:60`, `pm25:bad`, `비:60`, `초미세:나쁨`, `cold:60F`.
  ///
  /// - Parameter scale: that of degrees without a sign.
  /// - Throws: ``ReminderConditionError``.
  public init(
    _ text: String, scale: TemperatureScale = .celsius
  ) throws(ReminderConditionError) {
    let parts = text.folded.filter { !$0.isWhitespace }
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let value = parts.count > 1 ? parts[1] : nil
    switch parts[0] {
    case "rain", "비": self = .rain(percent: try Self.percent(value, of: text))
    case "snow", "눈":
      guard value == nil else { throw .badValue(text) }
      self = .snow
    case "dust", "먼지": self = .dust(nil, try Self.grade(value, of: text))
    case "pm25", "pm2.5", "초미세", "초미세먼지": self = .dust(.pm25, try Self.grade(value, of: text))
    case "pm10", "미세", "미세먼지": self = .dust(.pm10, try Self.grade(value, of: text))
    case "hot", "heat", "더위", "폭염":
      self = .hot(try Self.limit(value, scale, of: text) ?? .usualHeat)
    case "cold", "추위", "한파":
      self = .cold(try Self.limit(value, scale, of: text) ?? .usualCold)
    default: throw .unknown(text)
    }
  }

  private static func percent(
    _ value: String?, of text: String
  ) throws(ReminderConditionError) -> Int? {
    guard let value else { return nil }
    let digits = value.hasSuffix("%") ? String(value.dropLast()) : value
    guard let percent = number(digits), 1...100 ~= percent else { throw .badValue(text) }
    return percent
  }

  private static func limit(
    _ value: String?, _ scale: TemperatureScale, of text: String
  ) throws(ReminderConditionError) -> TemperatureLimit? {
    guard let value else { return nil }
    guard let limit = TemperatureLimit(value, scale: scale) else { throw .badValue(text) }
    return limit
  }

  private static func number(_ digits: String) -> Int? {
    1...3 ~= digits.utf8.count && digits.isDigits ? Int(digits) : nil
  }

  private static func grade(
    _ value: String?, of text: String
  ) throws(ReminderConditionError) -> Grade {
    guard let value else { return .bad }
    let found = Grade.allCases.first { grade in
      [grade.rawValue, grade.name.english, grade.name.korean].contains {
        $0.folded.filter { !$0.isWhitespace } == value
      }
    }
    guard let found, found > .good else { throw .badValue(text) }
    return found
  }
}

/// Why a condition was not taken.
public enum ReminderConditionError: Explainable, Equatable {
  /// The sky has nothing of that name.
  case unknown(String)
  /// The part after the colon is none that it takes.
  case badValue(String)

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .unknown(let text):
      Bilingual(en: "'\(text)' is no condition", ko: "'\(text)'은(는) 조건이 아닙니다")
    case .badValue(let text):
      Bilingual(
        en: "the value of the condition '\(text)' is wrong", ko: "조건 '\(text)'의 값이 잘못되었습니다")
    }
  }

  /// What can be typed.
  public var hint: Bilingual? {
    Bilingual(
      en: "use rain, rain:60, snow, dust, pm25:bad, hot:30, cold or cold:50F",
      ko: "비, 비:60, 눈, 먼지, 초미세:나쁨, 더위:30, 추위, 추위:50F 가운데 하나를 쓰세요")
  }
}
