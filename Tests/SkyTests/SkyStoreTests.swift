import Database
import DateHelper
import Glibc
import Testing

@testable import Sky

/// A cache in a folder of its own that goes away with it.
private final class TemporaryCache {
  let path: String
  private let folder: String

  init() throws {
    var template = Array("/tmp/clamate-sky-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXFailure() }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = "\(folder)/sky.db"
  }

  deinit {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    rmdir(folder)
  }

  struct POSIXFailure: Error {}
}

@Suite struct SkyStoreTests {
  private let cache: TemporaryCache
  private let store: SkyStore
  private let place: Place
  private let now = Instant(seconds: 1_773_792_600)
  private let mark = KeyMark(of: "a key")

  init() throws {
    cache = try TemporaryCache()
    store = try SkyStore.forWriting(cache.path)
    place = try #require(Place(key: "37.57,126.98"))
  }

  private func claim(
    _ kind: SkyKind = .weather, after seconds: Int64 = 0, key: KeyMark? = nil
  ) throws -> Claim? {
    try store.claim(
      kind, at: place, from: .openWeatherMap, keyMark: key ?? mark,
      now: now.adding(seconds: seconds))
  }

  private func weather(_ temperature: Double) -> Weather {
    var weather = Weather(
      provider: .openWeatherMap, place: place, observed: now.adding(seconds: -180), fetched: now,
      temperature: temperature, condition: .rain)
    weather.precipitation = 2.31
    weather.isNight = true
    return weather
  }

