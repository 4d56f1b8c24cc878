import FeedSupport
import Foundation
import TestSupport
import Testing

/// What `region search` says where it finds nothing, and what it finds by a name with its country.
@Suite struct RegionSearchTests {
  @Test(
    "a name with what it belongs to is found in the table",
    arguments: [
      ("Portland, US", ["gn-5746545"]), ("Portland, Oregon", ["gn-5746545"]),
      ("Paris, FR", ["gn-2988507"]), ("paris france", ["gn-2988507"]),
      ("Jung-gu, Seoul", ["kr-seoul-jung"]), ("서울 중구", ["kr-seoul-jung"]),
    ])
  func qualified(text: String, ids: [String]) async throws {
    let home = try Home()
    let found = try await home.clamate("region", "search", text, "--json")
    #expect(found.status == 0 && found.errors == "")
    #expect(try array(found.output).map { $0["id"] as? String } == ids)
  }

  @Test("a miss says what was looked for and what to try, and is no failure")
  func miss() async throws {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    for (name, language, said) in [
      (
        "Nowhereville", "en",
        "no region 'Nowhereville' (try less of the name, its English or Korean form"
      ),
      ("없는동네", "ko", "'없는동네' 지역을 찾지 못했습니다 (이름을 짧게 줄이거나"),
      ("99999", "en", "(try a postal code with its country, such as 90210,US"),
      ("Portlnd", "en", "no region 'Portlnd' (nearest: Portland, Oregon, United States)"),
    ] {
      let text = try await home.clamate("region", "search", name, "--lang", language)
      #expect(text.status == 0 && text.output == "" && text.errors.contains(said), "\(text.errors)")
      #expect(text.errors.split(separator: "\n").count == 1)
      let json = try await home.clamate("region", "search", name, "--json")
      #expect(json.status == 0 && json.output == "[]\n" && json.errors.contains(name))
    }
    #expect(providers.requests("places") == 4)
  }

  @Test("what can be no name is asked of nobody")
  func noName() async throws {
    let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    for name in ["", "  ", "\t"] {
      #expect(try await home.clamate("region", "search", name).status == 2)
    }
    let long = try await home.clamate("region", "search", String(repeating: "a", count: 101))
    #expect(long.status == 0 && long.errors.contains("no region"))
    #expect(providers.requests == 0)
  }

  @Test("where nobody answers, that is why nothing was found, and status 5")
  func fault() async throws {
    for (fault, english, korean, code) in [
      ("close", "the connection broke", "연결이 끊겼습니다", "unavailable"),
      ("status:500", "out of order for now", "지금은 서비스가 원활하지", "unavailable"),
      ("retry-after:1500", "asked too often (try again in 25 minutes", "25분 뒤에", "rateLimited"),
    ] {
      let (home, providers) = try await Home.underSky(now: SkyTests.pinned)
      try await providers.control(route: "places", fault: fault)
      for (language, said) in [("en", english), ("ko", korean)] {
        let text = try await home.clamate("region", "search", "Nowhereville", "--lang", language)
        #expect(text.status == 5 && text.output == "", "\(text.errors)")
        #expect(text.errors.contains("Nowhereville") && text.errors.contains(said))
      }
      let json = try await home.clamate("region", "search", "Nowhereville", "--json")
      let error = try object(json.errors)["error"] as? [String: Any]
      #expect(json.status == 5 && error?["code"] as? String == code)
      #expect(try await home.clamate("region", "set", "Nowhereville").status == 1)
    }
    let offline = try await Home().clamate("region", "search", "Nowhereville")
    #expect(offline.status == 5 && offline.errors.contains("Open-Meteo: cannot be reached"))
  }

  @Test("a postal code without the key that it needs is said to need it, and nobody is asked")
  func postalCode() async throws {
    var (home, providers) = try await Home.underSky(now: SkyTests.pinned)
    let bare = try await home.clamate("region", "search", "90210,US")
    #expect(
      bare.status == 5 && bare.errors.contains("postal codes are looked up by OpenWeatherMap"))
    #expect(bare.errors.contains("set OPENWEATHERMAP_API_KEY"))
    home.environment["OPENWEATHERMAP_API_KEY"] = SkyTests.key
    try await home.clamate("config", "set", "weather.provider", "openmeteo")
    let other = try await home.clamate("region", "search", "90210,US", "--lang", "ko")
    #expect(other.status == 5)
    #expect(other.errors.contains("clamate config set weather.provider openweathermap"))
    #expect(providers.requests == 0)
  }

  @Test("with none nobody is asked for names of places or stations, and the setting is named")
  func none() async throws {
    let (base, providers) = try await Home.underSky(now: SkyTests.pinned)
    var home = base
    home.environment["AQICN_TOKEN"] = SkyTests.token
    for setting in ["weather.provider", "air.provider"] {
      try await home.clamate("config", "set", setting, "none")
      for (language, said) in [
        ("en", "nobody is asked: \(setting) is none"),
        ("ko", "묻지 않도록 설정되어 있습니다: \(setting) = none"),
      ] {
        let found = try await home.clamate("air", "--find", "seoul", "--lang", language)
        #expect(found.status == 5 && found.output == "" && found.errors.contains(said))
        #expect(found.errors.contains("clamate config set \(setting) auto"))
      }
      if setting == "weather.provider" {
        let place = try await home.clamate("region", "search", "Nowhereville")
        #expect(place.status == 0 && place.errors.contains("weather.provider is none"))
      }
      try await home.clamate("config", "set", setting, "auto")
    }
    #expect(providers.requests == 0)
  }

  @Test("a station that nobody knows is said to be that, and is no failure")
  func noStation() async throws {
    let folder = try TemporaryFolder()
    let body = try PatchedBody.body("waqi/search_seoul.json", "data=[]")
    try folder.write(String(decoding: body, as: UTF8.self), to: "none.json")
    let providers = try await Providers(
      scheme: "http", options: ["--more", folder.url.path, "--set", "stations=none.json"])
    var home = try Home(now: "\(SkyTests.pinned)")
    home.environment["CLAMATE_AQICN_URL"] = providers.address
    home.environment["AQICN_TOKEN"] = SkyTests.token
    for (name, language, said) in [
      ("nowhere", "en", "no station 'nowhere' (try the city"), ("없는곳", "ko", "'없는곳' 측정소를 찾지 못했습니다"),
      (String(repeating: "a", count: 101), "en", "no station 'aaa"),
    ] {
      let ending = try await home.clamate("air", "--find", name, "--lang", language)
      #expect(ending.status == 0 && ending.output == "" && ending.errors.contains(said))
    }
    #expect(providers.requests("stations") == 2)
  }

  @Test("a place of Korea that is found elsewhere is told with its province, in both languages")
  func provinces() async throws {
    var (home, providers) = try await Home.underSky(
      ["owm_codes=owm/geo_zip_ok.json", "owm_names=owm/geo_direct_gwangju.json"],
      now: SkyTests.pinned)
    defer { withExtendedLifetime(providers) {} }
    home.environment["OPENWEATHERMAP_API_KEY"] = SkyTests.key
    for (text, names) in [
      ("04524,KR", [("Jung-gu, Seoul, KR", "서울 Jung-gu")]),
      (
        "Kwangjoo",
        [("Gwangju, KR", "광주 Gwangju"), ("Gwangju-si, Gyeonggi, KR", "경기 Gwangju-si")]
      ),
    ] {
      let found = try array(try await home.clamate("region", "search", text, "--json").output)
      #expect(found.map { $0["name"] as? String } == names.map(\.0))
      #expect(found.map { $0["nameKorean"] as? String } == names.map(\.1))
    }
  }
}
