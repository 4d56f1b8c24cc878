import Configuration

extension ProviderPlan {
  /// The plan that the configuration and the keys make.
  ///
  /// - Parameters:
  ///   - store: where it is remembered which keys `key-command` gave.
  ///   - isElsewhere: whether it is for another place than the region in use.
  /// - Throws: `DatabaseError`.
  public init(
    settings: Settings, credentials: Credentials, rememberedIn store: SkyStore?,
    isElsewhere: Bool = false
  ) throws {
    let missing =
      settings.keyCommand.isEmpty
      ? [] : Self.missingKeys(settings: settings, credentials: credentials)
    let answers =
      missing.isEmpty ? nil : try store?.keyAnswers(of: KeyMark(of: settings[.keyCommand]))
    let station = isElsewhere ? nil : settings.airStation
    var keyMarks = Self.keyMarks(of: credentials, station)
    var failures: [Provider: KeyFailure] = [:]
    for account in missing {
      switch answers?[account] {
      case .key(let mark):
        for provider in Provider.allCases where provider.account == account {
          keyMarks[provider] = Self.mark(mark, of: provider, station)
        }
      case .failure(let failure): failures[account] = failure
      case nil: break
      }
    }
    self.init(settings, keyMarks, isElsewhere)
    keyFailures = failures
    unaskedKeys = missing.filter { answers?[$0] == nil }
  }

  /// The plan that the configuration and the keys make that are there.
  ///
  /// - Parameter isElsewhere: whether it is for another place than the region in use.
  public init(settings: Settings, credentials: Credentials, isElsewhere: Bool = false) {
    let station = isElsewhere ? nil : settings.airStation
    self.init(settings, Self.keyMarks(of: credentials, station), isElsewhere)
  }

  private init(_ settings: Settings, _ keyMarks: [Provider: KeyMark], _ isElsewhere: Bool) {
    self.init(
      weather: settings[.weatherProvider], air: settings[.airProvider], keyMarks: keyMarks,
      station: settings.airStation, isElsewhere: isElsewhere)
  }

  /// The accounts whose key the preferences could use and that have none.
  public static func missingKeys(settings: Settings, credentials: Credentials) -> [Provider] {
    let (weather, air) = (settings[.weatherProvider], settings[.airProvider])
    guard weather != nobody else { return [] }
    let named = [weather, air].compactMap { Provider(rawValue: $0)?.account }
    return Provider.accounts.filter { account in
      let isAuto =
        switch account {
        case .openWeatherMap: [weather, air].contains("auto")
        case .airKorea: air == "auto" && account.station(settings.airStation) != nil
        default: air == "auto"
        }
      return credentials.key(of: account) == nil && (isAuto || named.contains(account))
    }
  }

  private static func keyMarks(
    of credentials: Credentials, _ station: AirStation?
  ) -> [Provider: KeyMark] {
    Provider.allCases.reduce(into: [:]) { marks, provider in
      marks[provider] = credentials.key(of: provider).map {
        mark(KeyMark(of: $0.revealed), of: provider, station)
      }
    }
  }

  /// The mark of a key with what else an answer depends on: another station is asked as soon as
  /// another key would be.
  private static func mark(
    _ key: KeyMark, of provider: Provider, _ station: AirStation?
  ) -> KeyMark {
    provider.station(station).map { KeyMark(of: key.text + $0) } ?? key
  }
}
