import DateHelper
import Sky

/// OpenWeatherMap's forecasts: 40 steps of three hours of weather (openweathermap.org/forecast5)
/// and four days of hourly dust (openweathermap.org/api/air-pollution).
extension OpenWeatherMap {
  private static let stepSeconds: Int64 = 10_800

  static func forecastTarget(_ place: Place, key: String) -> String {
    "/data/2.5/forecast?lat=\(place.latitudeText)&lon=\(place.longitudeText)&units=metric"
      + "&appid=\(key)"
  }

  static func airForecastTarget(_ place: Place, key: String) -> String {
    "/data/2.5/air_pollution/forecast?lat=\(place.latitudeText)&lon=\(place.longitudeText)"
      + "&appid=\(key)"
  }

  /// The weather to come.
  ///
  /// The steps are aligned to UTC; days are the city's own.
  static func forecast(_ reply: Reply, _ place: Place, _ now: Instant) throws(SkyError) -> Forecast
  {
    let json = try reply.json(from: .openWeatherMap, failure: failure)
    let city = json["city"]
    let origin = Forecast.Origin(provider: .openWeatherMap, fetched: now)
    let offset = city["timezone"].number(in: -86_400...86_400).map { Int($0) }
    var forecast = Forecast(place: place, weather: origin, offset: offset)
    forecast.hours = try list(of: json).compactMap(step)
    forecast.days = [day(of: city, offset: offset)].compactMap { $0 }
    return try believed(forecast, now)
  }

  /// The dust to come.
  static func airForecast(
    _ reply: Reply, _ place: Place, _ now: Instant
  ) throws(SkyError) -> Forecast {
    let json = try reply.json(from: .openWeatherMap, failure: failure)
    let origin = Forecast.Origin(provider: .openWeatherMap, fetched: now)
    var forecast = Forecast(place: place, air: origin)
    forecast.hours = try list(of: json).compactMap { row in
      guard let start = instant(row["dt"]) else { return nil }
      var hour = ForecastHour(start: start)
      hour.pm10 = Plausible.estimate(row["components"]["pm10"])
      hour.pm25 = Plausible.estimate(row["components"]["pm2_5"])
      return hour
    }
    return try believed(forecast, now)
  }

  private static func list(of json: JSONValue) throws(SkyError) -> [JSONValue] {
    guard case .array(let list) = json["list"] else { throw SkyError(.openWeatherMap, .unexpected) }
    return list
  }

  private static func believed(_ forecast: Forecast, _ now: Instant) throws(SkyError) -> Forecast {
    guard let believed = Plausible.forecast(forecast, now: now) else {
      throw SkyError(.openWeatherMap, .noReading)
    }
    return believed
  }

  private static func step(_ row: JSONValue) -> ForecastHour? {
    guard let start = instant(row["dt"]) else { return nil }
    var hour = ForecastHour(start: start, length: stepSeconds)
    hour.temperature = row["main"]["temp"].number(in: Plausible.temperature)
    hour.feelsLike = row["main"]["feels_like"].number(in: Plausible.feltTemperature)
    hour.condition = OpenWeatherMapConditions.condition(id: row["weather"][0]["id"].integer)
    hour.precipitationProbability = row["pop"].number(in: 0...1)
    hour.wind = row["wind"]["speed"].number(in: Plausible.wind)
    guard !hour.isBlank else { return nil }
    // A missing amount means that nothing falls.
    hour.rain = row["rain"]["3h"].number(in: Plausible.amount) ?? 0
    hour.snow = row["snow"]["3h"].number(in: Plausible.amount) ?? 0
    return hour
  }

  /// The city's sunrise and sunset, which are those of today.
  private static func day(of city: JSONValue, offset: Int?) -> ForecastDay? {
    guard let sunrise = instant(city["sunrise"]), let sunset = instant(city["sunset"]),
      let zone = offset.flatMap({ Zone(fixedOffset: $0) })
    else { return nil }
    var day = ForecastDay(date: zone.civil(at: sunrise).date)
    (day.sunrise, day.sunset) = (sunrise, sunset)
    return day
  }

  static func instant(_ json: JSONValue) -> Instant? {
    json.number(in: 1...1e11).map { Instant(seconds: Int64($0)) }
  }
}
