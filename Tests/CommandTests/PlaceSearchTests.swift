import TestSupport
import Testing

/// Places that the table of regions lacks, where OpenWeatherMap tells the weather.
@Suite struct PlaceSearchTests {
  static let key = "0123456789abcdef0123456789abcdef"

  private func home(_ bodies: String...) async throws -> (Home, Providers) {
    var (home, providers) = try await Home.underSky(bodies, now: SkyTests.pinned)
    home.environment["OPENWEATHERMAP_API_KEY"] = Self.key
    return (home, providers)
  }

  @Test("OpenWeatherMap is asked, and nobody else learns of the place")
  func found() async throws {
    let (home, providers) = try await home("owm_names=owm/geo_direct_seoul.json")
    let found = try await home.clamate("region", "search", "없는서울", "--plain")
    #expect(found.output.contains("서울") && found.output.contains("37.57\t126.98"))
    #expect(providers.requests("owm_names") == 1 && providers.requests("places") == 0)
    #expect(providers.log.contains("appid=***"))
    // What was found is taken only when that is agreed to, and not looked up again.
    let asked = try await home.clamate("region", "set", "없는서울")
    #expect(asked.status == 2 && asked.errors.contains("--yes"))
    #expect(try await home.clamate("region", "set", "없는서울", "--yes").status == 0)
    #expect(providers.requests("owm_names") == 1)
  }

  @Test("two cities of one name are listed, and neither is taken")
  func several() async throws {
    let (home, providers) = try await home("owm_names=owm/geo_direct_gwangju.json")
    let before = try await home.clamate("region", "--plain").output
    let found = try await home.clamate("region", "search", "Kwangjoo", "--plain")
    #expect(found.lines.count == 2)
    for options in [[], ["--yes"]] {
      let ending = try await home.start(["region", "set", "Kwangjoo"] + options).end()
      #expect(ending.status == 1 && ending.output == "")
      #expect(ending.errors.contains("35.16,126.85") && ending.errors.contains("37.43,127.26"))
    }
    #expect(try await home.clamate("region", "--plain").output == before)
    #expect(providers.requests("owm_names") == 1)
  }

  @Test("a postal code and its country are a place; one that is unknown is not found")
  func codes() async throws {
    let (home, providers) = try await home("owm_codes=owm/geo_zip_ok.json")
    let found = try await home.clamate("region", "search", "04524,KR", "--plain")
    #expect(found.output.contains("Jung-gu") && found.output.contains("37.56\t126.98"))
    #expect(providers.log.contains("/geo/1.0/zip?zip=04524,KR&"))
    try await providers.control(route: "owm_codes", body: "owm/geo_zip_404.json")
    let none = try await home.clamate("region", "search", "E14,GB")
    #expect(none.status == 0 && none.output == "" && none.errors.contains("no region 'E14,GB'"))
    let set = try await home.clamate("region", "set", "E99, GB")
    #expect(set.status == 1 && set.errors.contains("no region 'E99, GB'"))
    #expect(providers.log.contains("/geo/1.0/zip?zip=E99,GB&"))
    #expect(providers.requests("owm_names") == 0 && providers.requests("places") == 0)
  }

  @Test("a request that is refused is said to be, with the provider's words, and no key")
  func refused() async throws {
    let (home, providers) = try await home("owm_names=owm/error_400_nothing_to_geocode.json")
    let ending = try await home.clamate("region", "search", "없는동네")
    #expect(
      ending.errors.contains("OpenWeatherMap") && ending.errors.contains("Nothing to geocode"))
    #expect(!ending.errors.contains(Self.key) && providers.requests("owm_names") == 1)
  }

  @Test("without the key, or where another tells the weather, Open-Meteo is asked as before")
  func others() async throws {
    var (home, providers) = try await home()
    try await home.clamate("config", "set", "weather.provider", "openmeteo")
    try await home.clamate("region", "search", "없는동네")
    #expect(providers.requests("places") == 1)
    try await home.clamate("config", "set", "weather.provider", "openweathermap")
    // Another provider is another answer: it is asked though the name was looked up just now.
    try await home.clamate("region", "search", "없는동네")
    #expect(providers.requests("owm_names") == 1)
    home.environment["OPENWEATHERMAP_API_KEY"] = nil
    try await home.clamate("region", "search", "없는동네")
    #expect(providers.requests("places") == 2)
  }

  @Test("the key of a program counts, and it is asked for it once")
  func keyCommand() async throws {
    var (home, providers) = try await home("owm_names=owm/geo_direct_seoul.json")
    home.environment["OPENWEATHERMAP_API_KEY"] = nil
    try home.folder.write(
      "#!/bin/sh\necho $1 >> \"$HOME/asked\"\n[ $1 = openweathermap ] && echo \(Self.key)\n",
      to: "keys")
    _ = try await home.shell("chmod 700 \"$HOME/keys\"")
    try await home.clamate("config", "set", "key-command", "[\"\(home.folder.path("keys"))\"]")
    try await providers.control(route: "owm_codes", body: "owm/geo_zip_ok.json")
    let code = try await home.clamate("region", "search", "04524,KR", "--plain")
    #expect(code.status == 0 && code.output.contains("37.56\t126.98"), "\(code.errors)")
    try home.folder.write("", to: "asked")
    let found = try await home.clamate("region", "search", "없는서울", "--plain")
    #expect(found.output.contains("37.57\t126.98"))
    try await home.clamate("region", "search", "없는서울")
    #expect(providers.requests("owm_names") == 1 && providers.requests("places") == 0)
    #expect(home.folder.text("asked") == "openweathermap\naqicn\n")
  }
}
