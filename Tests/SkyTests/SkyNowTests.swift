import DateHelper
import Language
import Testing

@testable import Sky

/// What the sky does now, by what was observed and by what was foretold.
@Suite struct SkyNowTests {
  struct Case: Sendable {
    /// What was observed, nil for nothing.
    let seen: Condition?
    /// What is foretold for the hour that runs, with its chance; nil for nothing.
    let hour: (condition: Condition, chance: Double?)?
    var isOld = false
    let falling: SkyNow.Falling?
    var isOnlyDue = false
  }

  static let cases = [
    Case(seen: nil, hour: nil, falling: nil),
    Case(seen: .clear, hour: nil, falling: nil),
    Case(seen: .snow, hour: nil, falling: .snow),
    Case(seen: .sleet, hour: nil, falling: .snow),
    Case(seen: .drizzle, hour: nil, falling: .rain),
    Case(seen: .thunderstorm, hour: (.clear, 0), falling: .rain),
    Case(seen: .snow, hour: (.rain, 1), falling: .snow),
    // Nobody looked: what was foretold is so.
    Case(seen: nil, hour: (.snow, 0.9), falling: .snow),
    Case(seen: nil, hour: (.rain, nil), falling: .rain),
    Case(seen: .unknown, hour: (.rain, 0.9), falling: .rain),
    // A chance alone, an old forecast or a dry sky make it likely.
    Case(seen: nil, hour: (.cloudy, 0.4), falling: .rain, isOnlyDue: true),
    Case(seen: nil, hour: (.snow, 0.9), isOld: true, falling: .snow, isOnlyDue: true),
    Case(seen: .cloudy, hour: (.rain, 0.9), falling: .rain, isOnlyDue: true),
    Case(seen: .cloudy, hour: (.rain, 0.39), falling: nil),
  ]

  @Test("what was observed counts, and where nobody did what was foretold", arguments: cases)
  func falling(row: Case) {
    let moment = Instant(seconds: 0)
    let weather = row.seen.map {
      Weather(
        provider: .openMeteo, place: .seoul, observed: moment, fetched: moment, temperature: 3,
        condition: $0)
    }
    let hour = row.hour.map { condition, chance in
      var hour = ForecastHour(start: moment)
      hour.condition = condition
      hour.precipitationProbability = chance
      return hour
    }
    let now = SkyNow(weather: weather, air: nil, hour: hour, isForetoldLongAgo: row.isOld)
    #expect(now.falling == row.falling && now.isOnlyDue == row.isOnlyDue)
  }

  @Test("of dust the worse counts of what was measured and, where nothing was, is foretold")
  func dust() {
    let moment = Instant(seconds: 0)
    func isDusty(fine: Double?, coarse: Double?, foretold: (fine: Double, coarse: Double)?) -> Bool
    {
      var air = Air(
        provider: .aqicn, place: .seoul, observed: moment, fetched: moment, isModel: false)
      air.pm25 = fine.map { Concentration($0) }
      air.pm10 = coarse.map { Concentration($0) }
      var hour = ForecastHour(start: moment)
      hour.pm25 = foretold.map { Concentration($0.fine) }
      hour.pm10 = foretold.map { Concentration($0.coarse) }
      return SkyNow(weather: nil, air: air, hour: hour).isDusty
    }
    // Bad in Korea from 36 µg/m³ of PM2.5 and 81 of PM10.
    #expect(isDusty(fine: nil, coarse: 30, foretold: (36, 30)))
    #expect(isDusty(fine: 10, coarse: nil, foretold: (10, 81)))
    #expect(!isDusty(fine: 10, coarse: 30, foretold: (36, 81)))
    #expect(isDusty(fine: 36, coarse: nil, foretold: nil))
  }

  @Test("what was measured stands in the hour that runs, and only in one of an hour's length")
  func measured() {
    let moment = Instant(seconds: 1800)
    var air = Air(
      provider: .aqicn, place: .seoul, observed: moment, fetched: moment, isModel: false)
    air.pm25 = Concentration(121)
    for (length, expected) in [(Int64(3600), 121.0), (10_800, 8)] {
      var forecast = Forecast(place: .seoul)
      var hour = ForecastHour(start: Instant(seconds: 0), length: length)
      (hour.pm25, hour.pm10) = (Concentration(8), Concentration(9))
      forecast.hours = [hour, ForecastHour(start: hour.end)]
      let measured = forecast.measured(air, at: moment)
      #expect(measured.hours.map { $0.pm25?.value } == [expected, nil])
      #expect(measured.hours[0].pm10?.value == 9)
      #expect(forecast.measured(nil, at: moment) == forecast)
    }
  }

  @Test("what is only likely is said to be, with its end")
  func words() {
    var hour = ForecastHour(start: Instant(seconds: 0))
    hour.precipitationProbability = 0.5
    let change = SkyChange(.dry, at: Instant(seconds: 7200))
    let time = Bilingual(verbatim: "11:00")
    let likely = change.text(time, from: SkyNow(weather: nil, air: nil, hour: hour))
    #expect(likely == Bilingual(en: "rain likely until 11:00", ko: "11:00까지 비 올 수 있음"))
    hour.condition = .rain
    let sure = change.text(time, from: SkyNow(weather: nil, air: nil, hour: hour))
    #expect(sure == Bilingual(en: "dry from 11:00", ko: "11:00부터 비 그침"))
  }
}
