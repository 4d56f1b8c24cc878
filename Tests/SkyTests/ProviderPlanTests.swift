import Configuration
import Sky
import Testing

@Suite struct ProviderPlanTests {
  struct Case: Sendable {
    let weather, air: String
    let keys: [Provider]
    let plan: (weather: Provider?, air: Provider?)
    var noKey: [SkyKind] = []
    var station: AirStation?
  }

  static let cases = [
    Case(weather: "auto", air: "auto", keys: [], plan: (.openMeteo, .openMeteo)),
    Case(
      weather: "auto", air: "auto", keys: [.openWeatherMap],
      plan: (.openWeatherMap, .openWeatherMap)),
    Case(weather: "auto", air: "auto", keys: [.aqicn], plan: (.openMeteo, .aqicn)),
    Case(
      weather: "auto", air: "auto", keys: [.openWeatherMap, .aqicn],
      plan: (.openWeatherMap, .aqicn)),
    Case(
      weather: "openweathermap", air: "auto", keys: [], plan: (.openWeatherMap, .openMeteo),
      noKey: [.weather]),
    Case(
      weather: "auto", air: "aqicn", keys: [.openWeatherMap], plan: (.openWeatherMap, .aqicn),
      noKey: [.air]),
    Case(
      weather: "openmeteo", air: "openmeteo", keys: [.openWeatherMap, .aqicn],
      plan: (.openMeteo, .openMeteo)),
    Case(
      weather: "auto", air: "auto", keys: [.airKorea, .aqicn], plan: (.openMeteo, .airKorea),
      station: .name("종로구")),
    Case(weather: "auto", air: "auto", keys: [.airKorea, .aqicn], plan: (.openMeteo, .aqicn)),
    Case(
      weather: "auto", air: "auto", keys: [.airKorea], plan: (.openMeteo, .openMeteo),
      station: .number("5508")),
    Case(
      weather: "auto", air: "auto", keys: [.aqicn], plan: (.openMeteo, .aqicn),
      station: .name("종로구")),
    Case(
      weather: "auto", air: "airkorea", keys: [.openWeatherMap],
      plan: (.openWeatherMap, .airKorea), noKey: [.air], station: .name("종로구")),
    Case(
      weather: "metno", air: "auto", keys: [.openWeatherMap], plan: (.metNo, .openWeatherMap)),
    Case(
      weather: "onecall", air: "auto", keys: [.openWeatherMap, .oneCall],
      plan: (.oneCall, .openWeatherMap)),
    Case(
      weather: "onecall", air: "onecall", keys: [], plan: (.oneCall, .openMeteo),
      noKey: [.weather]),
    Case(weather: "metno", air: "metno", keys: [], plan: (.metNo, .openMeteo)),
    Case(weather: "airkorea", air: "bogus", keys: [], plan: (.openMeteo, .openMeteo)),
    Case(weather: "none", air: "auto", keys: [.openWeatherMap, .aqicn], plan: (nil, nil)),
    Case(weather: "auto", air: "none", keys: [], plan: (.openMeteo, nil)),
  ]

  @Test("settings and keys decide who is asked", arguments: cases)
  func plan(_ row: Case) {
    let marks = Dictionary(uniqueKeysWithValues: row.keys.map { ($0, KeyMark(of: "key")) })
    let plan = ProviderPlan(
      weather: row.weather, air: row.air, keyMarks: marks, station: row.station)
    #expect(plan.weather == row.plan.weather)
    #expect(plan.air == row.plan.air)
    for kind in [SkyKind.weather, .air] {
      #expect((plan.failure(of: kind)?.code == .noKey) == row.noKey.contains(kind))
    }
  }

  @Test(
    "each request is made once, and hours of dust come from no third party",
    arguments: [
      ("openmeteo", "openmeteo", "weather openmeteo, air openmeteo"),
      ("openmeteo", "aqicn", "weather openmeteo, air aqicn, air openmeteo"),
      (
        "openweathermap", "aqicn",
        "weather openweathermap, air aqicn, forecast openweathermap, airForecast openweathermap"
      ),
      (
        "openweathermap", "openweathermap",
        "weather openweathermap, air openweathermap, forecast openweathermap, "
          + "airForecast openweathermap"
      ),
      (
        "openweathermap", "openmeteo",
        "weather openweathermap, air openmeteo, forecast openweathermap"
      ),
      ("openweathermap", "none", "weather openweathermap, forecast openweathermap"),
      ("metno", "auto", "weather metno, air openmeteo"),
      ("onecall", "aqicn", "weather onecall, air aqicn, airForecast openweathermap"),
      (
        "onecall", "openweathermap",
        "weather onecall, air openweathermap, airForecast openweathermap"
      ),
      ("wttr", "auto", "weather wttr, air openmeteo"),
      ("metno", "aqicn", "weather metno, air aqicn"),
      ("metno", "openweathermap", "weather metno, air openweathermap, airForecast openweathermap"),
      ("openmeteo", "airkorea", "weather openmeteo, air airkorea, air openmeteo"),
      ("none", "auto", ""),
    ])
  func questions(weather: String, air: String, asked: String) {
    let plan = ProviderPlan(weather: weather, air: air, keyMarks: [:])
    let questions = plan.questions.map { "\($0.kind.rawValue) \($0.provider.rawValue)" }
    #expect(questions.joined(separator: ", ") == asked)
  }

