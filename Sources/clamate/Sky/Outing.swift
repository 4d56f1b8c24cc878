import DateHelper
import Language
import Sky

/// What a person who leaves the house now will meet until the evening.
struct Outing {
  /// Whether dust is bad or worse now or later.
  let isDusty: Bool
  /// Whether rain or snow falls or is likely.
  let isWet: Bool
  /// The lowest and the highest temperature that will be felt, in °C.
  let felt: ClosedRange<Double>?
  /// The wind, in m/s, where it is strong.
  let strongWind: Double?
  /// Whether rain falls in a wind that no umbrella stands.
  private let isStormy: Bool
  /// The limits from which people mind heat, cold and wind.
  private static let limits = OutdoorRule()

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
    let likely = weather?.precipitationProbability ?? 0 >= ForecastHour.wetProbability
    isWet = isWetNow || (hours.isEmpty ? likely : hours.contains(where: \.isWet))
    let now = weather.map { $0.feelsLike ?? $0.temperature }
    let temperatures = ([now] + hours.map(\.feltTemperature)).compactMap { $0 }
    felt = temperatures.min().flatMap { low in temperatures.max().map { low...$0 } }
    strongWind = ([weather?.wind] + hours.map(\.wind)).compactMap { $0 }
      .filter(Self.limits.isWindy).max()
    let wetWinds = [isWetNow ? weather?.wind : nil] + hours.filter(\.isWet).map(\.wind)
    isStormy = wetWinds.compactMap { $0 }.contains(where: Self.limits.isWindy)
  }

  /// What to take along.
  var things: [Bilingual] {
    var things: [Bilingual] = []
    if isDusty { things.append(Bilingual(en: "mask", ko: "마스크")) }
    if isStormy {
      things.append(Bilingual(en: "a raincoat", ko: "비옷"))
    } else if isWet {
      things.append(Bilingual(en: "umbrella", ko: "우산"))
    }
    guard let felt else { return things }
    things.append(Clothes.words(from: felt.lowerBound, to: felt.upperBound))
    if Int(roundingHalfUp: felt.lowerBound) <= Self.limits.cold {
      things.append(Bilingual(en: "gloves", ko: "장갑"))
    }
    if Int(roundingHalfUp: felt.upperBound) >= Self.limits.heat {
      things.append(Bilingual(en: "water", ko: "물"))
    }
    return things
  }
}

extension CurrentSky {
  /// The weather that decides what to do now: an old one decides nothing.
  var decidingWeather: Weather? {
    weather.flatMap { $0.freshness(now: now).isStale ? nil : $0 }
  }

  /// The air that decides what to do now: an old one decides nothing, nor does an old amount in it.
  var decidingAir: Air? {
    guard var air, !air.freshness(now: now).isStale else { return nil }
    let isOld = { (amount: Concentration?) in
      amount?.observed.map { Freshness(fetched: $0, observed: $0, now: now).isStale } ?? false
    }
    if isOld(air.pm10) { air.pm10 = nil }
    if isOld(air.pm25) { air.pm25 = nil }
    return air
  }

  /// How old a forecast is that is no longer new, in seconds; nil for a new one.
  var forecastAge: Int64? {
    guard let fetched = forecast?.fetched else { return nil }
    let freshness = Freshness(fetched: fetched, observed: fetched, now: now)
    return freshness.isStale ? freshness.age : nil
  }

  /// What changes within a day; what falls now is taken from the weather of now.
  var changes: [SkyChange] {
    guard let forecast else { return [] }
    return forecast.changes(
      after: now, isWet: decidingWeather.map { $0.condition.isWet },
      isDusty: decidingAir?.worstGrade.map { $0 >= .bad })
  }
}

/// What to wear by the temperature that is felt, the lightest first.
enum Clothes: Int {
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

  /// What fits all of a range in °C: one thing, or one over another where they lie far apart.
  static func words(from low: Double, to high: Double) -> Bilingual {
    let (outer, inner) = (Clothes(feltTemperature: low), Clothes(feltTemperature: high))
    guard outer.rawValue - inner.rawValue >= 2 else { return outer.words }
    return Bilingual(
      en: "\(outer.words.english) over \(inner.words.english)",
      ko: "\(inner.words.korean) 위에 \(outer.words.korean)")
  }
}
