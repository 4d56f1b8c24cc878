import HTTP
import WeatherFeeds

/// Where each service is asked.
struct Addresses {
  private let openWeatherMap, aqicn, openMeteo, openMeteoAir: BaseURL

  /// The services' own addresses, or those that the environment puts in their place.
  init(environment: [String: String]) throws(CallError) {
    func base(_ service: Service) throws(CallError) -> BaseURL {
      let named = environment[service.variable].flatMap { $0.isEmpty ? nil : $0 }
      guard let base = BaseURL(named ?? service.address) else {
        throw .badAddress(variable: service.variable)
      }
      return base
    }
    openWeatherMap = try base(.openWeatherMap)
    aqicn = try base(.aqicn)
    openMeteo = try base(.openMeteo)
    openMeteoAir = try base(.openMeteoAir)
  }

  subscript(_ service: Service) -> BaseURL {
    switch service {
    case .openWeatherMap: openWeatherMap
    case .aqicn: aqicn
    case .openMeteo: openMeteo
    case .openMeteoAir: openMeteoAir
    }
  }
}
