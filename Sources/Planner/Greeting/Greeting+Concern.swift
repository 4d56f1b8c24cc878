import Sky

extension Greeting {
  /// Something about the sky that a greeting minds.
  public enum Concern: Sendable, CaseIterable {
    /// A thunderstorm.
    case thunderstorm
    /// It rains.
    case rain
    /// It rains in a wind that no umbrella stands.
    case stormyRain
    /// It snows.
    case snow
    /// It may rain at any moment.
    case rainDue
    /// It may snow at any moment.
    case snowDue
    /// It rains or is about to, and the dust is very bad.
    case rainInHeavyDust
    /// It snows or is about to, and the dust is very bad.
    case snowInHeavyDust
    /// The dust is very bad.
    case heavyDust
    /// The dust is bad and will be very bad today.
    case worseningDust
    /// The dust is bad.
    case dust
    /// The dust is bad for those whom it harms sooner.
    case sensitiveDust
    /// 33 °C or more are felt.
    case heat
    /// -10 °C or less are felt.
    case cold
    /// A thunderstorm is likely now or will come today.
    case thunderstormLater
    /// It will rain today.
    case rainLater
    /// It will rain today in a wind that no umbrella stands.
    case stormyRainLater
    /// It will snow today.
    case snowLater
    /// The dust will be very bad today.
    case heavyDustLater
    /// The dust will be bad today.
    case dustLater
    /// The dust will be bad today for those whom it harms sooner.
    case sensitiveDustLater
    /// 33 °C or more will be felt today.
    case heatLater
    /// -10 °C or less will be felt today.
    case coldLater

    /// What of the sky matters most for going out, if anything does.
    ///
    /// What is so now is never said to be to come.
    /// - Parameters:
    ///   - coming: the hours of the day that have not begun yet.
    ///   - scale: the table by which dust is judged.
    public init?(_ now: SkyNow, coming: [ForecastHour] = [], on scale: AirScale = .korea) {
      let worst = coming.compactMap { $0.worstBand(on: scale)?.band }
        .max { $0.severity < $1.severity }
      switch now.falling {
      case .rain? where now.isThundery: self = now.isOnlyDue ? .thunderstormLater : .thunderstorm
      case .snow? where now.isHeavilyDusty: self = .snowInHeavyDust
      case .rain? where now.isHeavilyDusty: self = .rainInHeavyDust
      case .snow?: self = now.isOnlyDue ? .snowDue : .snow
      case .rain? where Self.isStormy(now.wind):
        self = now.isOnlyDue ? .stormyRainLater : .stormyRain
      case .rain?: self = now.isOnlyDue ? .rainDue : .rain
      case nil where now.isHeavilyDusty: self = .heavyDust
      case nil where now.isDusty && worst?.likeness == .veryBad: self = .worseningDust
      case nil where now.isDusty:
        self = now.dust?.isForSensitiveAlone == true ? .sensitiveDust : .dust
      case nil where Self.isHot(now.felt): self = .heat
      case nil where Self.isCold(now.felt): self = .cold
      case nil: self.init(coming: coming, worst: worst)
      }
    }

    private init?(coming: [ForecastHour], worst: AirBand?) {
      if coming.contains(where: \.isThundery) {
        self = .thunderstormLater
      } else if let wet = coming.first(where: \.isWet) {
        let isStormy = coming.contains { $0.isWet && Self.isStormy($0.wind) }
        self = wet.isSnowy ? .snowLater : isStormy ? .stormyRainLater : .rainLater
      } else if let worst, worst.likeness >= .bad {
        self =
          worst.likeness == .veryBad
          ? .heavyDustLater : worst.isForSensitiveAlone ? .sensitiveDustLater : .dustLater
      } else if coming.contains(where: { Self.isHot($0.feltTemperature) }) {
        self = .heatLater
      } else if coming.contains(where: { Self.isCold($0.feltTemperature) }) {
        self = .coldLater
      } else {
        return nil
      }
    }

    private static let limits = OutdoorRule()

    private static func isStormy(_ wind: Double?) -> Bool { wind.map(limits.isWindy) ?? false }

    private static func isHot(_ felt: Double?) -> Bool {
      felt.map { Int(roundingHalfUp: $0) >= limits.heat } ?? false
    }

    private static func isCold(_ felt: Double?) -> Bool {
      felt.map { Int(roundingHalfUp: $0) <= limits.cold } ?? false
    }

    /// What ends it.
    public var ending: SkyChange.Kind? {
      switch self {
      case .thunderstorm, .rain, .stormyRain, .snow, .rainDue, .snowDue: .dry
      // Very bad air may be merely bad before it is cleaner.
      case .dust, .sensitiveDust: .cleanAir
      default: nil
      }
    }
  }
}
