import Sky

/// One way in which one provider looks a name up.
public enum SearchFeed: Sendable, CaseIterable {
  /// Open-Meteo's names of places.
  case openMeteoPlaces
  /// OpenWeatherMap's names of places.
  case openWeatherMapNames
  /// OpenWeatherMap's postal codes.
  case openWeatherMapCodes
  /// AQICN's names of stations.
  case aqicnStations

  /// The way in which a provider looks a text up, nil if it knows nothing of the kind.
  public init?(_ kind: SearchKind, _ text: String, from provider: Provider) {
    switch (kind, provider.account) {
    case (.place, .openMeteo): self = .openMeteoPlaces
    case (.place, .openWeatherMap):
      self = PostalCode(text) == nil ? .openWeatherMapNames : .openWeatherMapCodes
    case (.station, .aqicn): self = .aqicnStations
    default: return nil
    }
  }

  /// Who answers.
  public var provider: Provider {
    switch self {
    case .openMeteoPlaces: .openMeteo
    case .openWeatherMapNames, .openWeatherMapCodes: .openWeatherMap
    case .aqicnStations: .aqicn
    }
  }

  /// The host to ask.
  public var service: Service {
    switch self {
    case .openMeteoPlaces: .openMeteoPlaces
    case .openWeatherMapNames, .openWeatherMapCodes: .openWeatherMap
    case .aqicnStations: .aqicn
    }
  }

  /// The path and the query of the request, percent-encoded.
  ///
  /// - Parameters:
  ///   - text: the name.
  ///   - key: the user's key; ignored by providers without keys.
  public func target(for text: String, key: String) -> String {
    let key = percentEncoded(key)
    return switch self {
    case .openMeteoPlaces: OpenMeteo.searchTarget(text)
    case .openWeatherMapNames: OpenWeatherMap.namesTarget(text, key: key)
    case .openWeatherMapCodes: OpenWeatherMap.codesTarget(text, key: key)
    case .aqicnStations: AQICN.searchTarget(text, token: key)
    }
  }

  /// What an answer found.
  ///
  /// - Parameter text: the name that was asked for.
  /// - Throws: `SkyError` for every answer that is not the data asked for.
  public func hits(in reply: Reply, for text: String) throws(SkyError) -> [SearchHit] {
    switch self {
    case .openMeteoPlaces: try OpenMeteo.hits(reply)
    case .openWeatherMapNames: try OpenWeatherMap.names(reply, for: text)
    case .openWeatherMapCodes: try OpenWeatherMap.codes(reply)
    case .aqicnStations: try AQICN.hits(reply)
    }
  }
}
