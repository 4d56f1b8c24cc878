import DateHelper
import Language
import Testing

@testable import Sky

@Suite struct AirScaleTests {
  /// The last whole amount of each WHO level (Global Air Quality Guidelines 2021, table 0.1).
  @Test(
    "a WHO level ends where its target does",
    arguments: [
      (Pollutant.pm25, 15.0, "guideline"), (.pm25, 15.4, "guideline"), (.pm25, 15.5, "interim4"),
      (.pm25, 25.4, "interim4"), (.pm25, 25.5, "interim3"), (.pm25, 37.4, "interim3"),
      (.pm25, 37.5, "interim2"), (.pm25, 50, "interim2"), (.pm25, 51, "interim1"),
      (.pm25, 75, "interim1"), (.pm25, 76, "beyond"), (.pm10, 0, "guideline"),
      (.pm10, 45, "guideline"), (.pm10, 46, "interim4"), (.pm10, 50, "interim4"),
      (.pm10, 51, "interim3"), (.pm10, 75, "interim3"), (.pm10, 76, "interim2"),
      (.pm10, 100, "interim2"), (.pm10, 101, "interim1"), (.pm10, 150, "interim1"),
      (.pm10, 151, "beyond"),
    ])
  func who(pollutant: Pollutant, amount: Double, code: String) {
    let band = AirScale.who.band(of: Concentration(amount), pollutant)
    #expect(band.code == code && band.scale == .who)
  }

  @Test(
    "a US category ends at its index",
    arguments: [
      (0, "good"), (50, "good"), (51, "moderate"), (100, "moderate"),
      (101, "unhealthyForSensitive"), (150, "unhealthyForSensitive"), (151, "unhealthy"),
      (200, "unhealthy"), (201, "veryUnhealthy"), (300, "veryUnhealthy"), (301, "hazardous"),
      (500, "hazardous"), (999, "hazardous"),
    ])
  func unitedStates(index: Int, code: String) {
    #expect(AirBand.USCategory(index: index).rawValue == code)
  }

  /// Each end of a row of the EPA's tables, the tenth (or whole µg/m³) below and above it.
  static let ends: [(Pollutant, USIndex.Edition, [(amount: Double, index: Int)])] = [
    (
      .pm25, .before2024,
      [(12, 50), (35.4, 100), (55.4, 150), (150.4, 200), (250.4, 300), (350.4, 400)]
    ),
    (.pm25, .since2024, [(9, 50), (35.4, 100), (55.4, 150), (125.4, 200), (225.4, 300)]),
    (.pm10, .before2024, [(54, 50), (154, 100), (254, 150), (354, 200), (424, 300), (504, 400)]),
  ]

  @Test("each end of the EPA's rows has its index, what is truncated to it too, the next the next")
  func breakpoints() {
    for (pollutant, edition, rows) in Self.ends {
      let table = USIndex(of: pollutant, edition: edition)
      let step = pollutant == .pm25 ? 0.1 : 1
      for (amount, index) in rows {
        #expect(table.index(of: amount) == index)
        #expect(table.index(of: amount + step * 0.99) == index, "truncated, not rounded")
        #expect(table.index(of: amount + step) == index + 1)
        #expect((table.index(of: amount - step) ?? 0) <= index)
        #expect(isNear(table.concentration(of: Double(index)), amount))
        #expect(isNear(table.concentration(of: Double(index + 1)), amount + step))
        let below = table.concentration(of: Double(index - 1)).flatMap { table.index(of: $0.value) }
        // The way back is of a rounded index and may lose the last tenth.
        #expect([index - 2, index - 1].contains(below ?? 0))
      }
    }
  }

  @Test("AQICN's own index comes back as it was")
  func roundTrip() {
    var air = Air(
      provider: .aqicn, place: .seoul, observed: Instant(seconds: 0), fetched: Instant(seconds: 0),
      isModel: false)
    for index in [0, 25, 50, 51, 100, 101, 137, 150, 151, 200, 201, 300, 301, 400, 401, 500] {
      air.pm25 = USIndex(of: .pm25).concentration(of: Double(index))
      #expect(air.usIndex(of: .pm25) == index)
      #expect(
        air.band(of: .pm25, on: .unitedStates)?.code == AirBand.USCategory(index: index).rawValue)
    }
    air.pm25 = USIndex(of: .pm25).concentration(of: 999)
    #expect(air.usIndex(of: .pm25) == nil)
    #expect(air.band(of: .pm25, on: .unitedStates) == .american(.hazardous))
  }

  @Test("there is advice for every step, and more for the sensitive from bad on")
  func advice() {
    for grade in Grade.allCases {
      #expect((AirBand.korean(grade).sensitiveAdvice != nil) == (grade >= .bad))
      #expect(!AirBand.korean(grade).advice.english.isEmpty)
    }
    let advice = AirBand.USCategory.allCases.map { AirBand.american($0).advice.english }
    #expect(Set(advice).count == 6)
  }

  @Test("a size that a station left out for an hour keeps its own time, for three hours")
  func olderSize() {
    let nine = Instant(seconds: 1_773_792_000)
    func air(_ hours: Int64, pm10: Double?, pm25: Double?) -> Air {
      let moment = nine.adding(seconds: hours * 3600)
      var air = Air(
        provider: .aqicn, place: .seoul, observed: moment, fetched: moment, isModel: false)
      air.station = "Busan"
      air.pm10 = pm10.map { Concentration($0) }
      air.pm25 = pm25.map { Concentration($0) }
      return air
    }
    let first = air(0, pm10: 50, pm25: 20)
    let second = air(1, pm10: 55, pm25: nil).filled(from: first)
    #expect(second.pm25?.value == 20 && second.pm25?.observed == nine)
    #expect(second.pm10?.value == 55 && second.pm10?.observed == nil)
    let third = air(3, pm10: 60, pm25: nil).filled(from: second)
    #expect(third.pm25?.observed == nine)
    #expect(air(4, pm10: 60, pm25: nil).filled(from: third).pm25 == nil)
    var elsewhere = air(1, pm10: 60, pm25: nil)
    elsewhere.station = "Ulsan"
    #expect(elsewhere.filled(from: first).pm25 == nil)
  }
}

private func isNear(_ found: Concentration?, _ amount: Double) -> Bool {
  found.map { abs($0.value - amount) < 0.051 } ?? false
}
