import DateHelper
import Language
import Testing

@testable import Sky

@Suite struct SkyChangeTests {
  static let nine = Instant(seconds: 1_773_792_000)

  /// Hours from nine on: `.` dry, `r` rain, `t` a thunderstorm, `s` snow, `x` bad and `X` very bad dust.
  private func forecast(_ hours: String, length: Int64 = 3600) -> Forecast {
    var forecast = Forecast(place: .seoul)
    forecast.hours = hours.enumerated().map { index, sign in
      var hour = ForecastHour(
        start: Self.nine.adding(seconds: Int64(index) * length), length: length)
      hour.precipitationProbability = "rst".contains(sign) ? 0.4 : 0.39
      hour.condition =
        switch sign {
        case "s": .snow
        case "r": .rain
        case "t": .thunderstorm
        default: .cloudy
        }
      hour.pm25 = Concentration(sign == "X" ? 76 : sign == "x" ? 36 : 35, estimated: true)
      return hour
    }
    return forecast
  }

  @Test(
    "the first change of rain, of thunderstorms and of each step of dust are told, in order",
    arguments: [
      ("......", ""), ("...r..", "rain 3"), ("..s...", "snow 2"), ("rrr...", "dry 3"),
      ("rr.rr.....", "dry 5"), ("rrrrrr", ""), ("rrrrr.", "dry 5"), ("..x...", "dust 2"),
      ("xxx...", "cleanAir 3"), ("x.x...", "cleanAir 3"), ("..xr..", "dust 2, rain 3"),
      ("rrss..", "snow 2"), ("r.x...", "dry 1, dust 2"), ("rr..x.", "dry 2, dust 4"),
      ("..t...", "thunderstorm 2"), ("..rt..", "rain 2, thunderstorm 3"), ("tttrr.", "dry 5"),
      ("rrtr..", "thunderstorm 2, dry 4"), ("ts....", "snow 1"),
      ("..X...", "heavyDust 2"), ("..xX..", "dust 2, heavyDust 3"),
      ("..x.X.", "dust 2, heavyDust 4"),
      ("xxX...", "heavyDust 2, cleanAir 3"), ("xx..X.", "cleanAir 2"),
      ("x.X...", "heavyDust 2, cleanAir 3"),
      ("XXxx..", "dust 2, cleanAir 4"), ("XX....", "cleanAir 2"), ("XxXx.", "dust 3, cleanAir 4"),
      ("XXXXXX", ""), ("xxxxxx", ""), ("XXxxxx", "dust 2"), ("rrX...", "dry 2, heavyDust 2"),
      ("........................r", "rain 24"), (".........................r", ""),
    ])
  func changes(hours: String, expected: String) {
    let changes = changes(of: forecast(hours), after: Self.nine.adding(seconds: 600))
    let told = changes.map { "\($0.kind.rawValue) \(Self.nine.seconds(until: $0.at) / 3600)" }
    #expect(told.joined(separator: ", ") == expected)
  }

  /// The changes from what is observed, and from what is foretold where that is nothing.
  private func changes(
    of forecast: Forecast, after now: Instant = nine, observed condition: Condition? = nil,
    dust: Double? = nil, on scale: AirScale = .korea
  ) -> [SkyChange] {
    let weather = condition.map {
      Weather(
        provider: .openMeteo, place: .seoul, observed: now, fetched: now, temperature: 5,
        condition: $0)
    }
    let air = dust.map { dust in
      var air = Air(
        provider: .openMeteo, place: .seoul, observed: now, fetched: now, isModel: true)
      air.pm25 = Concentration(dust)
      return air
    }
    let present = SkyNow(
      weather: weather, air: air, hour: forecast.hour(at: now), on: scale)
    return forecast.changes(after: now, from: present, on: scale)
  }

