/// What speaks against an hour outside.
public enum Objection: Sendable, Equatable {
  /// Rain, with its probability in percent where one is told.
  case rain(percent: Int?)
  /// Snow or sleet, with its probability in percent where one is told.
  case snow(percent: Int?)
  /// A sky to keep out of: a storm, freezing rain, yellow dust.
  case sky(Condition)
  /// The worse dust, its band and how much of it there is, in µg/m³.
  case dust(Pollutant, AirBand, Concentration)
  /// The heat that is felt, in °C.
  case heat(Double)
  /// The cold that is felt, in °C.
  case cold(Double)
  /// The speed of the wind, in m/s.
  case wind(Double)

  /// A stable name for it.
  public var code: String {
    switch self {
    case .rain: "rain"
    case .snow: "snow"
    case .sky: "sky"
    case .dust: "dust"
    case .heat: "heat"
    case .cold: "cold"
    case .wind: "wind"
    }
  }

  /// How much of it there is: a probability from 0 to 1, µg/m³, °C or m/s.
  public var value: Double? {
    switch self {
    case .rain(let percent), .snow(let percent): percent.map { Double($0) / 100 }
    case .sky: nil
    case .dust(_, _, let amount): amount.value
    case .heat(let amount), .cold(let amount), .wind(let amount): amount
    }
  }

  /// The Korean grade of dust.
  public var grade: Grade? {
    if case .dust(let pollutant, _, let amount) = self {
      Grade(amount.value, of: pollutant)
    } else {
      nil
    }
  }

  /// The band of dust on the scale that it was judged by.
  public var band: AirBand? {
    if case .dust(_, let band, _) = self { band } else { nil }
  }

  /// Whether it is dust that was not measured as it is told.
  public var isEstimate: Bool {
    if case .dust(_, _, let amount) = self { amount.estimated } else { false }
  }
}

/// What a rule says about an hour outside.
public struct HourVerdict: Sendable, Equatable {
  /// The hour.
  public let hour: ForecastHour
  /// What speaks against it, the most important first.
  public let objections: [Objection]

  /// Whether the rain of the hour is known; where it is not, nothing said for the hour is true.
  public var isKnown: Bool {
    hour.precipitationProbability != nil || hour.condition != .unknown
  }

  /// Whether the hour is good to be outside: known, and nothing speaks against it.
  public var isFine: Bool { isKnown && objections.isEmpty }

  /// How uncomfortable the hour is: less is better, and hours are only compared by it.
  ///
  /// Each of rain, dust, wind and the distance of the felt temperature from a mild 18 °C weighs as
  /// much as the others where it comes near the usual limit of a rule.
  public var discomfort: Double {
    let usual = OutdoorRule()
    let rain = (hour.precipitationProbability ?? 0) * 100 / Double(usual.precipitation)
    let dust = Pollutant.allCases.compactMap { pollutant in
      hour.concentration(of: pollutant).map {
        $0.value / Double(Grade.upperLimits(of: pollutant)[1])
      }
    }
    let felt = hour.feltTemperature.map { abs($0 - 18) / 15 } ?? 1
    return rain + (dust.max() ?? 1) + felt + (hour.wind ?? 0) / Double(usual.wind)
  }
}
