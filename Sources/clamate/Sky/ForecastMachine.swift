import DateHelper
import Language
import Sky
import Terminal

/// The forecast in machine form; `docs/json.md` fixes the shape.
extension ForecastPage {
  /// What parts of a forecast are asked for.
  enum Part {
    /// The coming hours.
    case hours
    /// The coming days.
    case days
  }

  /// The members `forecast` and `forecastError`.
  func members(_ part: Part) -> [JSONValue.Member] {
    [
      JSONValue.Member("forecast", sky.forecast.map { json($0, part) } ?? .null),
      JSONValue.Member("forecastError", sky.errorJSON(.forecast, context)),
    ]
  }

  private func json(_ forecast: Forecast, _ part: Part) -> JSONValue {
    let head: [JSONValue.Member] = [
      JSONValue.Member("provider", JSONValue(forecast.weather?.provider.rawValue)),
      JSONValue.Member("fetched", moment(forecast.weather?.fetched)),
      JSONValue.Member("airProvider", JSONValue(forecast.air?.provider.rawValue)),
      JSONValue.Member("airFetched", moment(forecast.air?.fetched)),
      JSONValue.Member("next", .array(sky.changes.map(json))),
    ]
    let rows: JSONValue.Member =
      switch part {
      case .hours: JSONValue.Member("hours", .array(hours.map(json)))
      case .days: JSONValue.Member("days", .array(days.map(json)))
      }
    let credits = [
      forecast.weather?.provider.attribution(for: .forecast).english,
      forecast.air?.provider.attribution(for: .airForecast).english,
    ]
    let credit = credits.compactMap { $0 }.joined(separator: ", ")
    return .object(head + [rows, JSONValue.Member("attribution", .string(credit))])
  }

  private func json(_ change: SkyChange) -> JSONValue {
    [
      "kind": .string(change.kind.rawValue), "at": moment(change.at),
      "text": .string(SkyLines(sky: sky, context: context).text(change)[context.language]),
    ]
  }

  private func json(_ hour: ForecastHour) -> JSONValue {
    [
      "start": moment(hour.start), "seconds": .integer(Int(hour.length)),
      "temperature": JSONValue(hour.temperature), "feelsLike": JSONValue(hour.feelsLike),
      "condition": .string(hour.condition.rawValue),
      "description": .string(hour.condition.words[context.language]),
      "precipitationProbability": JSONValue(hour.precipitationProbability),
      "rain": JSONValue(hour.rain), "snow": JSONValue(hour.snow), "wind": JSONValue(hour.wind),
      "pm25": json(hour.pm25, .pm25), "pm10": json(hour.pm10, .pm10),
    ]
  }

  private func json(_ day: ForecastDay) -> JSONValue {
    [
      "date": .string(day.date.iso), "low": JSONValue(day.low), "high": JSONValue(day.high),
      "condition": .string(day.condition.rawValue),
      "description": .string(day.condition.words[context.language]),
      "precipitationProbability": JSONValue(day.precipitationProbability),
      "sunrise": moment(day.sunrise), "sunset": moment(day.sunset),
      "pm25": json(dust(.pm25, on: day.date), .pm25),
      "pm10": json(dust(.pm10, on: day.date), .pm10),
    ]
  }

  private func json(_ amount: Concentration?, _ pollutant: Pollutant) -> JSONValue {
    amount.map { .dust($0, pollutant, band(of: $0, pollutant), isEstimate: true) } ?? .null
  }

  private func moment(_ instant: Instant?) -> JSONValue {
    JSONValue(instant?.iso8601(in: context.clock.zone))
  }

  /// Writes a tab-separated line an hour or a day.
  func writePlain(_ part: Part) {
    let rows =
      switch part {
      case .hours: hours.map(fields)
      case .days: days.map(fields)
      }
    context.output.write(plain: rows)
  }

  private func fields(_ hour: ForecastHour) -> [String] {
    let start = hour.start.iso8601(in: context.clock.zone)
    let numbers = [
      hour.temperature, hour.feelsLike, hour.precipitationProbability, hour.rain, hour.snow,
      hour.wind,
    ]
    return ["hour", start, "\(hour.length)", hour.condition.rawValue]
      + numbers.map { $0.map { "\($0)" } ?? "" } + fields(hour.pm25, .pm25)
      + fields(hour.pm10, .pm10)
  }

  private func fields(_ day: ForecastDay) -> [String] {
    let numbers = [day.low, day.high, day.precipitationProbability]
    let sun = [day.sunrise, day.sunset].map { $0?.iso8601(in: context.clock.zone) ?? "" }
    return ["day", day.date.iso, day.condition.rawValue]
      + numbers.map { $0.map { "\($0)" } ?? "" } + sun
      + fields(dust(.pm25, on: day.date), .pm25) + fields(dust(.pm10, on: day.date), .pm10)
  }

  private func fields(_ amount: Concentration?, _ pollutant: Pollutant) -> [String] {
    guard let amount else { return ["", ""] }
    return ["\(amount.rounded)", Grade(amount.value, of: pollutant).rawValue]
  }
}
