import Database
import DateHelper

extension SkyStore {
  /// The latest weather of a place from a provider, however old.
  ///
  /// - Throws: `DatabaseError`.
  public func weather(at place: Place, from provider: Provider) throws -> Weather? {
    try connection.first(
      """
      SELECT observed, fetched, temperature, condition, feels_like, humidity, provider_text,
        night, high, low, precipitation_probability, precipitation, wind
      FROM weather WHERE place = ? AND provider = ?
      """, place.key, provider.rawValue
    ) { row in
      var weather = Weather(
        provider: provider, place: place, observed: row.instant(0), fetched: row.instant(1),
        temperature: row.real(2), condition: Condition(rawValue: row.text(3)) ?? .unknown)
      weather.feelsLike = row.optionalReal(4)
      weather.humidity = row.optionalReal(5)
      weather.providerText = row.optionalText(6)
      weather.isNight = row.optionalInteger(7).map { $0 == 1 }
      weather.high = row.optionalReal(8)
      weather.low = row.optionalReal(9)
      weather.precipitationProbability = row.optionalReal(10)
      weather.precipitation = row.optionalReal(11)
      weather.wind = row.optionalReal(12)
      return weather
    }
  }

  func replace(_ weather: Weather) throws {
    try connection.run(
      """
      INSERT OR REPLACE INTO weather (place, provider, observed, fetched, temperature, condition,
        feels_like, humidity, provider_text, night, high, low, precipitation_probability,
        precipitation, wind)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, weather.place.key, weather.provider.rawValue, weather.observed.seconds,
      weather.fetched.seconds, weather.temperature, weather.condition.rawValue, weather.feelsLike,
      weather.humidity, weather.providerText, weather.isNight, weather.high, weather.low,
      weather.precipitationProbability, weather.precipitation, weather.wind)
  }
}

extension Row {
  func instant(_ column: Int) -> Instant { Instant(seconds: Int64(integer(column))) }
}
