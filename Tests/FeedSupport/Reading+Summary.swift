import DateHelper
import Sky
import WeatherFeeds

extension Reading {
  /// What it says, a value a name; what is not known has no name.
  public var summary: [String: String] {
    var summary: [String: String] = [:]
    func note(_ name: String, _ value: Any?) {
      if let value { summary[name] = "\(value)" }
    }
    switch self {
    case .weather(let weather, let forecast):
      note("temperature", weather.temperature)
      note("feelsLike", weather.feelsLike)
      note("humidity", weather.humidity)
      note("condition", weather.condition.rawValue)
      note("night", weather.isNight)
      note("wind", weather.wind)
      note("precipitation", weather.precipitation)
      note("high", weather.high)
      note("low", weather.low)
      note("probability", weather.precipitationProbability)
      note("text", weather.providerText)
      note("observed", weather.observed.seconds)
      forecast.map { summary.merge($0.summary) { $1 } }
    case .air(let air, let forecast):
      for (name, amount) in [("pm10", air.pm10), ("pm25", air.pm25)] {
        note(name, amount?.rounded)
        if amount?.above ?? false { note("\(name)Above", true) }
      }
      note("usAQI", air.usAQI)
      note("station", air.station)
      note("remark", air.remark)
      note("distance", air.stationDistance.map { Int($0) })
      note("sources", air.sources.isEmpty ? nil : air.sources.count)
      note("observed", air.observed.seconds)
      forecast.map { summary.merge($0.summary) { $1 } }
    case .forecast(let forecast): summary = forecast.summary
    case .station(let number): note("number", number)
    }
    return summary
  }
}

extension Forecast {
  /// How many hours and days there are, and what the first of each says.
  fileprivate var summary: [String: String] {
    var summary = ["hours": "\(hours.count)", "days": "\(days.count)"]
    func note(_ name: String, _ value: Any?) {
      if let value { summary[name] = "\(value)" }
    }
    note("offset", offset)
    let hour = hours.first
    note("hour.start", hour?.start.seconds)
    note("hour.temperature", hour?.temperature)
    note("hour.feelsLike", hour?.feelsLike)
    note("hour.condition", hour.flatMap { $0.condition == .unknown ? nil : $0.condition.rawValue })
    note("hour.probability", hour?.precipitationProbability)
    note("hour.rain", hour?.rain)
    note("hour.snow", hour?.snow)
    note("hour.wind", hour?.wind)
    note("hour.pm10", hour?.pm10?.value)
    note("hour.pm25", hour?.pm25?.value)
    let day = days.first
    note("day.date", day?.date.iso)
    note("day.high", day?.high)
    note("day.low", day?.low)
    note("day.condition", day.flatMap { $0.condition == .unknown ? nil : $0.condition.rawValue })
    note("day.probability", day?.precipitationProbability)
    note("day.sunrise", day?.sunrise?.seconds)
    note("day.sunset", day?.sunset?.seconds)
    return summary
  }
}