  @Test("a reader sees what was written, missing values as missing")
  func roundTrip() throws {
    try store.finish(try #require(try claim()), with: weather(11.04))
    var air = Air(
      provider: .openWeatherMap, place: place, observed: now, fetched: now, isModel: true)
    air.pm10 = Concentration(600, estimated: true, above: true)
    air.station = "종로구"
    air.sources = ["Purple Air", "AirKorea"]
    try store.finish(try #require(try claim(.air)), with: air)
    let reader = try #require(try SkyStore.forReading(cache.path))
    #expect(try reader.weather(at: place, from: .openWeatherMap) == weather(11.04))
    #expect(try reader.air(at: place, from: .openWeatherMap) == air)
    #expect(try reader.weather(at: place, from: .openMeteo) == nil)
    let elsewhere = try #require(Place(key: "35.18,129.08"))
    #expect(try reader.weather(at: elsewhere, from: .openWeatherMap) == nil)
  }

  @Test("there is one claim in ten minutes for a place, a provider and a kind")
  func interval() throws {
    #expect(try claim() != nil)
    #expect(try claim() == nil)
    #expect(try claim(after: 599) == nil)
    #expect(try claim(.air) != nil)
    #expect(try claim(after: 600) != nil)
  }

  @Test("of many that claim at once one gets it, and none fails")
  func race() async throws {
    let (path, place, mark, now) = (cache.path, place, mark, now)
    for round in 0..<20 {
      let moment = now.adding(seconds: Int64(round) * 600)
      let claims = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<8 {
          group.addTask {
            try SkyStore.forWriting(path)
              .claim(.weather, at: place, from: .openWeatherMap, keyMark: mark, now: moment) != nil
          }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(claims == 1)
    }
  }

  @Test("another key lifts the wait, the same key does not")
  func changedKey() throws {
    let first = try #require(try claim())
    let failure = SkyError(.openWeatherMap, .keyRejected)
    try store.finish(first, with: failure, notBefore: now.adding(seconds: 600))
    #expect(try claim(after: 1) == nil)
    #expect(try claim(after: 1, key: KeyMark(of: "another")) != nil)
  }

  @Test("a clock that was set back does not lock the provider out")
  func clockSetBack() throws {
    #expect(try claim() != nil)
    #expect(try claim(after: -601) != nil)
  }

  @Test("a failure keeps the good value and is told beside it")
  func failureKeepsValue() throws {
    try store.finish(try #require(try claim()), with: weather(7))
    let second = try #require(try claim(after: 700))
    let failure = SkyError(.openWeatherMap, .serverFailed, detail: "words")
    try store.finish(second, with: failure, notBefore: now.adding(seconds: 1300))
    let attempt = try #require(
      try store.attempt(for: .weather, at: place, from: .openWeatherMap))
    #expect(attempt.error == failure)
    #expect(attempt.begun == 2 && attempt.ended == 2 && !attempt.isRunning)
    #expect(try store.weather(at: place, from: .openWeatherMap) == weather(7))
    try store.finish(try #require(try claim(after: 1300)), with: weather(8))
    #expect(try store.attempt(for: .weather, at: place, from: .openWeatherMap)?.error == nil)
  }

  @Test("a late end of an old attempt says nothing about the new one")
  func lateEnd() throws {
    let old = try #require(try claim())
    let new = try #require(try claim(key: KeyMark(of: "another")))
    try store.finish(old, with: SkyError(.openWeatherMap, .keyRejected), notBefore: now)
    let running = try #require(
      try store.attempt(for: .weather, at: place, from: .openWeatherMap))
    #expect(running.isRunning && running.error == nil)
    try store.finish(new, with: weather(7))
    #expect(
      try store.attempt(for: .weather, at: place, from: .openWeatherMap)?.isRunning == false)
  }

  @Test("what is older than a week is forgotten")
  func forgetting() throws {
    try store.finish(try #require(try claim()), with: weather(7))
    try store.forgetOld(now: now.adding(seconds: 7 * 86_400))
    #expect(try store.weather(at: place, from: .openWeatherMap) != nil)
    try store.finish(try #require(try claim(.forecast)), with: forecast([0: 7]))
    try store.forgetOld(now: now.adding(seconds: 7 * 86_400 + 1))
    #expect(try store.forecast(at: place, by: plan) == nil)
    #expect(try store.weather(at: place, from: .openWeatherMap) == nil)
  }

  @Test("an outlook without a cache waits, with a fresh value it does not ask")
  func outlook() throws {
    let plan = ProviderPlan(
      weather: "openweathermap", air: "none", keyMarks: [.openWeatherMap: mark])
    #expect(try Outlook(of: place, plan: plan, from: nil, now: now).asking(now: now) == .waiting)
    let first = try #require(try claim())
    var outlook = try Outlook(of: place, plan: plan, from: store, now: now)
    #expect(outlook.asking(now: now) == .waiting && !outlook.isSettled)
    try store.finish(first, with: weather(7))
    try store.finish(try #require(try claim(.forecast)), with: forecast([0: 7, 1: 8]))
    outlook = try Outlook(of: place, plan: plan, from: store, now: now)
    #expect(outlook.isSettled && outlook.weather?.temperature == 7 && outlook.air == nil)
    #expect(outlook.asking(now: now) == .no)
    #expect(outlook.mayAskAgain(now: now) == now.adding(seconds: 600))
    #expect(outlook.asking(now: now.adding(seconds: 601)) == .inBackground)
    #expect(outlook.asking(now: now.adding(seconds: 3601)) == .waiting)
    #expect(outlook.mayAskAgain(now: now.adding(seconds: 601)) == nil)
  }

  @Test("the range of a day is told on that day alone, that of the next from the forecast")
  func rangeOfTheDay() throws {
    let plan = ProviderPlan(
      weather: "openweathermap", air: "none", keyMarks: [.openWeatherMap: mark])
    var told = weather(7)
    (told.high, told.low, told.precipitationProbability) = (12, 3, 0.18)
    try store.finish(try #require(try claim()), with: told)
    var coming = forecast([0: 7])
    var day = ForecastDay(date: try #require(CivilDate(iso: "2026-03-19")))
    (day.high, day.low, day.precipitationProbability) = (9, 1, 0.81)
    coming.days = [day]
    try store.finish(try #require(try claim(.forecast)), with: coming)
    for (hours, high, low, chance) in [
      (Int64(1), 12.0, 3.0, 0.18), (15, 9, 1, 0.81), (40, nil, nil, nil),
    ] as [(Int64, Double?, Double?, Double?)] {
      let later = now.adding(seconds: hours * 3600)
      let weather = try Outlook(of: place, plan: plan, from: store, now: later).weather
      #expect(weather?.high == high && weather?.low == low)
      #expect(weather?.precipitationProbability == chance)
    }
  }

  @Test("a failed asking is not repeated before its time, but for another key")
  func outlookAfterFailure() throws {
    let failure = SkyError(.openWeatherMap, .keyRejected)
    for kind in [SkyKind.weather, .forecast] {
      try store.finish(
        try #require(try claim(kind)), with: failure, notBefore: now.adding(seconds: 600))
    }
    let plan = ProviderPlan(
      weather: "openweathermap", air: "none", keyMarks: [.openWeatherMap: mark])
    let outlook = try Outlook(of: place, plan: plan, from: store, now: now)
    #expect(outlook.error(for: .weather)?.reason == .keyRejected)
    #expect(outlook.error(for: .weather)?.wait == 600)
    #expect(outlook.asking(now: now.adding(seconds: 5)) == .no)
    let changed = ProviderPlan(
      weather: "openweathermap", air: "none", keyMarks: [.openWeatherMap: KeyMark(of: "another")])
    let other = try Outlook(of: place, plan: changed, from: store, now: now)
    #expect(other.error(for: .weather) == nil)
    #expect(other.asking(now: now.adding(seconds: 5)) == .waiting)
  }

  @Test("with auto, a rejected key leaves its place to others until it is taken")
  func refused() throws {
    let auto = ProviderPlan(
      weather: "auto", air: "none", keyMarks: [.openWeatherMap: mark])
    let named = ProviderPlan(
      weather: "openweathermap", air: "none", keyMarks: [.openWeatherMap: mark])
    let end = now.adding(seconds: 600)
    try store.finish(
      try #require(try claim()), with: SkyError(.openWeatherMap, .keyRejected), notBefore: end)
    var outlook = try Outlook(of: place, plan: auto, from: store, now: now)
    #expect(outlook.plan.weather == .openMeteo && outlook.asking(now: now) == .waiting)
    #expect(outlook.error(for: .weather) == nil)
    #expect(outlook.refusal(for: .weather)?.reason == .keyRejected)
    // It is asked again all the same: a new key is taken after a while.
    #expect(outlook.plan.questions.contains { $0.provider == .openWeatherMap })
    #expect(
      try Outlook(of: place, plan: named, from: store, now: now).plan.weather == .openWeatherMap)
    let other = ProviderPlan(
      weather: "auto", air: "none", keyMarks: [.openWeatherMap: KeyMark(of: "another")])
    #expect(
      try Outlook(of: place, plan: other, from: store, now: now).plan.weather == .openWeatherMap)
    let elsewhere = try #require(Place(latitude: 35.18, longitude: 129.08))
    #expect(
      try Outlook(of: elsewhere, plan: auto, from: store, now: now).plan.weather
        == .openWeatherMap)
    let second = try #require(
      try store.claim(.weather, at: place, from: .openWeatherMap, keyMark: mark, now: end))
    try store.finish(second, with: weather(7))
    outlook = try Outlook(of: place, plan: auto, from: store, now: end)
    #expect(outlook.plan.weather == .openWeatherMap && outlook.refusal(for: .weather) == nil)
    #expect(outlook.weather?.temperature == 7)
  }

  @Test(
    "a failure that is not the key's leaves nobody's place to others",
    arguments: [
      SkyError.Reason.quota, .serverFailed, .timedOut, .placeUnknown, .planTooSmall,
    ])
  func noStandIn(reason: SkyError.Reason) throws {
    let plan = ProviderPlan(weather: "auto", air: "auto", keyMarks: [.openWeatherMap: mark])
    try store.finish(
      try #require(try claim()), with: SkyError(.openWeatherMap, reason), notBefore: now)
    let outlook = try Outlook(of: place, plan: plan, from: store, now: now)
    #expect(outlook.plan == plan && outlook.plan.weather == .openWeatherMap)
  }

  /// Temperatures of hours that begin so many hours after nine in the morning in Seoul.
  private func forecast(_ temperatures: [Int64: Double], length: Int64 = 3600) -> Forecast {
    var forecast = Forecast(
      place: place, weather: .init(provider: .openWeatherMap, fetched: now), offset: 32_400)
    forecast.hours = temperatures.sorted { $0.key < $1.key }.map { hour, temperature in
      let nine = Instant(seconds: 1_773_792_000)
      var row = ForecastHour(start: nine.adding(seconds: hour * 3600), length: length)
      row.temperature = temperature
      return row
    }
    return forecast
  }

  private let plan = ProviderPlan(
    weather: "openweathermap", air: "openweathermap",
    keyMarks: [.openWeatherMap: KeyMark(of: "a key")])

  @Test("a reader sees the forecast that was written, with missing values as missing")
  func forecastRoundTrip() throws {
    var written = forecast([0: 7.36, 1: -0.4])
    written.hours[0].condition = .snow
    written.hours[0].precipitationProbability = 0.62
    written.hours[0].feelsLike = 4.9
    (written.hours[0].rain, written.hours[0].snow, written.hours[0].wind) = (0.2, 1.1, 3.6)
    var day = ForecastDay(date: try #require(CivilDate(iso: "2026-03-18")))
    (day.high, day.low, day.condition, day.precipitationProbability) = (12.1, -0.4, .rain, 0.8)
    day.sunrise = Instant(seconds: 1_773_783_432)
    day.sunset = Instant(seconds: 1_773_826_893)
    written.days = [day]
    try store.finish(try #require(try claim(.forecast)), with: written)
    let reader = try #require(try SkyStore.forReading(cache.path))
    #expect(try reader.forecast(at: place, by: plan) == written)
    #expect(try reader.forecast(.airForecast, at: place, from: .openWeatherMap) == nil)
  }

  @Test("the morning's hours stay when only the evening's are told, those of yesterday go")
  func keptHours() throws {
    try store.finish(
      try #require(try claim(.forecast)),
      with: forecast([-12: 1, 0: 3, 3: 12, 6: 9], length: 10_800))
    try store.finish(
      try #require(try claim(.forecast, after: 21_600)),
      with: forecast([6: 8, 9: 6, 15: -2, 18: -3], length: 10_800))
    let read = try #require(try store.forecast(at: place, by: plan))
    #expect(read.hours.map(\.temperature) == [3, 12, 8, 6, -2, -3])
    #expect(read.days.map(\.date.iso) == ["2026-03-18", "2026-03-19"])
    // Six hours of the second day are no range of it.
    #expect(read.days.map(\.high) == [12, nil] && read.days.map(\.low) == [3, nil])
  }

  @Test("dust is laid over the hours of weather, the worst of three hours over all three")
  func joinedForecast() throws {
    try store.finish(
      try #require(try claim(.forecast)), with: forecast([0: 7, 3: 8], length: 10_800))
    var air = Forecast(
      place: place, air: .init(provider: .openWeatherMap, fetched: now), offset: nil)
    air.hours = (-1..<5).map { hour in
      var row = ForecastHour(start: Instant(seconds: 1_773_792_000 + Int64(hour) * 3600))
      row.pm25 = Concentration(Double(20 + hour), estimated: true)
      return row
    }
    try store.finish(try #require(try claim(.airForecast)), with: air)
    let read = try #require(try store.forecast(at: place, by: plan))
    #expect(read.hours.map { $0.pm25?.value } == [19, 22, 24])
    #expect(read.hours.map(\.temperature) == [nil, 7, 8])
    #expect(read.weather?.provider == .openWeatherMap && read.air?.fetched == now)
    #expect(read.hour(at: now)?.grade(of: .pm25) == .moderate)
    #expect(read.hour(at: now.adding(seconds: 6 * 3600)) == nil)
    #expect(read.hour(at: Instant(seconds: 1_773_802_800))?.temperature == 8)
  }

  @Test("a cache of the first version keeps its values and its waits")
  func oldCache() throws {
    let old = try TemporaryCache()
    let connection = try Connection(path: old.path, mode: .readWrite)
    let first = Schema(
      applicationID: Schema.sky.applicationID, migrations: Array(Schema.sky.migrations.prefix(1)))
    try connection.migrate(to: first) { _ in }
    try connection.execute(
      """
      INSERT INTO weather (place, provider, observed, fetched, temperature, condition)
      VALUES ('37.57,126.98', 'openweathermap', 1773792420, 1773792600, 7.36, 'clear');
      INSERT INTO attempt VALUES
        ('37.57,126.98', 'openweathermap', 'weather', 3, 3, 1773792600, 1773793200, 'x', NULL, NULL)
      """)
    #expect(try SkyStore.forReading(old.path) == nil)
    let migrated = try SkyStore.forWriting(old.path)
    #expect(try migrated.weather(at: place, from: .openWeatherMap)?.temperature == 7.36)
    let attempt = try migrated.attempt(for: .weather, at: place, from: .openWeatherMap)
    #expect(attempt?.begun == 3 && attempt?.notBefore == Instant(seconds: 1_773_793_200))
    #expect(try migrated.forecast(at: place, by: plan) == nil)
  }

  @Test("there is nothing to read where there is no cache")
  func missing() throws {
    #expect(try SkyStore.forReading("/nonexistent/sky.db") == nil)
  }
}
