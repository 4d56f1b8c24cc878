/// What holds an amount of each pollutant: measured air, and an hour to come.
public protocol DustAmounts {
  /// Dust of at most 10 µm, nil where nothing is known.
  var pm10: Concentration? { get }
  /// Dust of at most 2.5 µm, nil where nothing is known.
  var pm25: Concentration? { get }
}

extension DustAmounts {
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
}
