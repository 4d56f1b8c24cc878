import Configuration

extension Provider {
  /// The providers that a person has a key of.
  public static let accounts = allCases.filter { $0.needsKey && $0.account == $0 }

  /// Whose key its requests carry: several services may share one.
  public var account: Provider {
    keyedService.flatMap { Provider(rawValue: $0.rawValue) } ?? self
  }

  /// Whether requests carry a key that belongs to the user.
  public var needsKey: Bool { keyedService != nil }

  /// The environment variable that holds the key, nil if there is none.
  public var keyVariable: String? { keyedService?.variable }

  /// The service whose key its requests carry, nil where they carry none.
  public var keyedService: KeyedService? {
    switch self {
    case .openWeatherMap, .oneCall: .openWeatherMap
    case .aqicn: .aqicn
    case .airKorea: .airKorea
    case .openMeteo, .metNo, .wttr: nil
    }
  }

  /// The part of the chosen station that it understands, nil where it understands none.
  public func station(_ chosen: AirStation?) -> String? {
    switch (self, chosen) {
    case (.aqicn, .number(let text)), (.airKorea, .name(let text)): text
    default: nil
    }
  }
}

extension Credentials {
  /// The key of a provider, nil if there is none or it needs none.
  public func key(of provider: Provider) -> Secret? {
    provider.keyedService.flatMap { self[$0] }
  }
}
