import DateHelper
import Sky
import Testing

@Suite struct GradeTests {
  @Test(
    "the last tenth that rounds into a grade has it, the next has the worse one",
    arguments: [
      (Pollutant.pm25, 0, Grade.good), (.pm25, 15.4, .good), (.pm25, 15.5, .moderate),
      (.pm25, 16, .moderate), (.pm25, 35.4, .moderate), (.pm25, 35.5, .bad), (.pm25, 75.4, .bad),
      (.pm25, 75.5, .veryBad), (.pm25, 2000, .veryBad), (.pm10, 30.4, .good),
      (.pm10, 30.5, .moderate), (.pm10, 80.4, .moderate), (.pm10, 80.5, .bad),
      (.pm10, 150.4, .bad), (.pm10, 150.5, .veryBad), (.pm10, 1e300, .veryBad),
    ])
  func grade(pollutant: Pollutant, concentration: Double, grade: Grade) {
    #expect(Grade(concentration, of: pollutant) == grade)
  }

  /// The indices at which the Korean grade of a US index of the table before 2024 changes.
  @Test(
    "a US index has the grade of the amount that it stands for",
    arguments: [
      (Pollutant.pm25, 58, Grade.good), (.pm25, 59, .moderate), (.pm25, 100, .moderate),
      (.pm25, 101, .bad), (.pm25, 161, .bad), (.pm25, 162, .veryBad), (.pm10, 28, .good),
      (.pm10, 29, .moderate), (.pm10, 63, .moderate), (.pm10, 64, .bad), (.pm10, 98, .bad),
      (.pm10, 99, .veryBad), (.pm10, 999, .veryBad), (.pm25, 999, .veryBad),
    ])
  func gradeOfIndex(pollutant: Pollutant, index: Double, grade: Grade) throws {
    let amount = try #require(USIndex(of: pollutant).concentration(of: index))
    #expect(Grade(amount.value, of: pollutant) == grade)
  }

  @Test("the worse of two grades counts, and no value has no grade")
  func worst() throws {
    let place = try #require(Place(key: "37.57,126.98"))
    var air = Air(
      provider: .aqicn, place: place, observed: Instant(seconds: 0), fetched: Instant(seconds: 0),
      isModel: false)
    #expect(air.worstGrade == nil)
    air.pm10 = Concentration(81)
    #expect(air.worstGrade == .bad)
    air.pm25 = Concentration(10)
    #expect(air.worstGrade == .bad)
    #expect(air.grade(of: .pm25) == .good)
  }
}
