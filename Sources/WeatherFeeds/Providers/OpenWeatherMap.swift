import DateHelper
import Sky

/// OpenWeatherMap's current weather and air pollution, versions 2.5
/// (openweathermap.org/current, openweathermap.org/api/air-pollution).
enum OpenWeatherMap {
  static func weatherTarget(_ place: Place, key: String) -> String {
    "/data/2.5/weather?lat=\(place.latitudeText)&lon=\(place.longitudeText)&units=metric"
      + "&appid=\(key)"
  }

  static func airTarget(_ place: Place, key: String) -> String {
    "/data/2.5/air_pollution?lat=\(place.latitudeText)&lon=\(place.longitudeText)&appid=\(key)"
  }

  /// The current weather.
  ///
  /// `temp_min` and `temp_max` are the spread within the area at this moment, not today's range, so
  /// they are not read.
  static func weather(_ reply: Reply, _ place: Place, _ now: Instant) throws(SkyError) -> Weather {
    let json = try reply.json(from: .openWeatherMap, failure: failure)
    let main = json["main"]
    var weather = Weather(
      provider: .openWeatherMap, place: place,
      observed: try Plausible.observed(seconds: json["dt"], from: .openWeatherMap, now: now),
      fetched: now,
      temperature: try Plausible.temperature(main["temp"], from: .openWeatherMap))
    weather.feelsLike = main["feels_like"].number(in: Plausible.feltTemperature)
    weather.humidity = main["humidity"].number(in: Plausible.percentage)
    weather.wind = json["wind"]["speed"].number(in: Plausible.wind)
    weather.precipitation = precipitation(json)
    addSky(of: json, to: &weather)
    return weather
  }

  /// Adds what the sky does; of several entries the first one is the primary.
  static func addSky(of json: JSONValue, to weather: inout Weather) {
    let primary = json["weather"][0]
    weather.condition = OpenWeatherMapConditions.condition(id: primary["id"].integer)
    if weather.condition == .unknown {
      weather.providerText = ProviderText.line(primary["description"].string)
    }
    weather.isNight = isNight(icon: primary["icon"].string)
  }

  /// The dust of the model at this moment; its index of 1 to 5 is of no country and not read.
  static func air(_ reply: Reply, _ place: Place, _ now: Instant) throws(SkyError) -> Air {
    let json = try reply.json(from: .openWeatherMap, failure: failure)
    guard case .array(let list) = json["list"] else { throw SkyError(.openWeatherMap, .unexpected) }
    guard let latest = list.first else { throw SkyError(.openWeatherMap, .noReading) }
    var air = Air(
      provider: .openWeatherMap, place: place,
      observed: try Plausible.observed(seconds: latest["dt"], from: .openWeatherMap, now: now),
      fetched: now, isModel: true)
    let components = latest["components"]
    air.pm10 = components["pm10"].number(in: Plausible.dust).map { Concentration($0) }
    air.pm25 = components["pm2_5"].number(in: Plausible.dust).map { Concentration($0) }
    guard air.pm10 != nil || air.pm25 != nil else { throw SkyError(.openWeatherMap, .noReading) }
    return air
  }

  /// A missing amount means that nothing fell.
  static func precipitation(_ json: JSONValue) -> Double {
    ["rain", "snow"].reduce(0) { sum, kind in
      let lastHour = json[kind]["1h"].number(in: Plausible.precipitation)
      let threeHours = json[kind]["3h"].number(in: Plausible.precipitation).map { $0 / 3 }
      return sum + (lastHour ?? threeHours ?? 0)
    }
  }

  private static func isNight(icon: String?) -> Bool? {
    switch icon?.last {
    case "n": true
    case "d": false
    default: nil
    }
  }

  /// `cod` is a number or a string, and may say more than the HTTP status.
  static func failure(status: Int, json: JSONValue) -> SkyError? {
    let code = status == 200 ? json["cod"].integer ?? 200 : status
    let message = json["message"].string
    switch code {
    case 200: return nil
    case 401 where message?.contains("subscription") ?? false:
      return SkyError(.openWeatherMap, .planTooSmall)
    case 401: return SkyError(.openWeatherMap, .keyRejected)
    case 404: return SkyError(.openWeatherMap, .placeUnknown)
    case 429: return SkyError(.openWeatherMap, .quota)
    case 500...: return SkyError(.openWeatherMap, .serverFailed)
    case 400..<500:
      let parameters = json["parameters"].elements.compactMap(\.string).joined(separator: ", ")
      let detail = parameters.isEmpty ? message : message.map { "\($0): \(parameters)" }
      return SkyError(.openWeatherMap, .requestRefused, detail: ProviderText.line(detail))
    default: return SkyError(.openWeatherMap, .unexpected)
    }
  }
}
