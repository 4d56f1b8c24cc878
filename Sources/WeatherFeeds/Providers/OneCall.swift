import DateHelper
import Sky

/// OpenWeatherMap's One Call 3.0, which a plan of its own pays for
/// (openweathermap.org/api/one-call-3).
enum OneCall {
  static func target(_ place: Place, key: String) -> String {
    "/data/3.0/onecall?lat=\(place.latitudeText)&lon=\(place.longitudeText)"
      + "&exclude=minutely,alerts&units=metric&appid=\(key)"
  }

  /// The weather now, and what is to come; the range of its day is that of the forecast.
  static func weather(_ reply: Reply, _ place: Place, _ now: Instant) throws(SkyError) -> Reading {
    let json = try reply.json(from: .oneCall) { status, json in
      OpenWeatherMap.failure(status: status, json: json).map {
        SkyError(.oneCall, $0.reason, detail: $0.detail)
      }
    }
    let current = json["current"]
    var weather = Weather(
      provider: .oneCall, place: place,
      observed: try Plausible.observed(seconds: current["dt"], from: .oneCall, now: now),
      fetched: now, temperature: try Plausible.temperature(current["temp"], from: .oneCall))
    weather.feelsLike = current["feels_like"].number(in: Plausible.feltTemperature)
    weather.humidity = current["humidity"].number(in: Plausible.percentage)
    weather.wind = current["wind_speed"].number(in: Plausible.wind)
    weather.precipitation = OpenWeatherMap.precipitation(current)
    OpenWeatherMap.addSky(of: current, to: &weather)
    return .weather(weather, forecast(json, place, now))
  }

  /// Two days of hours and eight days, as far as they are there.
  private static func forecast(
    _ json: JSONValue, _ place: Place, _ now: Instant
  ) -> Forecast? {
    let origin = Forecast.Origin(provider: .oneCall, fetched: now)
    let offset = json["timezone_offset"].number(in: -86_400...86_400).map { Int($0) }
    var forecast = Forecast(place: place, weather: origin, offset: offset)
    forecast.hours = json["hourly"].elements.compactMap(hour)
    forecast.days = json["daily"].elements.compactMap { day($0, by: forecast.zone) }
    return Plausible.forecast(forecast, now: now)
  }

  private static func hour(_ row: JSONValue) -> ForecastHour? {
    guard let start = OpenWeatherMap.instant(row["dt"]) else { return nil }
    var hour = ForecastHour(start: start)
    hour.temperature = row["temp"].number(in: Plausible.temperature)
    hour.feelsLike = row["feels_like"].number(in: Plausible.feltTemperature)
    hour.condition = OpenWeatherMapConditions.condition(id: row["weather"][0]["id"].integer)
    hour.precipitationProbability = row["pop"].number(in: 0...1)
    hour.wind = row["wind_speed"].number(in: Plausible.wind)
    guard !hour.isBlank else { return nil }
    // A missing amount means that nothing falls.
    hour.rain = row["rain"]["1h"].number(in: Plausible.amount) ?? 0
    hour.snow = row["snow"]["1h"].number(in: Plausible.amount) ?? 0
    return hour
  }

  /// A day is dated by its noon, by the clocks of the place.
  private static func day(_ row: JSONValue, by zone: Zone?) -> ForecastDay? {
    guard let noon = OpenWeatherMap.instant(row["dt"]), let zone else { return nil }
    var day = ForecastDay(date: zone.civil(at: noon).date)
    day.high = row["temp"]["max"].number(in: Plausible.temperature)
    day.low = row["temp"]["min"].number(in: Plausible.temperature)
    day.condition = OpenWeatherMapConditions.condition(id: row["weather"][0]["id"].integer)
    day.precipitationProbability = row["pop"].number(in: 0...1)
    day.sunrise = OpenWeatherMap.instant(row["sunrise"])
    day.sunset = OpenWeatherMap.instant(row["sunset"])
    return day
  }
}
