import DateHelper

/// What is forecast for an hour, or for the three or six that some providers speak of at once.
public struct ForecastHour: Sendable, Equatable, DustAmounts {
  /// When it begins.
  public var start: Instant
  /// Seconds that it lasts: 3600, or 10,800 or 21,600 where the provider speaks of more hours.
  public var length: Int64
  /// Air temperature in °C.
  public var temperature: Double?
  /// The temperature that a person feels, in °C.
  public var feelsLike: Double?
  /// What the sky does.
  public var condition: Condition
  /// The probability of precipitation, 0 to 1.
  public var precipitationProbability: Double?
  /// Rain in mm over the whole length.
  public var rain: Double?
  /// Snow in mm of water over the whole length.
  public var snow: Double?
  /// Wind speed in m/s.
  public var wind: Double?
  /// Particles up to 10 µm.
  public var pm10: Concentration?
  /// Particles up to 2.5 µm.
  public var pm25: Concentration?

  /// An hour of which nothing is known yet.
  public init(start: Instant, length: Int64 = 3600) {
    self.start = start
    self.length = length
    condition = .unknown
  }

  /// When the next one begins.
  public var end: Instant { start.adding(seconds: length) }

  /// Whether the moment lies in it.
  public func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }

  /// The temperature that a person feels, or the air's where nobody says, in °C.
  public var feltTemperature: Double? { feelsLike ?? temperature }

  /// Whether rain or snow is more likely to be met than not to be minded: 40 % and more.
  public var isWet: Bool {
    precipitationProbability.map { $0 >= Self.wetProbability } ?? condition.isWet
  }

  /// Whether anything is known of rain and snow.
  public var tellsRain: Bool { precipitationProbability != nil || condition != .unknown }

  /// The probability from which people take an umbrella.
  public static let wetProbability = 0.4

  /// Whether what falls is snow, wholly or in part.
  public var isSnowy: Bool {
    condition == .snow || condition == .sleet || snow ?? 0 > 0
  }

  /// Whether a thunderstorm is likely to be met.
  public var isThundery: Bool { condition == .thunderstorm && isWet }

  /// Whether nothing at all is known.
  public var isBlank: Bool { self == ForecastHour(start: start, length: length) }
}
