import DateHelper
import Sky
import TestSupport
import Testing

@testable import Planner

/// What `--if` takes, and what the forecast makes of it.
@Suite struct ReminderConditionTests {
  @Test("words of both languages are read", arguments: CaseTable("reminders-conditions.tsv").rows)
  func reading(row: [String]) throws {
    #expect(try ReminderCondition(row[0]).text == row[1])
    #expect(try ReminderCondition(row[1]).text == row[1])
  }

  @Test(
    "all else is refused",
    arguments: [
      "", ":", "rainy", "rain:", "rain:0", "rain:101", "rain:-5", "rain:6O", "rain:60%%", "snow:1",
      "dust:good", "dust:좋음", "pm25:awful", "pm1:bad", "hot:", "hot:99", "hot:1e3", "cold:--5",
      "rain>=60%", "비 60", "미세:60", "wind", "rain:60:70",
    ])
  func refused(text: String) {
    #expect(throws: ReminderConditionError.self) { try ReminderCondition(text) }
  }

  @Test("an hour is judged", arguments: CaseTable("reminders-judged.tsv").rows)
  func judging(row: [String]) throws {
    let condition = try ReminderCondition(row[0])
    #expect(condition.judged(by: try hour(row[1])).verdict.rawValue == row[2])
  }

  @Test(
    "dust is judged by the scale in use",
    arguments: [
      ("pm25:bad", "pm25=36", "met", "met", "unmet"), ("dust", "pm25=38", "met", "met", "met"),
      ("pm25:bad", "pm25=35", "unmet", "unmet", "unmet"),
      ("pm25:veryBad", "pm25=100", "met", "unmet", "met"),
    ])
  func scales(condition: String, row: String, korea: String, usa: String, who: String) throws {
    let condition = try ReminderCondition(condition)
    for (scale, verdict) in zip(AirScale.allCases, [korea, usa, who]) {
      #expect(condition.judged(by: try hour(row), on: scale).verdict.rawValue == verdict)
    }
  }

  @Test(
    "a forecast that is older than six hours is none",
    arguments: [
      (0, "met"), (6 * 3600, "met"), (6 * 3600 + 1, "unknown"), (-3600, "met"),
      (-6 * 3600 - 1, "unknown"),
    ])
  func age(age: Int, verdict: String) throws {
    let now = try #require(Instant("2026-03-03T07:30+09:00"))
    let origin = Forecast.Origin(
      provider: .openMeteo, fetched: now.adding(seconds: -Int64(age)))
    var forecast = Forecast(place: .seoul, weather: origin)
    var hour = try hour("chance=80")
    hour.start = now.adding(seconds: -1800)
    forecast.hours = [hour]
    let rain = ReminderCondition.rain(percent: nil)
    #expect(rain.judged(by: forecast, at: now, now: now).verdict.rawValue == verdict)
    let later = now.adding(seconds: 7200)
    #expect(rain.judged(by: forecast, at: later, now: now).verdict == .unknown)
    #expect(rain.judged(by: nil, at: now, now: now).verdict == .unknown)
    let dust = ReminderCondition.dust(nil, .bad)
    #expect(dust.judged(by: forecast, at: now, now: now).verdict == .unknown)
  }

  @Test(
    "degrees Fahrenheit are judged as they are shown, each a degree of its own",
    arguments: [
      // 60 F is 15.56 C, 61 F is 16.11 C; 15.5 C is shown as 60 F, 15.8 C as 60 F, 16 C as 61 F.
      ("cold:60F", "felt=15.5", "met felt=16 feltF=60"),
      ("cold:60F", "felt=15.8", "met felt=16 feltF=60"),
      ("cold:60F", "felt=16", "unmet felt=16 feltF=61"),
      ("hot:86f", "felt=30", "met felt=30 feltF=86"),
      ("hot:86°F", "felt=29.6", "unmet felt=30 feltF=85"),
      ("cold:-40F", "felt=-40", "met felt=-40 feltF=-40"),
    ])
  func fahrenheit(condition: String, hour: String, judgement: String) throws {
    let judged = try ReminderCondition(condition).judged(by: self.hour(hour))
    #expect(judged.text == judgement)
    #expect(ConditionJudgement(stored: judgement) == judged)
  }

  @Test("a number without a scale is of that of the person, and others are kept")
  func scale() throws {
    for (typed, stored) in [
      ("cold:60", "cold:60F"), ("hot:90", "hot:90F"), ("cold:15C", "cold:15"),
      ("cold", "cold"), ("hot", "hot"),
    ] {
      #expect(try ReminderCondition(typed, scale: .fahrenheit).text == stored)
    }
    for typed in ["cold:141", "hot:-77", "hot:1000", "cold:61C", "cold:F", "cold:°", "cold:5K"] {
      #expect(throws: ReminderConditionError.self) {
        try ReminderCondition(typed, scale: .fahrenheit)
      }
    }
  }

  @Test("a judgement survives its storing, with the values it was made by")
  func storing() throws {
    let judged = try ReminderCondition("rain:60").judged(by: hour("chance=80 sky=rain"))
    #expect(judged.text == "met rain=80 sky=rain")
    #expect(ConditionJudgement(stored: judged.text) == judged)
    #expect(ConditionJudgement(stored: "nonsense") == nil)
  }

  /// An hour of words such as `chance=80 sky=rain felt=34 pm25=40`.
  private func hour(_ text: String) throws -> ForecastHour {
    var hour = ForecastHour(start: Instant(seconds: 0))
    for word in text.split(separator: " ") where word != "-" {
      let parts = word.split(separator: "=").map(String.init)
      let number = Double(parts[1])
      switch parts[0] {
      case "chance": hour.precipitationProbability = number.map { $0 / 100 }
      case "sky": hour.condition = try #require(Condition(rawValue: parts[1]))
      case "felt": hour.feelsLike = number
      case "air": hour.temperature = number
      case "snow": hour.snow = number
      case "pm25": hour.pm25 = number.map { Concentration($0) }
      default: hour.pm10 = number.map { Concentration($0) }
      }
    }
    return hour
  }
}
