import DateHelper
import Testing

@testable import Sky

/// The days of a forecast, as far as its hours tell them.
@Suite struct ForecastDayTests {
  @Test(
    "a day has a range only where at least half of its hours are known",
    arguments: [(1, false), (2, false), (11, false), (12, true), (24, true)])
  func range(count: Int, isKnown: Bool) throws {
    // Midnight of 2026-03-18 in Seoul.
    let midnight = Instant(seconds: 1_773_759_600)
    var forecast = Forecast(place: .seoul, offset: 9 * 3600)
    forecast.hours = (0..<count).map { index in
      var hour = ForecastHour(start: midnight.adding(seconds: Int64(23 - index) * 3600))
      hour.temperature = Double(index)
      return hour
    }.reversed()
    let day = try #require(forecast.withDaysOfHours().days.first)
    #expect(forecast.withDaysOfHours().days.count == 1)
    #expect(day.low == (isKnown ? 0 : nil) && day.high == (isKnown ? Double(count - 1) : nil))
  }
}
