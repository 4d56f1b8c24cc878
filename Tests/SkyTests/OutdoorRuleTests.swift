import Configuration
import DateHelper
import TestSupport
import Testing

@testable import Sky

@Suite struct OutdoorRuleTests {
  private static let rows = CaseTable("outdoor-hours.tsv").rows

  /// The hour of a line: a condition, then `name=value` for what else is forecast.
  private func hour(_ text: String) throws -> ForecastHour {
    let words = text.split(separator: " ").map(String.init)
    var hour = ForecastHour(start: Instant(seconds: 0))
    hour.condition = try #require(Condition(rawValue: words[0]))
    for word in words.dropFirst() {
      let parts = word.split(separator: "=").map(String.init)
      let value = try #require(Double(parts[1]))
      switch parts[0] {
      case "rain": hour.precipitationProbability = value
      case "snow": hour.snow = value
      case "temperature": hour.temperature = value
      case "felt": hour.feelsLike = value
      case "wind": hour.wind = value
      case "pm25": hour.pm25 = Concentration(value, estimated: true)
      case "pm10": hour.pm10 = Concentration(value, estimated: true)
      default: Issue.record("no such value: \(word)")
      }
    }
    return hour
  }

  private func code(_ objection: Objection) -> String {
    switch objection {
    case .rain(let percent), .snow(let percent):
      objection.code + (percent.map { "\($0)" } ?? "")
    case .sky(let condition): "sky:\(condition.rawValue)"
    case .dust(let pollutant, let band, _): "\(pollutant.rawValue):\(band.code)"
    case .heat, .cold, .wind: objection.code
    }
  }

  @Test("The usual rule objects to what the table says and to nothing else", arguments: rows)
  func usual(row: [String]) throws {
    let verdict = OutdoorRule().verdict(on: try hour(row[0]))
    let said = verdict.objections.map(code).joined(separator: " ")
    #expect(said == (row[1] == "-" ? "" : row[1]))
    #expect(verdict.isFine == (row[1] == "-" && row[0] != "unknown"))
  }

  @Test(
    "Limits of the configuration replace the usual ones",
    arguments: [
      ("outdoor.rain = 60", "clear rain=0.59", "clear rain=0.6"),
      ("outdoor.dust = veryBad", "clear pm25=60", "clear pm25=80"),
      ("outdoor.dust = moderate", "clear pm25=15", "clear pm25=16"),
      ("outdoor.heat = 28", "clear felt=27", "clear felt=28"),
      ("outdoor.cold = 5", "clear felt=6", "clear felt=5"),
      ("outdoor.wind = 8", "clear wind=7", "clear wind=8"),
      // 86 °F are 30 °C, 41 °F are 5 °C, 28 mph are 12.5 m/s.
      ("outdoor.heat = 86F", "clear felt=29", "clear felt=30"),
      ("outdoor.cold = 41F", "clear felt=6", "clear felt=5"),
      ("outdoor.wind = 28mph", "clear wind=12", "clear wind=13"),
    ])
  func configured(line: String, fine: String, bad: String) throws {
    let rule = OutdoorRule(settings: Settings(file: KeyValueFile(text: line)))
    #expect(rule != OutdoorRule())
    #expect(rule.verdict(on: try hour(fine)).objections.isEmpty)
    #expect(rule.verdict(on: try hour(bad)).objections.count == 1)
  }

  @Test(
    "Dust is judged by the scale in use",
    arguments: [
      // 36 µg/m³ are bad in Korea and for sensitive groups in the USA, and within target 3.
      ("kr", 36.0, "pm25:bad"), ("us", 36, "pm25:unhealthyForSensitive"), ("who", 36, ""),
      ("kr", 35, ""), ("us", 35, ""), ("who", 38, "pm25:interim2"), ("who", 51, "pm25:interim1"),
      ("kr", 130, "pm25:veryBad"), ("us", 130, "pm25:veryUnhealthy"), ("who", 76, "pm25:beyond"),
    ])
  func scale(name: String, amount: Double, said: String) throws {
    let file = KeyValueFile(text: "air.scale = \(name)")
    let rule = OutdoorRule(settings: Settings(file: file))
    let objections = rule.verdict(on: try hour("clear pm25=\(amount)")).objections
    #expect(objections.map(code).joined(separator: " ") == said)
    for objection in objections {
      #expect(objection.band?.scale.rawValue == name)
      #expect(objection.grade == Grade(amount, of: .pm25), "the grade is always the Korean one")
    }
  }

  @Test("The defaults of the configuration are the usual rule")
  func defaults() {
    #expect(OutdoorRule(settings: Settings()) == OutdoorRule())
  }

  @Test("Of two hours the drier, cleaner, calmer or milder one is more comfortable")
  func comfort() throws {
    let pairs = [
      ("clear rain=0.1 felt=18 wind=2 pm25=10", "clear rain=0.3 felt=18 wind=2 pm25=10"),
      ("clear rain=0.1 felt=18 wind=2 pm25=10", "clear rain=0.1 felt=30 wind=2 pm25=10"),
      ("clear rain=0.1 felt=18 wind=2 pm25=10", "clear rain=0.1 felt=2 wind=2 pm25=10"),
      ("clear rain=0.1 felt=18 wind=2 pm25=10", "clear rain=0.1 felt=18 wind=9 pm25=10"),
      ("clear rain=0.1 felt=18 wind=2 pm25=10", "clear rain=0.1 felt=18 wind=2 pm25=30"),
      ("clear rain=0.1 felt=18 wind=2 pm25=10", "clear rain=0.1 felt=18 wind=2 pm25=10 pm10=75"),
    ]
    for (better, worse) in pairs {
      let rule = OutdoorRule()
      #expect(
        rule.verdict(on: try hour(better)).discomfort
          < rule.verdict(on: try hour(worse)).discomfort,
        "\(worse)")
    }
  }
}
