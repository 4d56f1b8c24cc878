import Configuration

/// Who is asked for weather and who for dust.
public struct ProviderPlan: Sendable, Equatable {
  /// The preference by which nobody is asked.
  public static let nobody = "none"
  /// Who is asked for weather, nil for nobody.
  public let weather: Provider?
  /// Who is asked for dust, nil for nobody.
  public let air: Provider?
  /// Who is asked for dust to come, nil for nobody.
  private let airForecast: Provider?
  /// Marks of the keys that are there.
  public let keyMarks: [Provider: KeyMark]
  /// Whose key `key-command` was asked for and did not give, and why.
  public internal(set) var keyFailures: [Provider: KeyFailure] = [:]
  /// Whose key `key-command` has not been asked for yet.
  public internal(set) var unaskedKeys: [Provider] = []
  /// Who would tell a kind of thing if the key had not been rejected.
  public private(set) var displaced: [SkyKind: Provider] = [:]
  private let weatherPreference: String
  private let airPreference: String
  private let station: AirStation?
  private let isElsewhere: Bool

  /// The plan that two preferences and the keys make.
  ///
  /// With `auto`, whoever has a key comes before Open-Meteo, and stations before OpenWeatherMap's
  /// model: AirKorea's where one is named, then AQICN's. A provider that is named is asked and no
  /// other, key or not. `none` for weather means that nobody is called at all.
  ///
  /// Stations tell no hours to come; those are the estimate of whoever tells the weather, so that
  /// nobody else learns of the place, or of somebody who is asked by `auto`.
  /// - Parameters:
  ///   - weather: `auto`, `none` or a provider's raw value.
  ///   - air: the same for dust.
  ///   - keyMarks: marks of the keys that are there.
  ///   - station: the station that a person chose.
  ///   - isElsewhere: whether it is for another place than that of the station, which says nothing
  ///     of it.
  ///   - refused: who did not take the key that is there, and is passed over with `auto`.
  public init(
    weather: String, air: String, keyMarks: [Provider: KeyMark], station: AirStation? = nil,
    isElsewhere: Bool = false, refused: Set<Provider> = []
  ) {
    (weatherPreference, airPreference) = (weather, air)
    let station = isElsewhere ? nil : station
    self.keyMarks = keyMarks
    self.station = station
    self.isElsewhere = isElsewhere
    guard weather != Self.nobody else {
      (self.weather, self.air, airForecast) = (nil, nil, nil)
      return
    }
    let keyed = { (provider: Provider) in
      keyMarks[provider] == nil || refused.contains(provider) ? nil : provider
    }
    let model = keyed(.openWeatherMap) ?? .openMeteo
    let teller = Provider(rawValue: weather).flatMap { $0.tellsWeather ? $0 : nil } ?? model
    self.weather = teller
    guard air != Self.nobody else {
      (self.air, airForecast) = (nil, nil)
      return
    }
    let named = Provider(rawValue: air).flatMap { $0.tellsAir ? $0 : nil }
    let korean = Provider.airKorea.station(station) == nil ? nil : keyed(.airKorea)
    let measurer = named ?? korean ?? keyed(.aqicn) ?? model
    self.air = measurer
    airForecast = measurer.dustModel ?? teller.dustModel ?? (named == nil ? model : nil)
  }

  /// The plan in which others are asked, with `auto`, in the place of those who refused the key.
  ///
  /// Those are asked too: a new key is taken some time after it was given out.
  public func avoiding(_ refused: Set<Provider>) -> ProviderPlan {
    guard !refused.isEmpty else { return self }
    var plan = ProviderPlan(
      weather: weatherPreference, air: airPreference, keyMarks: keyMarks, station: station,
      isElsewhere: isElsewhere, refused: refused)
    plan.keyFailures = keyFailures
    plan.unaskedKeys = unaskedKeys
    for kind in SkyKind.allCases {
      guard let first = provider(of: kind), first != plan.provider(of: kind) else { continue }
      plan.displaced[kind] = first
    }
    return plan
  }

  /// Who tells `kind`, nil for nobody.
  public func provider(of kind: SkyKind) -> Provider? {
    switch kind {
    case .weather, .forecast: weather
    case .air: air
    case .airForecast: airForecast
    }
  }

  /// All that has to be asked, each request once.
  public var questions: [Question] {
    let wanted = SkyKind.allCases.map { question(for: $0) }
    let again = SkyKind.allCases.map { displacedQuestion(for: $0) }
    return (wanted + again).compactMap { $0 }.reduce(into: []) { questions, question in
      if !questions.contains(question) { questions.append(question) }
    }
  }

  /// The request that would tell `kind` if the key were taken; nil where it is.
  func displacedQuestion(for kind: SkyKind) -> Question? {
    displaced[kind].map { Question(kind: $0.request(for: kind), provider: $0) }
  }

  /// The request whose answer tells `kind`.
  public func question(for kind: SkyKind) -> Question? {
    provider(of: kind).map { Question(kind: $0.request(for: kind), provider: $0) }
  }

  /// Whether nobody is asked for anything.
  public var isEmpty: Bool { weather == nil && air == nil }

  /// The failure that is known before asking: a provider without its key, or without the station
  /// that it is to be asked for.
  public func failure(of kind: SkyKind) -> SkyError? {
    provider(of: kind).flatMap { failure(of: $0) }
  }

  /// The failure of a provider that is known before asking it.
  public func failure(of provider: Provider) -> SkyError? {
    if provider.needsKey, keyMarks[provider] == nil {
      return SkyError(provider, keyFailures[provider.account]?.reason ?? .noKey)
    }
    let lacksStation = provider == .airKorea && provider.station(station) == nil
    guard lacksStation else { return nil }
    return SkyError(provider, isElsewhere ? .stationElsewhere : .noStation)
  }

  /// The station that a provider is to be asked for, nil for the nearest one or for one without any.
  public func station(of provider: Provider) -> String? { provider.station(station) }
}

/// One request that a plan needs.
public struct Question: Sendable, Hashable {
  /// What is asked for.
  public let kind: SkyKind
  /// Whom to ask.
  public let provider: Provider
}

extension Provider {
  /// The kind that has to be asked for to be told `kind`.
  fileprivate func request(for kind: SkyKind) -> SkyKind {
    switch kind {
    case .forecast where tellsAllAtOnce: .weather
    case .airForecast where tellsAllAtOnce: .air
    default: kind
    }
  }
}