  @Test(
    "AirKorea needs the name of a station beside its key, and a number is none",
    arguments: [
      (AirStation?.none, SkyError.Reason?.some(.noStation)), (.number("5508"), .noStation),
      (.name("종로구"), nil),
    ])
  func station(station: AirStation?, reason: SkyError.Reason?) {
    let plan = ProviderPlan(
      weather: "auto", air: "airkorea", keyMarks: [.airKorea: KeyMark(of: "key")],
      station: station)
    #expect(plan.failure(of: .air)?.reason == reason)
    #expect(plan.failure(of: .weather) == nil)
  }

  @Test(
    "places are looked up with who tells the weather, if that knows names and its user",
    arguments: [
      ("auto", [], Provider.openMeteo), ("auto", [Provider.openWeatherMap], .openWeatherMap),
      ("openweathermap", [], .openMeteo), ("openmeteo", [.openWeatherMap], .openMeteo),
      ("openweathermap", [.openWeatherMap], .openWeatherMap), ("auto", [.aqicn], .openMeteo),
      ("onecall", [.openWeatherMap], .openWeatherMap), ("onecall", [], .openMeteo),
      ("metno", [.openWeatherMap], .openMeteo),
    ])
  func names(weather: String, keys: [Provider], provider: Provider) {
    let marks = Dictionary(uniqueKeysWithValues: keys.map { ($0, KeyMark(of: "key")) })
    let plan = ProviderPlan(weather: weather, air: "auto", keyMarks: marks)
    #expect(plan.provider(of: .place) == provider)
    #expect(plan.provider(of: .station) == .aqicn)
  }

  @Test(
    "with auto, hours of dust come from a model though neither stations nor the weather have any")
  func hoursOfDust() {
    let keyMarks = [Provider.aqicn: KeyMark(of: "key")]
    let plan = ProviderPlan(weather: "metno", air: "auto", keyMarks: keyMarks)
    #expect(plan.air == .aqicn && plan.provider(of: .airForecast) == .openMeteo)
    let named = ProviderPlan(weather: "metno", air: "aqicn", keyMarks: keyMarks)
    #expect(named.provider(of: .airForecast) == nil)
  }

  @Test("One Call is asked with the key of OpenWeatherMap, which is one key to a person")
  func oneKey() throws {
    let file = KeyValueFile(text: "weather.provider = onecall\n")
    let settings = Settings(file: file)
    let key = Credentials(environment: ["OPENWEATHERMAP_API_KEY": "a key"])
    let plan = ProviderPlan(settings: settings, credentials: key)
    #expect(
      plan.weather == .oneCall && plan.air == .openWeatherMap && plan.failure(of: .weather) == nil)
    #expect(
      plan.keyMarks[.oneCall] == KeyMark(of: "a key") && key.key(of: .oneCall)?.revealed == "a key")
    #expect(
      ProviderPlan.missingKeys(settings: settings, credentials: Credentials(environment: [:]))
        == [.openWeatherMap, .aqicn])
    #expect(Provider.accounts == [.openWeatherMap, .aqicn, .airKorea])
  }

  @Test("a station that was chosen says nothing of a place elsewhere")
  func elsewhere() {
    let keyMarks = [Provider.airKorea: KeyMark(of: "key"), .aqicn: KeyMark(of: "token")]
    func plan(_ air: String, _ station: AirStation) -> ProviderPlan {
      ProviderPlan(
        weather: "auto", air: air, keyMarks: keyMarks, station: station, isElsewhere: true)
    }
    #expect(plan("airkorea", .name("종로구")).failure(of: .air)?.reason == .stationElsewhere)
    #expect(plan("auto", .name("종로구")).air == .aqicn)
    #expect(plan("aqicn", .number("5508")).failure(of: .air) == nil)
    #expect(plan("aqicn", .number("5508")).station(of: .aqicn) == nil)
    let settings = Settings(file: KeyValueFile(text: "air.station = 5508\n"))
    let credentials = Credentials(environment: ["AQICN_TOKEN": "token"])
    let here = ProviderPlan(settings: settings, credentials: credentials)
    let there = ProviderPlan(settings: settings, credentials: credentials, isElsewhere: true)
    #expect(here.station(of: .aqicn) == "5508")
    #expect(here.keyMarks[.aqicn] != there.keyMarks[.aqicn])
    #expect(there.keyMarks[.aqicn] == KeyMark(of: "token"))
  }

  @Test("a mark shows a change of the key and nothing of the key")
  func mark() {
    let key = "0123456789abcdef0123456789abcdef"
    #expect(KeyMark(of: key) == KeyMark(of: key))
    #expect(KeyMark(of: key) != KeyMark(of: key + " "))
    #expect(KeyMark(of: key).text.count == 8)
  }
}
