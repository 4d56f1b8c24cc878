import DateHelper

/// What is forecast for a civil day at a place.
public struct ForecastDay: Sendable, Equatable {
  /// The day by the place's own clocks.
  public var date: CivilDate
  /// The highest temperature in °C.
  public var high: Double?
  /// The lowest temperature in °C.
  public var low: Double?
  /// What the sky does, by its worst.
  public var condition: Condition
  /// The highest probability of precipitation, 0 to 1.
  public var precipitationProbability: Double?
  /// When the sun rises, nil in polar day and night.
  public var sunrise: Instant?
  /// When the sun sets, nil in polar day and night.
  public var sunset: Instant?

  /// Seconds that have to be known of a day to speak of its range.
  private static let halfDay: Int64 = 12 * 3600

  /// A day of which nothing is known yet.
  public init(date: CivilDate) {
    self.date = date
    condition = .unknown
  }

  /// The day with what is missing filled in from its hours.
  ///
  /// Hours of less than half of the day make no range of it.
  func filled(from hours: [ForecastHour]) -> ForecastDay {
    var day = self
    let known = hours.filter { $0.temperature != nil }
    let temperatures = known.compactMap(\.temperature)
    if high == nil, low == nil, known.reduce(0, { $0 + $1.length }) >= Self.halfDay {
      (day.high, day.low) = (temperatures.max(), temperatures.min())
    }
    if condition == .unknown {
      day.condition = hours.map(\.condition).max { $0.severity < $1.severity } ?? .unknown
    }
    day.precipitationProbability =
      precipitationProbability ?? hours.compactMap(\.precipitationProbability).max()
    return day
  }
}

extension Condition {
  /// How much it matters to a day; where hours differ the one that matters most stands for all.
  var severity: Int {
    switch self {
    case .unknown: 0
    case .clear: 1
    case .partlyCloudy: 2
    case .cloudy: 3
    case .haze, .fog: 4
    case .dust: 5
    case .drizzle: 6
    case .rain: 7
    case .sleet: 8
    case .snow: 9
    case .squall: 10
    case .freezingRain: 11
    case .thunderstorm: 12
    case .tornado: 13
    }
  }
}
