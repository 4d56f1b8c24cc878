import DateHelper
import Language
import Sky

/// What Clamate says first.
public struct Greeting: Sendable, Equatable {
  /// A part of the day that has a greeting of its own.
  public enum Period: String, Sendable, CaseIterable {
    /// 01:00 to 06:59.
    case dawn
    /// 07:00 to 11:59.
    case morning
    /// 12:00 to 18:59.
    case afternoon
    /// 19:00 to 21:59.
    case evening
    /// 22:00 to 00:59.
    case night

    /// The period that an hour of the day, 0 to 23, belongs to.
    public init(hour: Int) {
      self =
        switch hour {
        case 1...6: .dawn
        case 7...11: .morning
        case 12...18: .afternoon
        case 19...21: .evening
        default: .night
        }
    }
  }

  /// The part of the day.
  public let period: Period
  /// What is said, without a name.
  public let text: Bilingual

  /// The greeting of a moment; the same for the whole of a period, also over midnight.
  ///
  /// - Parameters:
  ///   - date: the date on the calendar; chooses among the lines.
  ///   - hour: the local hour, 0 to 23.
  ///   - sky: what the sky asks to be minded, if anything.
  public init(on date: CivilDate, hour: Int, minding sky: Concern?) {
    period = Period(hour: hour)
    let lines = sky.map(\.lines) ?? period.lines
    // The hour after midnight belongs to the night of the day before.
    let dayNumber = hour == 0 ? date.dayNumber - 1 : date.dayNumber
    text = lines[abs(dayNumber) % lines.count]
  }
}

extension Greeting {
  /// Something about the sky that a greeting minds.
  public enum Concern: Sendable, CaseIterable {
    /// It rains.
    case rain
    /// It rains or will rain in a wind that no umbrella stands.
    case stormyRain
    /// It snows.
    case snow
    /// The dust is bad or very bad.
    case dust
    /// 33 °C or more are felt.
    case heat
    /// -10 °C or less are felt.
    case cold
    /// It will rain today.
    case rainLater
    /// It will snow today.
    case snowLater
    /// The dust will be bad or very bad today.
    case dustLater
    /// 33 °C or more will be felt today.
    case heatLater

    /// What of the sky matters most for going out, if anything does.
    ///
    /// - Parameter coming: the hours of the day that are still to come.
    public init?(weather: Weather?, air: Air?, coming: [ForecastHour] = []) {
      let felt = weather.map { $0.feelsLike ?? $0.temperature }
      if let weather, weather.condition == .snow || weather.condition == .sleet {
        self = .snow
      } else if let weather, weather.condition.isWet {
        self = Self.isStormy(weather.wind) ? .stormyRain : .rain
      } else if let grade = air?.worstGrade, grade >= .bad {
        self = .dust
      } else if let felt, felt >= 33 {
        self = .heat
      } else if let felt, felt <= -10 {
        self = .cold
      } else {
        self.init(coming: coming)
      }
    }

    private static func isStormy(_ wind: Double?) -> Bool {
      wind.map(OutdoorRule().isWindy) ?? false
    }

    private init?(coming: [ForecastHour]) {
      if let wet = coming.first(where: \.isWet) {
        let isStormy = coming.contains { $0.isWet && Self.isStormy($0.wind) }
        self = wet.isSnowy ? .snowLater : isStormy ? .stormyRain : .rainLater
      } else if coming.contains(where: { $0.worstGrade.map { $0 >= .bad } ?? false }) {
        self = .dustLater
      } else if coming.contains(where: { $0.feltTemperature.map { $0 >= 33 } ?? false }) {
        self = .heatLater
      } else {
        return nil
      }
    }
  }
}
