import DateHelper
import Language
import Planner
import Sky
import Terminal

/// Weather and air in machine form; `docs/json.md` fixes the shape.
extension CurrentSky {
  /// The members `weather`, `weatherError`, `air`, `airError` and `mayAskAgain`.
  func members(in context: Context) -> [JSONValue.Member] {
    [
      JSONValue.Member("weather", weather.map { json($0, context) } ?? .null),
      JSONValue.Member("weatherError", errorJSON(.weather, context)),
      JSONValue.Member("air", air.map { json($0, context) } ?? .null),
      JSONValue.Member("airError", errorJSON(.air, context)),
      JSONValue.Member(
        "mayAskAgain", JSONValue(mayAskAgain.map { $0.iso8601(in: context.clock.zone) })),
    ]
  }

  private func json(_ weather: Weather, _ context: Context) -> JSONValue {
    let freshness = weather.freshness(now: now)
    return [
      "provider": .string(weather.provider.rawValue),
      "region": .string(region.name.english),
      "observed": .string(weather.observed.iso8601(in: context.clock.zone)),
      "ageSeconds": .integer(Int(freshness.age)),
      "stale": .boolean(freshness.isStale),
      "temperature": .number(weather.temperature),
      "feelsLike": JSONValue(weather.feelsLike),
      "humidity": JSONValue(weather.humidity),
      "condition": .string(weather.condition.rawValue),
      "description": .string(weather.description[context.language]),
      "high": JSONValue(weather.high),
      "low": JSONValue(weather.low),
      "precipitationProbability": JSONValue(weather.precipitationProbability),
      "precipitation": JSONValue(weather.precipitation),
      "wind": JSONValue(weather.wind),
      "attribution": .string(weather.provider.attribution(for: .weather).english),
    ]
  }

  private func json(_ air: Air, _ context: Context) -> JSONValue {
    let freshness = air.freshness(now: now)
    return [
      "provider": .string(air.provider.rawValue),
      "region": .string(region.name.english),
      "station": JSONValue(air.station),
      "distance": JSONValue(air.stationDistance.map { ($0 * 10).rounded() / 10 }),
      "model": .boolean(air.isModel),
      "observed": .string(air.observed.iso8601(in: context.clock.zone)),
      "ageSeconds": .integer(Int(freshness.age)),
      "stale": .boolean(freshness.isStale),
      "pm10": concentration(.pm10, air, context),
      "pm25": concentration(.pm25, air, context),
      "remark": JSONValue(air.remark),
      "usAQI": JSONValue(air.usAQI),
      "attribution": .string(air.attribution.english),
    ]
  }

  private func concentration(_ pollutant: Pollutant, _ air: Air, _ context: Context) -> JSONValue {
    let scale = context.settings.airScale
    guard let amount = air.concentration(of: pollutant),
      let band = air.band(of: pollutant, on: scale)
    else { return .null }
    return .dust(
      amount, pollutant, band, isEstimate: air.isModel,
      observed: amount.observed.map { $0.iso8601(in: context.clock.zone) })
  }

  /// Why there is no newer value, or null.
  func errorJSON(_ kind: SkyKind, _ context: Context) -> JSONValue {
    guard let error = error(for: kind) else { return .null }
    return [
      "code": .string(error.skyCode.rawValue), "reason": .string(error.skyReason),
      "message": .string(error.message[context.language]),
      "hint": JSONValue(error.hint?[context.language]),
      "waitSeconds": JSONValue((error as? SkyError)?.wait.map { Int($0) }),
    ]
  }
}

extension JSONValue {
  /// An amount of dust, judged by the Korean grades and by the scale that was chosen.
  static func dust(
    _ amount: Concentration, _ pollutant: Pollutant, _ band: AirBand, isEstimate: Bool,
    observed: String? = nil
  ) -> JSONValue {
    [
      "concentration": .integer(amount.rounded),
      "grade": .string(Grade(amount.value, of: pollutant).rawValue),
      "estimated": .boolean(amount.estimated || isEstimate), "above": .boolean(amount.above),
      "band": .string(band.code), "scale": .string(band.scale.rawValue),
      "observed": JSONValue(observed),
    ]
  }
}
