/// What the sky does at a moment: as it was observed, and as it was foretold where nobody did.
public struct SkyNow: Sendable, Equatable {
  /// What comes down.
  public enum Falling: Sendable, Equatable {
    /// Rain.
    case rain
    /// Snow, alone or with rain.
    case snow
  }

  /// What falls, or may begin to at any moment; nil where neither is so.
  public let falling: Falling?
  /// Whether it was not seen to fall: the hour that runs is foretold as wet, and dry was observed,
  /// only a chance was told, or that was long ago.
  public let isOnlyDue: Bool
  /// Whether a thunderstorm is part of it.
  public let isThundery: Bool
  /// The band of the worse dust, nil where nothing is known.
  public let dust: AirBand?
  /// The temperature that a person feels, in °C.
  public let felt: Double?
  /// Wind speed in m/s.
  public let wind: Double?

  /// The sky that is observed and foretold.
  ///
  /// - Parameters:
  ///   - weather: what was observed, unless that is too old to be believed.
  ///   - air: the same of dust.
  ///   - hour: what is foretold for the moment.
  ///   - isForetoldLongAgo: whether that is no longer new.
  ///   - scale: the table by which dust is judged.
  public init(
    weather: Weather?, air: Air?, hour: ForecastHour? = nil, isForetoldLongAgo: Bool = false,
    on scale: AirScale = .korea
  ) {
    let seen = weather.flatMap { $0.condition == .unknown ? nil : $0.condition }
    if let seen, seen.isWet {
      falling = seen == .snow || seen == .sleet ? .snow : .rain
      isOnlyDue = false
      isThundery = seen == .thunderstorm
    } else if let hour, hour.isWet {
      falling = hour.isSnowy ? .snow : .rain
      isThundery = hour.isThundery
      isOnlyDue = seen != nil || !hour.condition.isWet || isForetoldLongAgo
    } else {
      falling = nil
      isOnlyDue = false
      isThundery = false
    }
    dust = Self.dust(air, hour, on: scale)
    felt = weather.map { $0.feelsLike ?? $0.temperature } ?? hour?.feltTemperature
    wind = weather?.wind ?? hour?.wind
  }

  /// Whether dust is bad or worse.
  public var isDusty: Bool { dust.map { $0.likeness >= .bad } ?? false }

  /// Whether dust is in the worst part of its scale.
  public var isHeavilyDusty: Bool { dust?.likeness == .veryBad }

  /// The worse of what was observed and, of what nobody observed, is foretold.
  private static func dust(
    _ air: Air?, _ hour: ForecastHour?, on scale: AirScale
  ) -> AirBand? {
    guard let air else { return hour?.worstBand(on: scale)?.band }
    var foretold = hour
    if air.pm10 != nil { foretold?.pm10 = nil }
    if air.pm25 != nil { foretold?.pm25 = nil }
    return [air.worstBand(on: scale), foretold?.worstBand(on: scale)].compactMap { $0?.band }
      .max { $0.severity < $1.severity }
  }
}
