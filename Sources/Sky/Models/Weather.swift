import DateHelper

/// The weather at a place at one moment, as one provider tells it.
public struct Weather: Sendable, Equatable {
  /// Who tells it.
  public var provider: Provider
  /// Where.
  public var place: Place
  /// When it was observed or modelled for.
  public var observed: Instant
  /// When it was fetched.
  public var fetched: Instant
  /// Air temperature in °C.
  public var temperature: Double
  /// The temperature that a person feels, in °C.
  public var feelsLike: Double?
  /// Relative humidity in percent.
  public var humidity: Double?
  /// What the sky does.
  public var condition: Condition
  /// The provider's own words, one safe line, only where ``condition`` is unknown.
  public var providerText: String?
  /// Whether the sun is down, if the provider says so.
  public var isNight: Bool?
  /// The highest temperature of the local day in °C.
  public var high: Double?
  /// The lowest temperature of the local day in °C.
  public var low: Double?
  /// The probability of precipitation on the local day, 0 to 1.
  public var precipitationProbability: Double?
  /// Rain and snow in mm/h of water; 0 when dry.
  public var precipitation: Double?
  /// Wind speed in m/s.
  public var wind: Double?

  /// Weather of which only the temperature is known yet.
  public init(
    provider: Provider, place: Place, observed: Instant, fetched: Instant, temperature: Double,
    condition: Condition = .unknown
  ) {
    self.provider = provider
    self.place = place
    self.observed = observed
    self.fetched = fetched
    self.temperature = temperature
    self.condition = condition
  }
}
