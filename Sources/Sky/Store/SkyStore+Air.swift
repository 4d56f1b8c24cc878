import Database
import DateHelper

extension SkyStore {
  /// The latest air of a place from a provider, however old.
  ///
  /// What the provider said of a missing value stands with the attempt that brought the rest.
  /// - Throws: `DatabaseError`.
  public func air(at place: Place, from provider: Provider) throws -> Air? {
    try connection.first(
      """
      SELECT observed, fetched, model, station, station_distance, pm10, pm10_estimated, pm10_above,
        pm25, pm25_estimated, pm25_above, us_aqi, sources, pm10_observed, pm25_observed,
        (SELECT detail FROM attempt WHERE place = air.place AND provider = air.provider
          AND kind = 'air' AND error IS NULL)
      FROM air WHERE place = ? AND provider = ?
      """, place.key, provider.rawValue
    ) { row in
      var air = Air(
        provider: provider, place: place, observed: row.instant(0), fetched: row.instant(1),
        isModel: row.integer(2) == 1)
      air.station = row.optionalText(3)
      air.stationDistance = row.optionalReal(4)
      air.pm10 = row.concentration(5, observed: 13)
      air.pm25 = row.concentration(8, observed: 14)
      air.usAQI = row.optionalInteger(11)
      air.remark = row.optionalText(15)
      air.sources = row.text(12).split(separator: "\n").map(String.init)
      return air
    }
  }

  func replace(_ latest: Air) throws {
    let air = latest.filled(from: try self.air(at: latest.place, from: latest.provider))
    try connection.run(
      """
      INSERT OR REPLACE INTO air (place, provider, observed, fetched, model, station,
        station_distance, pm10, pm10_estimated, pm10_above, pm25, pm25_estimated, pm25_above,
        us_aqi, sources, pm10_observed, pm25_observed)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, air.place.key, air.provider.rawValue, air.observed.seconds, air.fetched.seconds,
      air.isModel, air.station, air.stationDistance, air.pm10?.value,
      air.pm10?.estimated ?? false, air.pm10?.above ?? false, air.pm25?.value,
      air.pm25?.estimated ?? false, air.pm25?.above ?? false, air.usAQI,
      air.sources.joined(separator: "\n"), air.pm10?.observed?.seconds,
      air.pm25?.observed?.seconds)
  }
}

extension Row {
  fileprivate func concentration(_ column: Int, observed: Int) -> Concentration? {
    optionalReal(column).map { value in
      var amount = Concentration(
        value, estimated: integer(column + 1) == 1, above: integer(column + 2) == 1)
      amount.observed = isNull(observed) ? nil : instant(observed)
      return amount
    }
  }
}
