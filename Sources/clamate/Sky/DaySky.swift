import DateHelper
import Language
import Planner
import Sky
import Terminal

/// The sky of a day over the region in use, as far as it is forecast.
struct DaySky {
  let region: HomeRegion
  let day: ForecastDay

  init(region: HomeRegion, day: ForecastDay) {
    self.region = region
    self.day = day
  }

  /// The sky of a date; nil where nothing is forecast, and for a day that has passed of which only
  /// some hours were ever told.
  init?(of date: CivilDate, in context: Context) {
    guard let (region, forecast) = context.outdoor.forecastAtHome(), let day = forecast.day(date),
      date >= context.clock.today || day.high != nil
    else { return nil }
    self.region = region
    self.day = day
  }

  /// `Seoul: rain  low 3°C  high 9°C  rain 80%`.
  ///
  /// - Parameter head: what stands in the place of the name of the region.
  func line(in context: Context, after head: Bilingual? = nil) -> Flow {
    let language = context.language
    var parts: [String] = []
    if day.condition != .unknown { parts.append(day.condition.words[language]) }
    if let low = day.low {
      parts.append("\(Bilingual(en: "low", ko: "최저")[language]) \(context.units.temperature(low))")
    }
    if let high = day.high {
      parts.append(
        "\(Bilingual(en: "high", ko: "최고")[language]) \(context.units.temperature(high))")
    }
    if let chance = day.precipitationProbability {
      parts.append(
        "\(Bilingual(en: "rain", ko: "강수")[language]) \(Int(roundingHalfUp: chance * 100))%")
    }
    guard let first = parts.first else { return Flow([]) }
    let texts = ["\((head ?? region.name)[language]): \(first)"] + parts.dropFirst()
    return Flow(texts.map { TableCell(text: $0) })
  }

  /// The sky as JSON, or null for none.
  static func json(_ sky: DaySky?, _ context: Context) -> JSONValue {
    guard let sky else { return .null }
    let day = sky.day
    return [
      "region": .string(sky.region.name.english), "condition": .string(day.condition.rawValue),
      "description": .string(day.condition.words[context.language]),
      "high": JSONValue(day.high), "low": JSONValue(day.low),
      "precipitationProbability": JSONValue(day.precipitationProbability),
    ]
  }
}
