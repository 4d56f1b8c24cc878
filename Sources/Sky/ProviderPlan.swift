import Configuration

/// Who is asked for weather and who for dust.
public struct ProviderPlan: Sendable, Equatable {
  /// Who is asked for weather, nil for nobody.
  public let weather: Provider?
  /// Who is asked for dust, nil for nobody.
  public let air: Provider?
  /// Marks of the keys that are there.
  public let keyMarks: [Provider: KeyMark]

  /// The plan that two preferences and the keys make.
  ///
  /// With `auto`, whoever has a key comes before Open-Meteo, and AQICN's stations before
  /// OpenWeatherMap's model. A provider that is named is asked and no other, key or not. `none` for
  /// weather means that nobody is called at all.
  /// - Parameters:
  ///   - weather: `auto`, `none` or a provider's raw value.
  ///   - air: the same for dust.
  ///   - keyMarks: marks of the keys that are there.
  public init(weather: String, air: String, keyMarks: [Provider: KeyMark]) {
    self.keyMarks = keyMarks
    guard weather != "none" else {
      self.weather = nil
      self.air = nil
      return
    }
    let keyed = { (provider: Provider) in keyMarks[provider] == nil ? nil : provider }
    let named = Provider(rawValue: weather).flatMap { $0 == .aqicn ? nil : $0 }
    self.weather = named ?? keyed(.openWeatherMap) ?? .openMeteo
    self.air =
      air == "none"
      ? nil : Provider(rawValue: air) ?? keyed(.aqicn) ?? keyed(.openWeatherMap) ?? .openMeteo
  }

  /// Who is asked for `kind`.
  public func provider(of kind: SkyKind) -> Provider? {
    switch kind {
    case .weather: weather
    case .air: air
    }
  }

  /// Whether nobody is asked for anything.
  public var isEmpty: Bool { weather == nil && air == nil }

  /// The failure that is known before asking: a named provider without its key.
  public func failure(of kind: SkyKind) -> SkyError? {
    guard let provider = provider(of: kind), provider.needsKey, keyMarks[provider] == nil
    else { return nil }
    return SkyError(provider, .noKey)
  }
}

extension ProviderPlan {
  /// The plan that the configuration and the keys make.
  public init(settings: Settings, credentials: Credentials) {
    var keyMarks: [Provider: KeyMark] = [:]
    for provider in Provider.allCases {
      keyMarks[provider] = credentials.key(of: provider).map { KeyMark(of: $0.revealed) }
    }
    self.init(
      weather: settings[.weatherProvider], air: settings[.airProvider], keyMarks: keyMarks)
  }
}

extension Credentials {
  /// The key of a provider, nil if there is none or it needs none.
  public func key(of provider: Provider) -> Secret? {
    switch provider {
    case .openWeatherMap: openWeatherMap
    case .aqicn: aqicn
    case .openMeteo: nil
    }
  }
}
