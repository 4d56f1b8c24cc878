import DateHelper
import Sky

/// Open-Meteo's forecast and air quality (open-meteo.com/en/docs).
enum OpenMeteo {
  static func weatherTarget(_ place: Place) -> String {
    "/v1/forecast?\(point(place))"
      + "&current=temperature_2m,apparent_temperature,relative_humidity_2m,precipitation,"
      + "weather_code,wind_speed_10m,is_day"
      + "&hourly=temperature_2m,apparent_temperature,precipitation_probability,precipitation,"
      + "snowfall,weather_code,wind_speed_10m"
      + "&daily=temperature_2m_max,temperature_2m_min,precipitation_probability_max,"
      + "weather_code,sunrise,sunset"
      + "&wind_speed_unit=ms&timezone=auto&forecast_days=5"
  }

  static func airTarget(_ place: Place) -> String {
    "/v1/air-quality?\(point(place))&current=pm10,pm2_5,us_aqi&hourly=pm10,pm2_5&timezone=auto"
      + "&forecast_days=5"
  }

  private static func point(_ place: Place) -> String {
    "latitude=\(place.latitudeText)&longitude=\(place.longitudeText)"
  }

  /// The current weather, the range of its local day, and what is to come.
  static func weather(_ reply: Reply, _ place: Place, _ now: Instant) throws(SkyError) -> Reading {
    let json = try reply.json(from: .openMeteo, failure: failure)
    let current = json["current"]
    var weather = Weather(
      provider: .openMeteo, place: place, observed: try observed(json, now), fetched: now,
      temperature: try Plausible.temperature(current["temperature_2m"], from: .openMeteo))
    weather.feelsLike = current["apparent_temperature"].number(in: Plausible.feltTemperature)
    weather.humidity = current["relative_humidity_2m"].number(in: Plausible.percentage)
    weather.wind = current["wind_speed_10m"].number(in: Plausible.wind)
    weather.precipitation = precipitation(current)
    weather.condition = WMOConditions.condition(code: current["weather_code"].integer)
    weather.isNight = current["is_day"].integer.map { $0 == 0 }
    addRange(of: json, to: &weather)
    return .weather(weather, forecast(json, place, now))
  }

  /// The dust of the model: CAMS, 11 km in Europe and 45 km elsewhere.
  static func air(_ reply: Reply, _ place: Place, _ now: Instant) throws(SkyError) -> Reading {
    let json = try reply.json(from: .openMeteo, failure: failure)
    let current = json["current"]
    var air = Air(
      provider: .openMeteo, place: place, observed: try observed(json, now), fetched: now,
      isModel: true)
    air.pm10 = current["pm10"].number(in: Plausible.dust).map { Concentration($0) }
    air.pm25 = current["pm2_5"].number(in: Plausible.dust).map { Concentration($0) }
    air.usAQI = current["us_aqi"].number(in: 0...5000).map { Int(roundingHalfUp: $0) }
    guard air.pm10 != nil || air.pm25 != nil else { throw SkyError(.openMeteo, .noReading) }
    return .air(air, airForecast(json, place, now))
  }

  /// `time` is local wall-clock time without an offset, which stands elsewhere in the answer.
  private static func observed(_ json: JSONValue, _ now: Instant) throws(SkyError) -> Instant {
    guard let offset = offset(json), let time = instant(json["current"]["time"], offset: offset)
    else { throw SkyError(.openMeteo, .unexpected) }
    return try Plausible.observed(time, from: .openMeteo, now: now)
  }

  static func offset(_ json: JSONValue) -> Int? {
    json["utc_offset_seconds"].number(in: -86_400...86_400).map { Int($0) }
  }

  /// The moment of a wall-clock time of the place.
  static func instant(_ json: JSONValue, offset: Int) -> Instant? {
    json.string.flatMap { Instant("\($0)Z") }.map { $0.adding(seconds: -Int64(offset)) }
  }

  /// The amount fell within `interval` seconds.
  private static func precipitation(_ current: JSONValue) -> Double? {
    guard let amount = current["precipitation"].number(in: Plausible.precipitation) else {
      return nil
    }
    return amount * 3600 / (current["interval"].number(in: 60...86_400) ?? 3600)
  }

  private static func addRange(of json: JSONValue, to weather: inout Weather) {
    let daily = json["daily"]
    guard let today = json["current"]["time"].string?.prefix(10),
      let index = daily["time"].elements.firstIndex(where: { $0.string ?? "" == today })
    else { return }
    weather.high = daily["temperature_2m_max"][index].number(in: Plausible.temperature)
    weather.low = daily["temperature_2m_min"][index].number(in: Plausible.temperature)
    weather.precipitationProbability =
      daily["precipitation_probability_max"][index].number(in: Plausible.percentage)
      .map { $0 / 100 }
  }

  static func failure(status: Int, json: JSONValue) -> SkyError? {
    guard status != 200 || json["error"] == .bool(true) else { return nil }
    let reason = json["reason"].string ?? ""
    if status == 429 || reason.contains("limit exceeded") || reason.contains("concurrent") {
      return SkyError(.openMeteo, quota(reason))
    }
    if reason.hasPrefix("No data is available") { return SkyError(.openMeteo, .placeUnknown) }
    guard status < 500, status != 200 else { return SkyError(.openMeteo, .serverFailed) }
    return SkyError(.openMeteo, .requestRefused, detail: ProviderText.line(reason))
  }

  private static func quota(_ reason: String) -> SkyError.Reason {
    if reason.contains("concurrent") { return .tooBusy }
    if reason.hasPrefix("Hourly") { return .hourQuota }
    return reason.hasPrefix("Daily") ? .dayQuota : .quota
  }
}
