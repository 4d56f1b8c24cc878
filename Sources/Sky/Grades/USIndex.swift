/// The US EPA's Air Quality Index of a pollutant, and the way back to µg/m³.
///
/// 40 CFR 58 Appendix G: an amount is truncated (PM2.5 to 0.1, PM10 to 1 µg/m³), its row is found and
/// the index interpolated and rounded.
public struct USIndex: Sendable {
  /// Which edition of the PM2.5 table is meant; PM10 is the same in both.
  public enum Edition: Sendable {
    /// In force until 2024-05-05, and what AQICN publishes.
    case before2024
    /// In force since 2024-05-06.
    case since2024
  }

  /// The edition that AQICN's sub-indices are read with.
  ///
  /// AQICN names "US EPA 2016 standard" and announced no move to the table of 2024. The Korean grades
  /// of the two differ only at PM2.5 indices 59-62 and 162-165.
  public static let aqicnEdition = Edition.before2024

  /// One row: an amount in µg/m³ from `low` to `high` has an index from `lowIndex` to `highIndex`.
  struct Row: Sendable {
    let low, high: Double
    let lowIndex, highIndex: Double
  }

  let pollutant: Pollutant
  let rows: [Row]

  /// The table of a pollutant.
  public init(of pollutant: Pollutant, edition: Edition = aqicnEdition) {
    self.pollutant = pollutant
    rows =
      switch (pollutant, edition) {
      case (.pm10, _): Self.pm10
      case (.pm25, .before2024): Self.pm25Before2024
      case (.pm25, .since2024): Self.pm25Since2024
      }
  }

  /// The index of an amount in µg/m³, nil if it is negative or not a number.
  ///
  /// Beyond the table the last row's line goes on, as AirNow reports it.
  public func index(of concentration: Double) -> Int? {
    guard concentration >= 0, concentration < 1e6 else { return nil }
    let step = pollutant == .pm25 ? 10.0 : 1.0
    // The nudge keeps 35.4, which is 35.39999... in binary, in its own tenth.
    return interpolated((concentration * step + 1e-6).rounded(.down) / step)
  }

  /// The index of an amount, nil if it is negative or not a number.
  ///
  /// What was computed back from an index is not truncated, so that it comes to that index again.
  func index(of amount: Concentration) -> Int? {
    guard amount.estimated, (0..<1e6).contains(amount.value) else {
      return index(of: amount.value)
    }
    return interpolated(amount.value)
  }

  private func interpolated(_ amount: Double) -> Int? {
    guard let last = rows.last else { return nil }
    let row = rows.first { amount <= $0.high } ?? last
    let slope = (row.highIndex - row.lowIndex) / (row.high - row.low)
    return Int(roundingHalfUp: slope * (amount - row.low) + row.lowIndex)
  }

  /// The amount that an index stands for, nil if the index is negative or not a number.
  ///
  /// Beyond the table (500) it is only known that the amount is above the table's last hundred.
  public func concentration(of index: Double) -> Concentration? {
    guard index >= 0, let last = rows.last else { return nil }
    guard let row = rows.first(where: { index <= $0.highIndex }) else {
      return Concentration((last.high / 100).rounded(.down) * 100, estimated: true, above: true)
    }
    let slope = (row.high - row.low) / (row.highIndex - row.lowIndex)
    // Between two rows (50.5) the upper one's lower end holds.
    return Concentration(slope * max(0, index - row.lowIndex) + row.low, estimated: true)
  }
}

extension USIndex {
  private static let pm10 = [
    Row(low: 0, high: 54, lowIndex: 0, highIndex: 50),
    Row(low: 55, high: 154, lowIndex: 51, highIndex: 100),
    Row(low: 155, high: 254, lowIndex: 101, highIndex: 150),
    Row(low: 255, high: 354, lowIndex: 151, highIndex: 200),
    Row(low: 355, high: 424, lowIndex: 201, highIndex: 300),
    Row(low: 425, high: 504, lowIndex: 301, highIndex: 400),
    Row(low: 505, high: 604, lowIndex: 401, highIndex: 500),
  ]

  private static let pm25Before2024 = [
    Row(low: 0, high: 12, lowIndex: 0, highIndex: 50),
    Row(low: 12.1, high: 35.4, lowIndex: 51, highIndex: 100),
    Row(low: 35.5, high: 55.4, lowIndex: 101, highIndex: 150),
    Row(low: 55.5, high: 150.4, lowIndex: 151, highIndex: 200),
    Row(low: 150.5, high: 250.4, lowIndex: 201, highIndex: 300),
    Row(low: 250.5, high: 350.4, lowIndex: 301, highIndex: 400),
    Row(low: 350.5, high: 500.4, lowIndex: 401, highIndex: 500),
  ]

  private static let pm25Since2024 = [
    Row(low: 0, high: 9, lowIndex: 0, highIndex: 50),
    Row(low: 9.1, high: 35.4, lowIndex: 51, highIndex: 100),
    Row(low: 35.5, high: 55.4, lowIndex: 101, highIndex: 150),
    Row(low: 55.5, high: 125.4, lowIndex: 151, highIndex: 200),
    Row(low: 125.5, high: 225.4, lowIndex: 201, highIndex: 300),
    Row(low: 225.5, high: 325.4, lowIndex: 301, highIndex: 500),
  ]
}
