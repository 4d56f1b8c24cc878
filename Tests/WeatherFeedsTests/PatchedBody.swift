import DateHelper
import Foundation
import Sky
import TestSupport

@testable import WeatherFeeds

/// A body of the fixtures with some of its members replaced or taken out.
enum PatchedBody {
  /// The body with patches such as `main.temp="7"` (JSON) or `main.temp=` (taken out), parted by
  /// two spaces.
  static func body(_ base: String, _ patches: String) throws -> [UInt8] {
    var root = try JSONSerialization.jsonObject(
      with: Data(fixture("api/\(base)")), options: .fragmentsAllowed)
    for patch in patches.components(separatedBy: "  ") where !patch.isEmpty {
      let parts = patch.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].split(separator: ".").map(String.init)
      let value = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
      let json = try value.map {
        try JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed)
      }
      root = replaced(root, path[...], with: json)
    }
    return Array(try JSONSerialization.data(withJSONObject: root, options: .fragmentsAllowed))
  }

  private static func replaced(_ node: Any, _ path: ArraySlice<String>, with value: Any?) -> Any {
    guard let step = path.first else { return value ?? node }
    if var object = node as? [String: Any] {
      guard path.count > 1 else {
        object[step] = value
        return object
      }
      object[step] = replaced(object[step] ?? [String: Any](), path.dropFirst(), with: value)
      return object
    }
    if var array = node as? [Any], let index = Int(step), array.indices.contains(index) {
      if path.count == 1, value == nil {
        array.remove(at: index)
      } else {
        array[index] = replaced(array[index], path.dropFirst(), with: value)
      }
      return array
    }
    return node
  }
}

extension Reading {
  /// What it says, a value a name; what is not known has no name.
  var summary: [String: String] {
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
      note("distance", air.stationDistance.map { Int($0) })
      note("sources", air.sources.isEmpty ? nil : air.sources.count)
      note("observed", air.observed.seconds)
      forecast.map { summary.merge($0.summary) { $1 } }
    case .forecast(let forecast): summary = forecast.summary
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
