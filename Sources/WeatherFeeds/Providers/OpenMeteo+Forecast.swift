import DateHelper
import Sky

extension OpenMeteo {
  /// Hours and days of weather to come, nil where the answer tells none.
  ///
  /// A row's amounts fell in the hour that its time names.
  static func forecast(_ json: JSONValue, _ place: Place, _ now: Instant) -> Forecast? {
    guard let offset = offset(json) else { return nil }
    let origin = Forecast.Origin(provider: .openMeteo, fetched: now)
    var forecast = Forecast(place: place, weather: origin, offset: offset)
    let hourly = json["hourly"]
    forecast.hours = rows(of: hourly, offset: offset) { hour, index in
      hour.temperature = hourly["temperature_2m"][index].number(in: Plausible.temperature)
      hour.feelsLike =
        hourly["apparent_temperature"][index].number(in: Plausible.feltTemperature)
      hour.precipitationProbability = probability(hourly["precipitation_probability"][index])
      hour.condition = WMOConditions.condition(code: hourly["weather_code"][index].integer)
      hour.wind = hourly["wind_speed_10m"][index].number(in: Plausible.wind)
      addAmounts(of: hourly, at: index, to: &hour)
    }
    forecast.days = days(json["daily"], offset: offset)
    return Plausible.forecast(forecast, now: now)
  }

  /// Hours of dust to come, nil where the answer tells none.
  static func airForecast(_ json: JSONValue, _ place: Place, _ now: Instant) -> Forecast? {
    guard let offset = offset(json) else { return nil }
    let origin = Forecast.Origin(provider: .openMeteo, fetched: now)
    var forecast = Forecast(place: place, air: origin, offset: offset)
    let hourly = json["hourly"]
    forecast.hours = rows(of: hourly, offset: offset) { hour, index in
      hour.pm10 = Plausible.estimate(hourly["pm10"][index])
      hour.pm25 = Plausible.estimate(hourly["pm2_5"][index])
    }
    return Plausible.forecast(forecast, now: now)
  }

  private static func rows(
    of hourly: JSONValue, offset: Int, fill: (inout ForecastHour, Int) -> Void
  ) -> [ForecastHour] {
    hourly["time"].elements.indices.compactMap { index in
      guard let start = instant(hourly["time"][index], offset: offset) else { return nil }
      var hour = ForecastHour(start: start)
      fill(&hour, index)
      return hour
    }
  }

  /// `precipitation` is the water of rain and snow together; 7 cm of `snowfall` are 10 mm of water.
  private static func addAmounts(
    of hourly: JSONValue, at index: Int, to hour: inout ForecastHour
  ) {
    let snow = hourly["snowfall"][index].number(in: Plausible.amount).map { $0 / 0.7 }
    hour.snow = snow
    hour.rain = hourly["precipitation"][index].number(in: Plausible.amount)
      .map { max(0, $0 - (snow ?? 0)) }
  }

  private static func days(_ daily: JSONValue, offset: Int) -> [ForecastDay] {
    daily["time"].elements.indices.compactMap { index in
      guard let date = daily["time"][index].string.flatMap({ CivilDate(iso: $0) }) else {
        return nil
      }
      var day = ForecastDay(date: date)
      day.high = daily["temperature_2m_max"][index].number(in: Plausible.temperature)
      day.low = daily["temperature_2m_min"][index].number(in: Plausible.temperature)
      day.condition = WMOConditions.condition(code: daily["weather_code"][index].integer)
      day.precipitationProbability = probability(daily["precipitation_probability_max"][index])
      day.sunrise = instant(daily["sunrise"][index], offset: offset)
      day.sunset = instant(daily["sunset"][index], offset: offset)
      return day
    }
  }

  /// A probability in percent as one from 0 to 1.
  private static func probability(_ json: JSONValue) -> Double? {
    json.number(in: Plausible.percentage).map { $0 / 100 }
  }
}
