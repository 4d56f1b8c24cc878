import TestSupport

extension Home {
  /// A home whose weather comes from a stand-in with other first bodies than the usual.
  static func underSky(
    _ bodies: [String] = [], now: Int, language: String = "en_US.UTF-8"
  ) async throws -> (Home, Providers) {
    let providers = try await Providers(bodies)
    var home = try Home(now: "\(now)", language: language)
    home.environment.merge(Providers.variables(asking: providers.address)) { $1 }
    return (home, providers)
  }
}
