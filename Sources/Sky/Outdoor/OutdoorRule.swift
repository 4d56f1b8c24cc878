import Configuration

/// From where on an hour is bad for being outside.
///
/// What is compared is what people read: whole percents, degrees, metres a second and µg/m³.
public struct OutdoorRule: Sendable, Equatable {
  /// The probability of rain or snow, in percent.
  public var precipitation: Int
  /// The Korean grade of dust, or what is like it on the scale.
  public var dust: Grade
  /// The heat that is felt, in °C.
  public var heat: Int
  /// The cold that is felt, in °C.
  public var cold: Int
  /// The speed of the wind, in m/s.
  public var wind: Int
  /// The table by which dust is judged.
  public var scale: AirScale

  /// A rule of known limits.
  public init(
    precipitation: Int = 40, dust: Grade = .bad, heat: Int = 33, cold: Int = -10, wind: Int = 14,
    scale: AirScale = .korea
  ) {
    self.precipitation = precipitation
    self.dust = dust
    self.heat = heat
    self.cold = cold
    self.wind = wind
    self.scale = scale
  }

  /// What the rule says about an hour.
  public func verdict(on hour: ForecastHour) -> HourVerdict {
    HourVerdict(
      hour: hour,
      objections: [
        falling(hour), storm(hour), dust(hour), felt(hour), wind(hour),
      ].compactMap { $0 })
  }

  private func falling(_ hour: ForecastHour) -> Objection? {
    let percent = hour.precipitationProbability.map { Int(roundingHalfUp: $0 * 100) }
    // Rain that is forecast without a probability is as good as certain.
    guard percent.map({ $0 >= precipitation }) ?? hour.condition.isWet else { return nil }
    return hour.isSnowy ? .snow(percent: percent) : .rain(percent: percent)
  }

  private func storm(_ hour: ForecastHour) -> Objection? {
    switch hour.condition {
    case .thunderstorm, .squall, .tornado, .freezingRain: .sky(hour.condition)
    // Yellow dust matters where nobody tells how much of it there is.
    case .dust where hour.worstGrade == nil: .sky(hour.condition)
    default: nil
    }
  }

  private func dust(_ hour: ForecastHour) -> Objection? {
    guard let worst = hour.worstBand(on: scale), worst.band.likeness >= dust,
      let amount = hour.concentration(of: worst.pollutant)
    else { return nil }
    return .dust(worst.pollutant, worst.band, amount)
  }

  private func felt(_ hour: ForecastHour) -> Objection? {
    guard let felt = hour.feltTemperature else { return nil }
    let degrees = Int(roundingHalfUp: felt)
    return degrees >= heat ? .heat(felt) : degrees <= cold ? .cold(felt) : nil
  }

  private func wind(_ hour: ForecastHour) -> Objection? {
    hour.wind.flatMap { isWindy($0) ? .wind($0) : nil }
  }

  /// Whether a wind in m/s is too strong.
  public func isWindy(_ speed: Double) -> Bool { Int(roundingHalfUp: speed) >= wind }
}

extension OutdoorRule {
  /// The rule that the configuration makes.
  public init(settings: Settings) {
    let usual = OutdoorRule()
    self.init(
      precipitation: settings.integer(.outdoorRain) ?? usual.precipitation,
      dust: Grade(rawValue: settings[.outdoorDust]) ?? usual.dust,
      heat: settings.amount(.outdoorHeat) ?? usual.heat,
      cold: settings.amount(.outdoorCold) ?? usual.cold,
      wind: settings.amount(.outdoorWind) ?? usual.wind, scale: settings.airScale)
  }
}
