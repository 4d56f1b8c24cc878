/// What holds an amount of each pollutant: measured air, and an hour to come.
public protocol DustAmounts {
  /// Dust of at most 10 µm, nil where nothing is known.
  var pm10: Concentration? { get }
  /// Dust of at most 2.5 µm, nil where nothing is known.
  var pm25: Concentration? { get }
  /// The edition of the US table that the amounts are read with.
  var usEdition: USIndex.Edition { get }
}

extension DustAmounts {
  /// The edition in force, for amounts that are no index read back.
  public var usEdition: USIndex.Edition { .since2024 }

  /// The concentration of one pollutant.
  public func concentration(of pollutant: Pollutant) -> Concentration? {
    switch pollutant {
    case .pm10: pm10
    case .pm25: pm25
    }
  }

  /// The Korean grade of one pollutant, nil where nothing is known.
  public func grade(of pollutant: Pollutant) -> Grade? {
    concentration(of: pollutant).map { Grade($0.value, of: pollutant) }
  }

  /// The worse of the two Korean grades.
  public var worstGrade: Grade? {
    Pollutant.allCases.compactMap { grade(of: $0) }.max()
  }

  /// The band of one pollutant on a scale, nil where nothing is known.
  public func band(of pollutant: Pollutant, on scale: AirScale) -> AirBand? {
    concentration(of: pollutant).map { scale.band(of: $0, pollutant, edition: usEdition) }
  }

  /// The worse of the two bands and whose it is, of equal ones that of the finer dust; nil where
  /// nothing is known.
  public func worstBand(on scale: AirScale) -> (pollutant: Pollutant, band: AirBand)? {
    let bands = [Pollutant.pm25, .pm10].compactMap { pollutant in
      band(of: pollutant, on: scale).map { (pollutant: pollutant, band: $0) }
    }
    return bands.reduce(bands.first) { worst, next in
      next.band.severity > (worst?.band.severity ?? 0) ? next : worst
    }
  }
}
