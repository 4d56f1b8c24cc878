import DateHelper
import Language
import Planner
import Sky
import Testing

@Suite struct GreetingTests {
  private static let periods: [(Int, Greeting.Period)] = [
    (0, .night), (1, .dawn), (6, .dawn), (7, .morning), (11, .morning), (12, .afternoon),
    (18, .afternoon), (19, .evening), (21, .evening), (22, .night), (23, .night),
  ]

  private func greeting(_ date: String, hour: Int, _ concern: Greeting.Concern? = nil) throws
    -> Greeting
  {
    Greeting(on: try PlannerHouse.date(date), hour: hour, minding: concern)
  }

  @Test("The hour decides the period", arguments: periods)
  func period(hour: Int, period: Greeting.Period) throws {
    #expect(try greeting("2026-03-02", hour: hour).period == period)
  }

  @Test("A greeting stays the same within a period, also over midnight")
  func stable() throws {
    let spans = [1...6, 7...11, 12...18, 19...21, 22...23]
    for day in 1...28 {
      let date = "2026-02-\(day < 10 ? "0" : "")\(day)"
      for hours in spans {
        let first = try greeting(date, hour: hours.lowerBound)
        for hour in hours { #expect(try greeting(date, hour: hour) == first) }
      }
      let midnight = Greeting(
        on: try PlannerHouse.date(date).adding(days: 1), hour: 0, minding: nil)
      #expect(try greeting(date, hour: 23) == midnight)
    }
  }

  @Test("The date chooses among several lines", arguments: [0, 3, 8, 13, 20])
  func severalLines(hour: Int) throws {
    let texts = try (1...9).map { try greeting("2026-03-0\($0)", hour: hour).text.english }
    #expect(Set(texts).count > 1)
    for (one, next) in zip(texts, texts.dropFirst()) { #expect(one != next) }
  }

  @Test(
    "The first and the last day have greetings",
    arguments: ["0001-01-01", "1970-01-01", "9999-12-31"])
  func farDays(date: String) throws {
    for hour in [0, 12] { #expect(try !greeting(date, hour: hour).text.korean.isEmpty) }
  }

  @Test(
    "What the sky asks to be minded comes before the period's line",
    arguments: Greeting.Concern.allCases)
  func minding(concern: Greeting.Concern) throws {
    let plain = try greeting("2026-03-02", hour: 8)
    let minding = try greeting("2026-03-02", hour: 8, concern)
    #expect(minding.period == plain.period)
    #expect(minding.text != plain.text)
    #expect(minding.text.english != minding.text.korean)
  }
}

@Suite struct ConcernTests {
  private func weather(_ condition: Condition, _ temperature: Double, feels: Double? = nil)
    -> Weather
  {
    var weather = Weather(
      provider: .openMeteo, place: .seoul, observed: Instant(seconds: 0),
      fetched: Instant(seconds: 0),
      temperature: temperature, condition: condition)
    weather.feelsLike = feels
    return weather
  }

  private func air(pm10: Double? = nil, pm25: Double? = nil) -> Air {
    var air = Air(
      provider: .openMeteo, place: .seoul, observed: Instant(seconds: 0),
      fetched: Instant(seconds: 0),
      isModel: true)
    air.pm10 = pm10.map { Concentration($0) }
    air.pm25 = pm25.map { Concentration($0) }
    return air
  }

  private func concern(
    _ weather: Weather? = nil, _ air: Air? = nil, hour: ForecastHour? = nil,
    coming: [ForecastHour] = [], on scale: AirScale = .korea
  ) -> Greeting.Concern? {
    Greeting.Concern(
      SkyNow(weather: weather, air: air, hour: hour, on: scale), coming: coming, on: scale)
  }

  @Test("Nothing is minded under a fair sky, or where nothing is known")
  func nothing() {
    #expect(concern() == nil)
    #expect(concern(weather(.clear, 20), air(pm10: 80, pm25: 35)) == nil)
    #expect(concern(weather(.cloudy, 32.4), air()) == nil)
    #expect(concern(weather(.fog, -9.5)) == nil)
  }

  @Test(
    "What falls from the sky is minded as rain or as snow",
    arguments: [
      (Condition.drizzle, Greeting.Concern.rain), (.rain, .rain), (.freezingRain, .rain),
      (.thunderstorm, .thunderstorm), (.snow, .snow), (.sleet, .snow),
    ])
  func wet(condition: Condition, expected: Greeting.Concern) {
    #expect(concern(weather(condition, 40), air(pm25: 75)) == expected)
  }

  @Test("Very bad air is minded beside rain and snow, and a thunderstorm before both")
  func wetAndDusty() {
    let foul = air(pm25: 76)
    #expect(concern(weather(.rain, 5), foul) == .rainInHeavyDust)
    #expect(concern(weather(.sleet, 1), foul) == .snowInHeavyDust)
    #expect(concern(weather(.thunderstorm, 20), foul) == .thunderstorm)
    var thunder = ForecastHour(start: Instant(seconds: 0))
    thunder.condition = .thunderstorm
    #expect(concern(weather(.clear, 20), hour: thunder) == .thunderstormLater)
    #expect(concern(weather(.clear, 20), coming: [thunder]) == .thunderstormLater)
    thunder.precipitationProbability = 0.3
    #expect(concern(weather(.clear, 20), coming: [thunder]) == nil)
  }

  @Test("Rain in a wind of 14 m/s asks for no umbrella, now or later")
  func storm() {
    for (wind, now, later) in [
      (13.4, Greeting.Concern.rain, Greeting.Concern.rainLater),
      (13.5, .stormyRain, .stormyRainLater),
    ] {
      var weather = weather(.rain, 15)
      weather.wind = wind
      #expect(concern(weather) == now)
      var hour = ForecastHour(start: Instant(seconds: 0))
      (hour.condition, hour.wind) = (.rain, wind)
      #expect(concern(coming: [hour]) == later && concern(hour: hour) == now)
      hour.condition = .snow
      #expect(concern(coming: [hour]) == .snowLater)
    }
    for concern in [Greeting.Concern.stormyRain, .stormyRainLater] {
      for day in 1...2 {
        let date = CivilDate(year: 2026, month: 3, day: day)
        let text = date.map { Greeting(on: $0, hour: 8, minding: concern).text }
        #expect(text?.english.contains("Take an umbrella") == false)
      }
    }
  }

  @Test("Bad dust comes before heat and cold, and needs no weather")
  func dust() {
    #expect(concern(weather(.clear, 40), air(pm10: 81)) == .dust)
    #expect(concern(weather(.clear, -20), air(pm25: 36)) == .dust)
    #expect(concern(nil, air(pm10: 10, pm25: 76)) == .heavyDust)
    #expect(concern(nil, air(pm25: 36), on: .who) == nil)
    #expect(concern(nil, air(pm25: 56), on: .unitedStates) == .dust)
    #expect(concern(nil, air(pm25: 130), on: .unitedStates) == .heavyDust)
    #expect(concern(nil, air(pm25: 40), on: .unitedStates) == .sensitiveDust)
    let foul = hour { $0.pm25 = Concentration(76, estimated: true) }
    #expect(concern(nil, air(pm25: 36), coming: [foul]) == .worseningDust)
    #expect(concern(nil, air(pm25: 20), coming: [foul]) == .heavyDustLater)
    let poor = hour { $0.pm25 = Concentration(40, estimated: true) }
    #expect(concern(nil, air(pm25: 5), coming: [poor], on: .unitedStates) == .sensitiveDustLater)
  }

  @Test("Heat and cold go by the whole degrees that are felt")
  func felt() {
    #expect(concern(weather(.clear, 32.5)) == .heat)
    #expect(concern(weather(.clear, 30, feels: 34)) == .heat)
    #expect(concern(weather(.clear, 34, feels: 31)) == nil)
    #expect(concern(weather(.clear, -10)) == .cold)
    #expect(concern(weather(.clear, -2, feels: -11)) == .cold)
  }

  private func hour(_ change: (inout ForecastHour) -> Void) -> ForecastHour {
    var hour = ForecastHour(start: Instant(seconds: 0))
    hour.condition = .cloudy
    change(&hour)
    return hour
  }

  @Test("Where the sky of now asks for nothing, what is coming does")
  func coming() {
    let fair = hour { $0.precipitationProbability = 0.39 }
    let rows: [(ForecastHour, Greeting.Concern)] = [
      (hour { $0.precipitationProbability = 0.4 }, .rainLater),
      (hour { $0.condition = .rain }, .rainLater), (hour { $0.condition = .snow }, .snowLater),
      (hour { $0.pm25 = Concentration(36, estimated: true) }, .dustLater),
      (hour { $0.feelsLike = 33 }, .heatLater), (hour { $0.feelsLike = -10 }, .coldLater),
    ]
    for (hour, expected) in rows {
      #expect(concern(coming: [fair, hour]) == expected)
    }
    #expect(concern(coming: [fair]) == nil)
    #expect(concern(weather(.snow, 5), coming: [rows[0].0]) == .snow)
  }

  @Test("What the hour that runs brings is so now, and never to come")
  func running() {
    let rows: [(ForecastHour, Greeting.Concern)] = [
      (hour { $0.condition = .snow }, .snow), (hour { $0.condition = .rain }, .rain),
      (hour { $0.precipitationProbability = 0.9 }, .rainDue),
      (hour { $0.pm25 = Concentration(36, estimated: true) }, .dust),
      (hour { $0.pm10 = Concentration(900, estimated: true) }, .heavyDust),
      (hour { $0.feelsLike = 33 }, .heat), (hour { $0.feelsLike = -10 }, .cold),
    ]
    for (hour, expected) in rows {
      #expect(concern(hour: hour, coming: [hour]) == expected)
    }
    // A dry sky that was observed makes the rain of the hour likely, and no more.
    #expect(concern(weather(.clear, 5), hour: rows[0].0) == .snowDue)
    #expect(concern(weather(.clear, 5), hour: rows[1].0) == .rainDue)
    // Clean air that was measured stands against a model.
    #expect(concern(weather(.clear, 5), air(pm25: 10), hour: rows[3].0) == nil)
  }

  @Test("The end of what is so now is said where it is known, and of nothing else")
  func ends() throws {
    let date = try PlannerHouse.date("2026-03-02")
    let end = Bilingual(en: "15:00", ko: "15:00")
    for concern in Greeting.Concern.allCases {
      let plain = Greeting(on: date, hour: 8, minding: concern).text
      let text = Greeting(on: date, hour: 8, minding: concern, until: end).text
      #expect(text.english.contains(" until 15:00") == (concern.ending != nil))
      #expect(text.korean.contains("15:00까지 ") == (concern.ending != nil))
      #expect((text == plain) == (concern.ending == nil))
    }
  }
}
