import Language
import Sky

/// What the forecast says about one hour, as far as it says anything.
public struct HourlySky: Sendable, Equatable {
  /// What the sky does.
  public var condition: Condition?
  /// The probability of precipitation, 0 to 1.
  public var precipitationProbability: Double?
  /// The temperature that a person feels, or else that of the air, in °C.
  public var feltTemperature: Double?
  /// Particles up to 2.5 µm, in µg/m³.
  public var pm25: Double?
  /// Particles up to 10 µm, in µg/m³.
  public var pm10: Double?

  /// An hour of which nothing is known.
  public init() {}
}

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
  /// Judges the condition by the forecast of an hour; without one, or without the value that it
  /// needs, nothing is known.
  public func judged(by sky: HourlySky?) -> ConditionJudgement {
    guard let sky else { return .unknown }
    switch self {
    case .rain(let percent): return rain(percent, sky)
    case .snow:
      guard let condition = sky.condition, condition != .unknown else { return .unknown }
      return judged([.snow, .sleet].contains(condition), [("sky", condition.rawValue)])
    case .dust(let pollutant, let grade): return dust(pollutant, grade, sky)
    case .hot(let degrees): return felt(sky) { $0 >= degrees }
    case .cold(let degrees): return felt(sky) { $0 <= degrees }
    }
  }

  private func rain(_ percent: Int?, _ sky: HourlySky) -> ConditionJudgement {
    let chance = sky.precipitationProbability.map { Int(roundingHalfUp: $0 * 100) }
    let condition = sky.condition == .unknown ? nil : sky.condition
    guard chance != nil || condition != nil else { return .unknown }
    let values = [
      chance.map { (name: "rain", value: "\($0)") },
      condition.map { (name: "sky", value: $0.rawValue) },
    ].compactMap { $0 }
    // A number asks for the probability; rain that is forecast is as good as certain without one.
    if let percent, let chance { return judged(chance >= percent, values) }
    let isLikely = chance.map { $0 >= Self.likelyRain } ?? false
    return judged(isLikely || condition?.isWet ?? false, values)
  }

  private func dust(
    _ pollutant: Pollutant?, _ grade: Grade, _ sky: HourlySky
  ) -> ConditionJudgement {
    let wanted = pollutant.map { [$0] } ?? Pollutant.allCases
    let amounts = wanted.compactMap { pollutant in
      (pollutant == .pm25 ? sky.pm25 : sky.pm10).map { (pollutant, $0) }
    }
    guard !amounts.isEmpty else { return .unknown }
    return judged(
      amounts.contains { Grade($0.1, of: $0.0) >= grade },
      amounts.map { ($0.0.rawValue, "\(Int(roundingHalfUp: $0.1))") })
  }

  private func felt(_ sky: HourlySky, _ isMet: (Int) -> Bool) -> ConditionJudgement {
    guard let felt = sky.feltTemperature.map({ Int(roundingHalfUp: $0) }) else { return .unknown }
    return judged(isMet(felt), [("felt", "\(felt)")])
  }

  private func judged(
    _ isMet: Bool, _ values: [(name: String, value: String)]
  ) -> ConditionJudgement {
    ConditionJudgement(isMet ? .met : .unmet, values)
  }
}