  @Test("what falls now ends; what an hour that runs is to bring never begins later")
  func present() {
    let dry = forecast("......")
    #expect(changes(of: dry, observed: .rain).map(\.kind) == [.dry])
    #expect(changes(of: forecast("rrr..."), observed: .clear).map(\.kind) == [.dry])
    #expect(changes(of: forecast(".rr..."), observed: .clear).map(\.kind) == [.rain])
    #expect(changes(of: forecast("rrrrrr"), observed: .clear).isEmpty)
    #expect(changes(of: forecast("x....."), dust: 36).map(\.kind) == [.cleanAir])
    // Who calls this hour better than it was measured foretells no end of that.
    #expect(changes(of: dry, dust: 36).isEmpty)
    #expect(changes(of: forecast("xxxx.."), dust: 76).map(\.kind) == [.cleanAir])
    #expect(changes(of: forecast("..X..."), dust: 36).map(\.kind) == [.heavyDust])
  }

  @Test("a running step of three hours that rains is rain now, not rain from the next one on")
  func runningStep() {
    let later = Self.nine.adding(seconds: 5400)
    let steps = forecast("rr...", length: 10_800)
    #expect(changes(of: steps, after: later, observed: .partlyCloudy).map(\.kind) == [.dry])
    #expect(changes(of: steps, after: later).map(\.kind) == [.dry])
  }

  @Test("dust is bad by the scale in use")
  func scale() {
    // 38 µg/m³ of PM2.5 are bad in Korea and by the WHO, 36 in Korea and the USA, 33 nowhere.
    for (amount, kinds) in [
      (33.0, [[], [], []]), (36, [[SkyChange.Kind.cleanAir], [.cleanAir], []]),
      (38, [[.cleanAir], [.cleanAir], [.cleanAir]]),
    ] {
      var hours = forecast("......")
      hours.hours[0].pm25 = Concentration(amount)
      for (scale, expected) in zip(AirScale.allCases, kinds) {
        #expect(changes(of: hours, dust: amount, on: scale).map(\.kind) == expected)
      }
    }
  }

  @Test("dust is called by the scale, and by how bad it was before")
  func dustWords() throws {
    func text(_ hours: String, dust: Double, on scale: AirScale = .korea) throws -> Bilingual {
      let forecast = forecast(hours)
      let changes = changes(of: forecast, dust: dust, on: scale)
      var air = Air(
        provider: .openMeteo, place: .seoul, observed: Self.nine, fetched: Self.nine, isModel: true)
      air.pm25 = Concentration(dust)
      let present = SkyNow(weather: nil, air: air, on: scale)
      return try #require(changes.first).text(Bilingual(verbatim: "11:00"), from: present)
    }
    #expect(
      try text("..x...", dust: 5) == Bilingual(en: "dust bad from 11:00", ko: "11:00부터 먼지 나쁨"))
    #expect(
      try text("..X...", dust: 5)
        == Bilingual(en: "dust very bad from 11:00", ko: "11:00부터 먼지 매우나쁨"))
    #expect(
      try text("XXxx..", dust: 80)
        == Bilingual(en: "dust only bad from 11:00", ko: "11:00부터 먼지 나쁨으로 나아짐"))
    #expect(
      try text("..x...", dust: 5, on: .unitedStates)
        == Bilingual(
          en: "dust unhealthy for sensitive groups from 11:00", ko: "11:00부터 먼지 민감군에 나쁨"))
    #expect(
      try text("..X...", dust: 5, on: .who)
        == Bilingual(en: "dust very bad from 11:00", ko: "11:00부터 먼지 매우나쁨"))
  }

  @Test("hours of which only the dust is known end no rain")
  func dustAlone() {
    var forecast = forecast("...")
    for index in forecast.hours.indices.dropLast() {
      forecast.hours[index].precipitationProbability = nil
      forecast.hours[index].condition = .unknown
    }
    let changes = changes(of: forecast, observed: .rain)
    #expect(changes.map(\.at) == [Self.nine.adding(seconds: 7200)])
  }

  @Test("of three hours at once the first dry ones are the end")
  func threeHours() {
    let changes = changes(of: forecast("r.r", length: 10_800))
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
