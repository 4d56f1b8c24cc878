import DateHelper
import Testing

@testable import Sky

@Suite struct SkyChangeTests {
  static let nine = Instant(seconds: 1_773_792_000)

  /// Hours from nine on: `.` dry, `r` rain, `s` snow, `x` dust.
  private func forecast(_ hours: String, length: Int64 = 3600) -> Forecast {
    var forecast = Forecast(place: .seoul)
    forecast.hours = hours.enumerated().map { index, sign in
      var hour = ForecastHour(
        start: Self.nine.adding(seconds: Int64(index) * length), length: length)
      hour.precipitationProbability = "rs".contains(sign) ? 0.4 : 0.39
      hour.condition = sign == "s" ? .snow : sign == "r" ? .rain : .cloudy
      hour.pm25 = Concentration(sign == "x" ? 36 : 35, estimated: true)
      return hour
    }
    return forecast
  }

  @Test(
    "the first change of rain and the first of dust are told, in order",
    arguments: [
      ("......", ""), ("...r..", "rain 3"), ("..s...", "snow 2"), ("rrr...", "dry 3"),
      ("rr.rr.....", "dry 5"), ("rrrrrr", ""), ("rrrrr.", "dry 5"), ("..x...", "dust 2"),
      ("xxx...", "cleanAir 3"), ("x.x...", "cleanAir 3"), ("..xr..", "dust 2, rain 3"),
      ("r.x...", "dry 1, dust 2"), ("rr..x.", "dry 2, dust 4"),
      ("........................r", "rain 24"), (".........................r", ""),
    ])
  func changes(hours: String, expected: String) {
    let changes = forecast(hours).changes(after: Self.nine.adding(seconds: 600))
    let told = changes.map { "\($0.kind.rawValue) \(Self.nine.seconds(until: $0.at) / 3600)" }
    #expect(told.joined(separator: ", ") == expected)
  }

  @Test("what falls now counts more than what was foretold for now")
  func present() {
    let dry = forecast("......")
    #expect(dry.changes(after: Self.nine, isWet: true).map(\.kind) == [.dry])
    #expect(forecast("rrr...").changes(after: Self.nine, isWet: false).map(\.kind) == [.rain])
    #expect(dry.changes(after: Self.nine, isDusty: true).map(\.kind) == [.cleanAir])
  }

  @Test("hours of which only the dust is known end no rain")
  func dustAlone() {
    var forecast = forecast("...")
    for index in forecast.hours.indices.dropLast() {
      forecast.hours[index].precipitationProbability = nil
      forecast.hours[index].condition = .unknown
    }
    let changes = forecast.changes(after: Self.nine, isWet: true)
    #expect(changes.map(\.at) == [Self.nine.adding(seconds: 7200)])
  }

  @Test("of three hours at once the first dry ones are the end")
  func threeHours() {
    let changes = forecast("r.r", length: 10_800).changes(after: Self.nine)
    #expect(changes.map(\.kind) == [.dry])
  }

  @Test(
    "each failure in a row doubles the wait up to an hour, and adds a tenth at most",
    arguments: [
      (SkyError.Reason.serverFailed, 0, 600), (.serverFailed, 1, 1200), (.serverFailed, 2, 2400),
      (.serverFailed, 3, 3600), (.serverFailed, 900, 3600), (.noConnection, 0, 60),
      (.noConnection, 1, 120), (.noConnection, 9, 600), (.noKey, 5, 0),
    ])
  func backOff(reason: SkyError.Reason, earlier: Int, seconds: Int64) {
    let error = SkyError(.openMeteo, reason)
    let least = error.notBefore(now: Self.nine, earlier: earlier, random: 0)
    let most = error.notBefore(now: Self.nine, earlier: earlier, random: 0.999)
    #expect(Self.nine.seconds(until: least) == seconds)
    let jitter = least.seconds(until: most)
    #expect(earlier == 0 || seconds == 0 ? jitter == 0 : jitter > 0 && jitter <= seconds / 10)
  }
}
