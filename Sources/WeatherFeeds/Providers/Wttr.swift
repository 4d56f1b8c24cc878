import DateHelper
import Sky

/// wttr.in's answer in JSON, which is World Weather Online's (github.com/chubin/wttr.in, format j1).
enum Wttr {
  private static let stepSeconds: Int64 = 10_800

  static func target(_ place: Place) -> String {
    "/\(place.latitudeText),\(place.longitudeText)?format=j1"
  }

  /// The weather now, the range of its local day, and what is to come.
  ///
  /// All values are strings; steps of three hours may be left out.
  static func weather(_ reply: Reply, _ place: Place, _ now: Instant) throws(SkyError) -> Reading {
    guard !isSentence(reply) else { throw SkyError(.wttr, .serverFailed) }
    let json = try reply.json(from: .wttr) { _, _ in nil }
    let current = json["current_condition"][0]
    guard
      let clock = WttrClock(
        local: current["localObsDateTime"].string, universal: current["observation_time"].string,
        longitude: place.longitude, now: now)
    else { throw SkyError(.wttr, .unexpected) }
    var weather = Weather(
      provider: .wttr, place: place,
      observed: try Plausible.observed(clock.observed, from: .wttr, now: now), fetched: now,
      temperature: try Plausible.temperature(current["temp_C"], from: .wttr))
    weather.feelsLike = current["FeelsLikeC"].number(in: Plausible.feltTemperature)
    weather.humidity = current["humidity"].number(in: Plausible.percentage)
    weather.wind = wind(current)
    weather.precipitation = current["precipMM"].number(in: Plausible.precipitation)
    weather.condition = WttrConditions.condition(code: current["weatherCode"].integer)
    if weather.condition == .unknown {
      weather.providerText = ProviderText.line(current["weatherDesc"][0]["value"].string)
    }
    let days = json["weather"].elements
    addRange(of: days, on: clock.date, to: &weather)
    return .weather(weather, forecast(days, clock, place, now))
  }

  /// Whether a sentence came in place of data, such as `Unknown location; please try ...`.
  ///
  /// That is what it says when its own quota is used up, with any place and a good status.
  private static func isSentence(_ reply: Reply) -> Bool {
    guard reply.status == 200 || reply.status == 404,
      let first = reply.body.first(where: { $0 > 0x20 }),
      (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first)
    else { return false }
    return (try? JSONText(bytes: reply.body).value()) == nil
  }

  private static func addRange(
    of days: [JSONValue], on date: CivilDate, to weather: inout Weather
  ) {
    guard let day = days.first(where: { $0["date"].string == date.iso }) else { return }
    weather.high = day["maxtempC"].number(in: Plausible.temperature)
    weather.low = day["mintempC"].number(in: Plausible.temperature)
    weather.precipitationProbability = day["hourly"].elements.compactMap(probability).max()
  }

  private static func forecast(
    _ rows: [JSONValue], _ clock: WttrClock, _ place: Place, _ now: Instant
  ) -> Forecast? {
    let origin = Forecast.Origin(provider: .wttr, fetched: now)
    var forecast = Forecast(place: place, weather: origin, offset: clock.offset)
    for row in rows {
      guard let date = row["date"].string.flatMap({ CivilDate(iso: $0) }) else { continue }
      forecast.days.append(day(row, on: date, by: clock))
      forecast.hours += row["hourly"].elements.compactMap { hour($0, on: date, by: clock) }
    }
    return Plausible.forecast(forecast, now: now)
  }

  private static func day(
    _ row: JSONValue, on date: CivilDate, by clock: WttrClock
  ) -> ForecastDay {
    var day = ForecastDay(date: date)
    day.high = row["maxtempC"].number(in: Plausible.temperature)
    day.low = row["mintempC"].number(in: Plausible.temperature)
    let sun = ["sunrise", "sunset"].map { name in
      row["astronomy"][0][name].string.flatMap(WttrClock.minuteOfDay)
        .map { clock.instant(date, minuteOfDay: $0) }
    }
    (day.sunrise, day.sunset) = (sun[0], sun[1])
    return day
  }

  /// A step is called by hours and minutes without a sign between: 0, 300, 1200.
  private static func hour(
    _ row: JSONValue, on date: CivilDate, by clock: WttrClock
  ) -> ForecastHour? {
    guard let name = row["time"].integer,
      let time = WallTime(hour: name / 100, minute: name % 100)
    else { return nil }
    var hour = ForecastHour(
      start: clock.instant(date, minuteOfDay: time.minuteOfDay), length: stepSeconds)
    hour.temperature = row["tempC"].number(in: Plausible.temperature)
    hour.feelsLike = row["FeelsLikeC"].number(in: Plausible.feltTemperature)
    hour.condition = WttrConditions.condition(code: row["weatherCode"].integer)
    hour.precipitationProbability = probability(row)
    hour.wind = wind(row)
    hour.addWater(row["precipMM"].number(in: Plausible.amount))
    return hour
  }

  /// The larger of the chances of rain and of snow, 0 to 1.
  private static func probability(_ row: JSONValue) -> Double? {
    ["chanceofrain", "chanceofsnow"].compactMap { row[$0].number(in: Plausible.percentage) }
      .max().map { $0 / 100 }
  }

  private static func wind(_ row: JSONValue) -> Double? {
    row["windspeedKmph"].number(in: 0...Plausible.wind.upperBound * 3.6).map { $0 / 3.6 }
  }
}
