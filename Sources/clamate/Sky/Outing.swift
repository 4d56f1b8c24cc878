import DateHelper
import Language
import Sky

/// What a person who leaves the house now will meet before the day ends.
struct Outing {
  /// The worst dust of now and later, where it is bad or worse.
  let dust: AirBand?
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

  /// The sky from now until the end of the day, and for three hours at least; what to wear goes by the
  /// hours until nine in the evening.
  init(_ sky: CurrentSky, zone: Zone) {
    let today = zone.civil(at: sky.now).date
    let evening = WallTime(hour: 21, minute: 0).map { zone.instant(meaning: today, $0) } ?? sky.now
    let soon = sky.now.adding(seconds: 3 * 3600)
    let midnight = zone.instant(meaning: today.adding(days: 1), .midnight)
    let hours = sky.forecast?.hours(in: sky.now..<max(midnight, soon)) ?? []
    let worn = hours.filter { $0.start < max(evening, soon) }
    let coming = hours.filter { $0.start > sky.now }
    let present = sky.present
    let weather = sky.decidingWeather
    dust = ([present.dust] + coming.map { $0.worstBand(on: sky.scale)?.band }).compactMap { $0 }
      .filter { $0.likeness >= .bad }.max { $0.severity < $1.severity }
    // Without hours, the chance of the whole day has to do.
    let likely = weather?.precipitationProbability ?? 0 >= ForecastHour.wetProbability
    let isWetLater = hours.contains(where: \.tellsRain) ? coming.contains(where: \.isWet) : likely
    isWet = present.falling != nil || isWetLater
    let temperatures = ([present.felt] + worn.map(\.feltTemperature)).compactMap { $0 }
    felt = temperatures.min().flatMap { low in temperatures.max().map { low...$0 } }
    strongWind = ([present.wind] + hours.map(\.wind)).compactMap { $0 }
      .filter(Self.limits.isWindy).max()
    let wetWinds =
      [present.falling == nil ? nil : present.wind] + coming.filter(\.isWet).map(\.wind)
    isStormy = wetWinds.compactMap { $0 }.contains(where: Self.limits.isWindy)
  }

  /// What to take along and to wear.
  var things: [OutingThing] {
    var things: [OutingThing] = []
    if let dust { things.append(.mask(ifSensitive: dust.isForSensitiveAlone)) }
    if isStormy {
      things.append(.raincoat)
    } else if isWet {
      things.append(.umbrella)
    }
    guard let felt else { return things }
    things.append(.clothes(from: felt.lowerBound, to: felt.upperBound))
    if Int(roundingHalfUp: felt.lowerBound) <= Self.limits.cold { things.append(.gloves) }
    if Int(roundingHalfUp: felt.upperBound) >= Self.limits.heat { things.append(.water) }
    return things
  }
}

extension CurrentSky {
  /// The weather that decides what to do now: an old one decides nothing.
  var decidingWeather: Weather? {
    weather.flatMap { $0.freshness(now: now).isStale ? nil : $0 }
  }

  /// The air that decides what to do now.
  var decidingAir: Air? { air?.deciding(at: now) }

  /// How old a forecast is that is no longer new, in seconds; nil for a new one.
  var forecastAge: Int64? {
    guard let fetched = forecast?.fetched else { return nil }
    let freshness = Freshness(fetched: fetched, observed: fetched, now: now)
    return freshness.isStale ? freshness.age : nil
  }

  /// What changes within a day; what falls now is taken from the weather of now.
  var changes: [SkyChange] {
    forecast?.changes(after: now, from: present, on: scale) ?? []
  }
}
