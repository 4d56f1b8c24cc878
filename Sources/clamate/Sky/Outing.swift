import DateHelper
import Language
import Sky

/// What a person who leaves the house now will meet until the evening.
struct Outing {
  /// Whether dust is bad or worse now or later.
  let isDusty: Bool
  /// Whether rain or snow falls or is likely.
  let isWet: Bool
  /// The lowest temperature that will be felt, in °C.
  let lowestFelt: Double?

  /// The sky from now until nine in the evening, and for three hours at least.
  init(_ sky: CurrentSky, zone: Zone) {
    let today = zone.civil(at: sky.now).date
    let evening = WallTime(hour: 21, minute: 0).map { zone.instant(meaning: today, $0) } ?? sky.now
    let end = max(evening, sky.now.adding(seconds: 3 * 3600))
    let hours = sky.forecast?.hours(in: sky.now..<end) ?? []
    let air = sky.decidingAir
    let weather = sky.decidingWeather
    isDusty = air?.worstGrade.map { $0 >= .bad } ?? false || hours.contains(where: \.isDusty)
    let isWetNow = weather?.condition.isWet ?? false
    // Without hours, the chance of the whole day has to do.
    let likely = sky.weather?.precipitationProbability ?? 0 >= ForecastHour.wetProbability
    isWet = isWetNow || (hours.isEmpty ? likely : hours.contains(where: \.isWet))
    let felt = weather.map { $0.feelsLike ?? $0.temperature }
    lowestFelt = ([felt] + hours.map(\.feltTemperature)).compactMap { $0 }.min()
  }
}

extension CurrentSky {
  /// The weather that decides what to do now: one that is old gives way to a forecast of the hour.
  var decidingWeather: Weather? {
    let isForetold = forecast?.hour(at: now).map { $0.condition != .unknown } ?? false
    return weather.flatMap { isForetold && $0.freshness(now: now).isStale ? nil : $0 }
  }

  /// The air that decides what to do now: one that is old gives way to a forecast of the hour.
  var decidingAir: Air? {
    let isForetold = forecast?.hour(at: now)?.worstGrade != nil
    return air.flatMap { isForetold && $0.freshness(now: now).isStale ? nil : $0 }
  }

  /// What changes within a day; what falls now is taken from the weather of now.
  var changes: [SkyChange] {
    guard let forecast else { return [] }
    return forecast.changes(
      after: now, isWet: decidingWeather.map { $0.condition.isWet },
      isDusty: decidingAir?.worstGrade.map { $0 >= .bad })
  }
}

/// What to wear by the temperature that is felt.
enum Clothes {
  case light, sleeves, jacket, coat, padded

  init(feltTemperature celsius: Double) {
    self =
      switch celsius {
      case 23...: .light
      case 17..<23: .sleeves
      case 10..<17: .jacket
      case 4..<10: .coat
      default: .padded
      }
  }

  var words: Bilingual {
    switch self {
    case .light: Bilingual(en: "light clothes", ko: "가벼운 옷")
    case .sleeves: Bilingual(en: "long sleeves", ko: "긴소매")
    case .jacket: Bilingual(en: "a jacket", ko: "겉옷")
    case .coat: Bilingual(en: "a coat", ko: "코트")
    case .padded: Bilingual(en: "a padded coat", ko: "두꺼운 외투")
    }
  }
}
