import DateHelper
import Sky

/// How a condition was judged, and by which values.
public struct ConditionJudgement: Sendable, Equatable {
  /// Whether the sky does what was asked for.
  public enum Verdict: String, Sendable {
    /// It does.
    case met
    /// It does not.
    case unmet
    /// There is no forecast that is new enough.
    case unknown
  }

  /// Whether it rings by it: an unknown sky rings too.
  public var rings: Bool { verdict != .unmet }
  /// Whether the sky does what was asked for.
  public let verdict: Verdict
  /// What it was judged by: names that are stable, and numbers or codes.
  public let values: [(name: String, value: String)]

  /// Nothing is known.
  public static let unknown = ConditionJudgement(.unknown, [])

  init(_ verdict: Verdict, _ values: [(name: String, value: String)]) {
    self.verdict = verdict
    self.values = values
  }

  /// Whether two judgements say the same by the same values.
  public static func == (one: ConditionJudgement, other: ConditionJudgement) -> Bool {
    one.text == other.text
  }

  /// The judgement as it is stored: `met rain=80 sky=rain`.
  var text: String {
    ([verdict.rawValue] + values.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
  }

  init?(stored text: String) {
    let words = text.split(separator: " ")
    guard let verdict = words.first.flatMap({ Verdict(rawValue: String($0)) }) else { return nil }
    self.verdict = verdict
    values = words.dropFirst().compactMap { word in
      let parts = word.split(separator: "=", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }
}

extension ReminderCondition {
  /// Seconds after which a forecast is not judged by any more.
  private static let validity: Int64 = 6 * 3600
  /// Seconds after which a newer forecast is asked for before a condition is judged.
  private static let freshness: Int64 = 3600

  /// Judges the condition by what is forecast for an instant.
  ///
  /// Without a forecast that is younger than six hours, or without the value that the condition
  /// needs, nothing is known.
  /// - Parameter scale: the table by which dust is judged.
  public func judged(
    by forecast: Forecast?, at instant: Instant, now: Instant, on scale: AirScale = .korea
  ) -> ConditionJudgement {
    guard let forecast, isForecast(forecast, within: Self.validity, of: now),
      let hour = forecast.hour(at: instant)
    else { return .unknown }
    return judged(by: hour, on: scale)
  }

  /// Whether a forecast is so old that a newer one should be asked for.
  public func isStale(_ forecast: Forecast?, now: Instant) -> Bool {
    forecast.map { !isForecast($0, within: Self.freshness, of: now) } ?? true
  }

  private func isForecast(_ forecast: Forecast, within limit: Int64, of now: Instant) -> Bool {
    let origin = if case .dust = self { forecast.air } else { forecast.weather }
    return origin.map { -limit...limit ~= $0.fetched.seconds(until: now) } ?? false
  }

  /// Judges the condition by the forecast of an hour.
  func judged(by hour: ForecastHour, on scale: AirScale = .korea) -> ConditionJudgement {
    switch self {
    case .rain(let percent): rain(percent, hour)
    case .snow:
      hour.condition == .unknown && hour.snow == nil
        ? .unknown : judged(hour.isSnowy, [("sky", hour.condition.rawValue)])
    case .dust(let pollutant, let grade): dust(pollutant, grade, hour, on: scale)
    case .hot(let limit): felt(hour, limit) { $0 >= limit.degrees }
    case .cold(let limit): felt(hour, limit) { $0 <= limit.degrees }
    }
  }

  private func rain(_ percent: Int?, _ hour: ForecastHour) -> ConditionJudgement {
    let chance = hour.precipitationProbability.map { Int(roundingHalfUp: $0 * 100) }
    let condition = hour.condition == .unknown ? nil : hour.condition
    guard chance != nil || condition != nil else { return .unknown }
    let values = [
      chance.map { (name: "rain", value: "\($0)") },
      condition.map { (name: "sky", value: $0.rawValue) },
    ].compactMap { $0 }
    // A number asks for the probability; rain that is forecast is as good as certain without one.
    if let percent, let chance { return judged(chance >= percent, values) }
    let isLikely = hour.precipitationProbability.map { $0 >= ForecastHour.wetProbability } ?? false
    return judged(isLikely || condition?.isWet ?? false, values)
  }

  private func dust(
    _ pollutant: Pollutant?, _ grade: Grade, _ hour: ForecastHour, on scale: AirScale
  ) -> ConditionJudgement {
    let amounts = (pollutant.map { [$0] } ?? Pollutant.allCases).compactMap { pollutant in
      hour.concentration(of: pollutant).map { (pollutant, $0) }
    }
    guard !amounts.isEmpty else { return .unknown }
    return judged(
      amounts.contains { hour.band(of: $0.0, on: scale).map { $0.likeness >= grade } ?? false },
      amounts.map { ($0.0.rawValue, "\($0.1.rounded)") })
  }

  /// Judges whole degrees of the scale of the limit, as they are shown.
  private func felt(
    _ hour: ForecastHour, _ limit: TemperatureLimit, _ isMet: (Int) -> Bool
  ) -> ConditionJudgement {
    guard let felt = hour.feltTemperature else { return .unknown }
    let degrees = limit.scale.degrees(felt)
    var values = [(name: "felt", value: "\(TemperatureScale.celsius.degrees(felt))")]
    if limit.scale == .fahrenheit { values.append((name: "feltF", value: "\(degrees)")) }
    return judged(isMet(degrees), values)
  }

  private func judged(
    _ isMet: Bool, _ values: [(name: String, value: String)]
  ) -> ConditionJudgement {
    ConditionJudgement(isMet ? .met : .unmet, values)
  }
}
