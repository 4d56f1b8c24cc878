import Configuration

/// Who is asked for weather and who for dust.
public struct ProviderPlan: Sendable, Equatable {
  /// Who is asked for weather, nil for nobody.
  public let weather: Provider?
  /// Who is asked for dust, nil for nobody.
  public let air: Provider?
  /// Marks of the keys that are there.
  public let keyMarks: [Provider: KeyMark]
  /// Whose key `key-command` was asked for and did not give, and why.
  public private(set) var keyFailures: [Provider: KeyFailure] = [:]
  /// Whose key `key-command` has not been asked for yet.
  public private(set) var unaskedKeys: [Provider] = []

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

  /// Who tells `kind`, nil for nobody.
  ///
  /// AQICN tells no hours to come; those are the estimate of whoever tells the weather, so that
  /// nobody else learns of the place.
  public func provider(of kind: SkyKind) -> Provider? {
    switch kind {
    case .weather, .forecast: weather
    case .air: air
    case .airForecast: air == .aqicn ? weather : air
    }
  }

  /// All that has to be asked, each request once.
  public var questions: [Question] {
    var questions: [Question] = []
    for kind in SkyKind.allCases {
      guard let question = question(for: kind), !questions.contains(question) else { continue }
      questions.append(question)
    }
    return questions
  }

  /// The request whose answer tells `kind`.
  public func question(for kind: SkyKind) -> Question? {
    provider(of: kind).map { Question(kind: $0.request(for: kind), provider: $0) }
  }

  /// Whether nobody is asked for anything.
  public var isEmpty: Bool { weather == nil && air == nil }

  /// The failure that is known before asking: a named provider without its key.
  public func failure(of kind: SkyKind) -> SkyError? {
    provider(of: kind).flatMap { failure(of: $0) }
  }

  /// The failure of a provider that is known before asking it.
  public func failure(of provider: Provider) -> SkyError? {
    provider.needsKey && keyMarks[provider] == nil ? SkyError(provider, .noKey) : nil
  }
}

/// One request that a plan needs.
public struct Question: Sendable, Hashable {
  /// What is asked for.
  public let kind: SkyKind
  /// Whom to ask.
  public let provider: Provider
}

extension Provider {
  /// The kind that has to be asked for to be told `kind`: Open-Meteo tells what is to come with
  /// what is.
  fileprivate func request(for kind: SkyKind) -> SkyKind {
    switch (self, kind) {
    case (.openMeteo, .forecast): .weather
    case (.openMeteo, .airForecast): .air
    default: kind
    }
  }
}

extension ProviderPlan {
  /// The plan that the configuration and the keys make.
  ///
  /// - Parameter store: where it is remembered which keys `key-command` gave.
  /// - Throws: `DatabaseError`.
  public init(settings: Settings, credentials: Credentials, rememberedIn store: SkyStore?) throws {
    let missing =
      settings.keyCommand.isEmpty
      ? [] : Self.missingKeys(settings: settings, credentials: credentials)
    let answers =
      missing.isEmpty ? nil : try store?.keyAnswers(of: KeyMark(of: settings[.keyCommand]))
    var keyMarks = Self.keyMarks(of: credentials, settings)
    var failures: [Provider: KeyFailure] = [:]
    for provider in missing {
      switch answers?[provider] {
      case .key(let mark): keyMarks[provider] = Self.mark(mark, of: provider, settings)
      case .failure(let failure): failures[provider] = failure
      case nil: break
      }
    }
    self.init(
      weather: settings[.weatherProvider], air: settings[.airProvider], keyMarks: keyMarks)
    keyFailures = failures
    unaskedKeys = missing.filter { answers?[$0] == nil }
  }

  /// The plan that the configuration and the keys make that are there.
  public init(settings: Settings, credentials: Credentials) {
    self.init(
      weather: settings[.weatherProvider], air: settings[.airProvider],
      keyMarks: Self.keyMarks(of: credentials, settings))
  }

  /// The providers whose key the preferences could use and that have none.
  public static func missingKeys(settings: Settings, credentials: Credentials) -> [Provider] {
    let (weather, air) = (settings[.weatherProvider], settings[.airProvider])
    guard weather != "none" else { return [] }
    return Provider.allCases.filter { provider in
      let isAuto = provider == .openWeatherMap ? [weather, air].contains("auto") : air == "auto"
      let isNamed = [weather, air].contains(provider.rawValue)
      return provider.needsKey && credentials.key(of: provider) == nil && (isAuto || isNamed)
    }
  }

  private static func keyMarks(
    of credentials: Credentials, _ settings: Settings
  ) -> [Provider: KeyMark] {
    Provider.allCases.reduce(into: [:]) { marks, provider in
      marks[provider] = credentials.key(of: provider).map {
        mark(KeyMark(of: $0.revealed), of: provider, settings)
      }
    }
  }

  /// The mark of a key with what else an answer depends on: another station is asked as soon as
  /// another key would be.
  private static func mark(
    _ key: KeyMark, of provider: Provider, _ settings: Settings
  ) -> KeyMark {
    guard provider == .aqicn, let station = settings.airStation else { return key }
    return KeyMark(of: key.text + station)
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
