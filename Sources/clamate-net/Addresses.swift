import HTTP
import WeatherFeeds

/// Where each service is asked.
struct Addresses {
  private var bases: [Service: BaseURL] = [:]

  /// The services' own addresses, or those that the environment puts in their place.
  init(environment: [String: String]) throws(CallError) {
    for service in Service.allCases {
      let named = environment[service.variable].flatMap { $0.isEmpty ? nil : $0 }
      guard let base = BaseURL(named ?? service.address) else {
        throw .badAddress(variable: service.variable)
      }
      bases[service] = base
    }
  }

  /// The address of a service; all have one.
  subscript(_ service: Service) -> BaseURL? { bases[service] }
}
