import DateHelper
import Sky

/// MET Norway's location forecast, version 2.0, compact
/// (api.met.no/weatherapi/locationforecast/2.0/documentation).
enum MetNo {
  /// More than four decimals are refused; a place has two.
  static func target(_ place: Place) -> String {
    "/weatherapi/locationforecast/2.0/compact?lat=\(place.latitudeText)&lon=\(place.longitudeText)"
  }

  /// The weather of the first row, and what is to come: hours at first, then steps of six.
  ///
  /// Times are UTC; nothing is said of the place's clocks or of what a person feels.
  static func weather(_ reply: Reply, _ place: Place, _ now: Instant) throws(SkyError) -> Reading {
    let json = try reply.withoutDeprecation.json(from: .metNo) { _, _ in nil }
    guard case .array(let rows) = json["properties"]["timeseries"] else {
      throw SkyError(.metNo, .unexpected)
    }
    guard let first = rows.first else { throw SkyError(.metNo, .noReading) }
    guard let observed = instant(of: first) else { throw SkyError(.metNo, .unexpected) }
    let details = details(of: first)
    var weather = Weather(
      provider: .metNo, place: place,
      observed: try Plausible.observed(observed, from: .metNo, now: now), fetched: now,
      temperature: try Plausible.temperature(details["air_temperature"], from: .metNo))
    weather.humidity = details["relative_humidity"].number(in: Plausible.percentage)
    weather.wind = details["wind_speed"].number(in: Plausible.wind)
    let step = Step(of: first)
    weather.condition = MetNoSymbols.condition(code: step.symbol)
    weather.isNight = MetNoSymbols.isNight(code: step.symbol)
    weather.precipitation = step.amount.map { $0 * 3600 / Double(step.seconds) }
    return .weather(weather, forecast(rows, place, now))
  }

  private static func forecast(
    _ rows: [JSONValue], _ place: Place, _ now: Instant
  ) -> Forecast? {
    let origin = Forecast.Origin(provider: .metNo, fetched: now)
    var forecast = Forecast(place: place, weather: origin)
    forecast.hours = rows.compactMap(hour)
    return Plausible.forecast(forecast, now: now)
  }

  private static func hour(_ row: JSONValue) -> ForecastHour? {
    guard let start = instant(of: row) else { return nil }
    let (details, step) = (details(of: row), Step(of: row))
    var hour = ForecastHour(start: start, length: step.seconds)
    hour.temperature = details["air_temperature"].number(in: Plausible.temperature)
    hour.wind = details["wind_speed"].number(in: Plausible.wind)
    hour.condition = MetNoSymbols.condition(code: step.symbol)
    hour.addWater(step.amount)
    return hour
  }

  private static func instant(of row: JSONValue) -> Instant? {
    row["time"].string.flatMap { Instant($0) }
  }

  private static func details(of row: JSONValue) -> JSONValue {
    row["data"]["instant"]["details"]
  }

  /// What falls in the hour, or the six hours, after the moment of a row.
  private struct Step {
    let seconds: Int64
    let symbol: String?
    /// mm over the whole of it.
    let amount: Double?

    /// The hour where there is one; the last row has neither.
    init(of row: JSONValue) {
      let data = row["data"]
      let isHour = data["next_1_hours"].isObject || !data["next_6_hours"].isObject
      seconds = isHour ? 3600 : 21_600
      let next = data[isHour ? "next_1_hours" : "next_6_hours"]
      symbol = next["summary"]["symbol_code"].string
      amount = next["details"]["precipitation_amount"].number(in: Plausible.amount)
    }
  }
}

extension Reply {
  /// The same answer where its status says that a successor of the product is there (203).
  fileprivate var withoutDeprecation: Reply {
    status == 203 ? Reply(status: 200, contentType: contentType, body: body) : self
  }
}
