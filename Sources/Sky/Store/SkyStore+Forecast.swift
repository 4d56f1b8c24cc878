import Database
import DateHelper

extension SkyStore {
  /// The latest forecast of a place by a plan, weather and dust laid over each other, however old.
  ///
  /// - Parameter clocks: those that count its days where no provider says how the place's go.
  /// - Returns: nil where nothing is known.
  /// - Throws: `DatabaseError`.
  public func forecast(
    at place: Place, by plan: ProviderPlan, clocks: Zone? = nil
  ) throws -> Forecast? {
    let weather = try plan.provider(of: .forecast).flatMap {
      try forecast(.forecast, at: place, from: $0)
    }
    let air = try plan.provider(of: .airForecast).flatMap {
      try forecast(.airForecast, at: place, from: $0)
    }
    guard let weather else { return air }
    let joined = air.map { weather.joined(withAirOf: $0) } ?? weather
    return weather.zone == nil ? joined.withDaysOfHours(by: clocks) : joined
  }

  /// The latest forecast of one provider for a place, however old.
  ///
  /// - Parameter kind: `forecast` or `airForecast`.
  /// - Throws: `DatabaseError`.
  public func forecast(
    _ kind: SkyKind, at place: Place, from provider: Provider
  ) throws -> Forecast? {
    let head = try connection.first(
      "SELECT fetched, utc_offset FROM forecast WHERE place = ? AND provider = ? AND kind = ?",
      place.key, provider.rawValue, kind.rawValue
    ) { row in
      let origin = Forecast.Origin(provider: provider, fetched: row.instant(0))
      return Forecast(
        place: place, weather: kind == .forecast ? origin : nil,
        air: kind == .airForecast ? origin : nil, offset: row.optionalInteger(1))
    }
    guard var forecast = head else { return nil }
    try connection.rows(
      """
      SELECT start, length, temperature, feels_like, condition, precipitation_probability, rain,
        snow, wind, pm10, pm25
      FROM forecast_hour WHERE place = ? AND provider = ? AND kind = ? ORDER BY start
      """, place.key, provider.rawValue, kind.rawValue
    ) { forecast.hours.append(ForecastHour(row: $0)) }
    try connection.rows(
      """
      SELECT date, high, low, condition, precipitation_probability, sunrise, sunset
      FROM forecast_day WHERE place = ? AND provider = ? AND kind = ? ORDER BY date
      """, place.key, provider.rawValue, kind.rawValue
    ) { row in ForecastDay(row: row).map { forecast.days.append($0) } }
    return kind == .forecast ? forecast.withDaysOfHours() : forecast
  }

  /// Puts a forecast in the place of the one before.
  ///
  /// What was forecast for the hours of its first day that have passed stays: a provider that
  /// tells only what is to come would forget the morning's low by the evening.
  func replace(_ forecast: Forecast, as kind: SkyKind, from provider: Provider, fetched: Instant)
    throws
  {
    guard let first = forecast.hours.first else { return }
    let key: [any Bindable] = [forecast.place.key, provider.rawValue, kind.rawValue]
    let midnight = first.start.startOfDay(offset: forecast.offset ?? 0)
    try connection.run(
      """
      INSERT INTO forecast (place, provider, kind, fetched, utc_offset) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET fetched = excluded.fetched, utc_offset = excluded.utc_offset
      """, key[0], key[1], key[2], fetched.seconds, forecast.offset)
    try connection.run(
      """
      DELETE FROM forecast_hour WHERE place = ? AND provider = ? AND kind = ?
        AND (start < ? OR start + length > ?)
      """, key[0], key[1], key[2], midnight.seconds, first.start.seconds)
    try connection.run(
      "DELETE FROM forecast_day WHERE place = ? AND provider = ? AND kind = ?",
      key[0], key[1], key[2])
    for hour in forecast.hours { try insert(hour, key) }
    for day in forecast.days { try insert(day, key) }
  }

  private func insert(_ hour: ForecastHour, _ key: [any Bindable]) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO forecast_hour (place, provider, kind, start, length, temperature,
        feels_like, condition, precipitation_probability, rain, snow, wind, pm10, pm25)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, key[0], key[1], key[2], hour.start.seconds, hour.length, hour.temperature,
      hour.feelsLike, hour.condition.rawValue, hour.precipitationProbability, hour.rain,
      hour.snow, hour.wind, hour.pm10?.value, hour.pm25?.value)
  }

  private func insert(_ day: ForecastDay, _ key: [any Bindable]) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO forecast_day (place, provider, kind, date, high, low, condition,
        precipitation_probability, sunrise, sunset)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, key[0], key[1], key[2], day.date.iso, day.high, day.low, day.condition.rawValue,
      day.precipitationProbability, day.sunrise?.seconds, day.sunset?.seconds)
  }
}

extension Instant {
  /// The midnight before it by clocks that are `offset` seconds ahead of UTC.
  fileprivate func startOfDay(offset: Int) -> Instant {
    let local = adding(seconds: Int64(offset)).seconds
    let passed = (local % 86_400 + 86_400) % 86_400
    return adding(seconds: -passed)
  }
}

extension ForecastHour {
  /// A model makes it, so its dust is always an estimate.
  fileprivate init(row: Row) {
    self.init(start: row.instant(0), length: Int64(row.integer(1)))
    temperature = row.optionalReal(2)
    feelsLike = row.optionalReal(3)
    condition = Condition(rawValue: row.text(4)) ?? .unknown
    precipitationProbability = row.optionalReal(5)
    rain = row.optionalReal(6)
    snow = row.optionalReal(7)
    wind = row.optionalReal(8)
    pm10 = row.optionalReal(9).map { Concentration($0, estimated: true) }
    pm25 = row.optionalReal(10).map { Concentration($0, estimated: true) }
  }
}

extension ForecastDay {
  fileprivate init?(row: Row) {
    guard let date = CivilDate(iso: row.text(0)) else { return nil }
    self.init(date: date)
    high = row.optionalReal(1)
    low = row.optionalReal(2)
    condition = Condition(rawValue: row.text(3)) ?? .unknown
    precipitationProbability = row.optionalReal(4)
    sunrise = row.optionalInteger(5).map { Instant(seconds: Int64($0)) }
    sunset = row.optionalInteger(6).map { Instant(seconds: Int64($0)) }
  }
}
