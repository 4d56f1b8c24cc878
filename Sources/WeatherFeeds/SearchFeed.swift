import Sky

extension SearchKind {
  /// The host to ask.
  public var service: Service {
    switch self {
    case .place: .openMeteoPlaces
    case .station: .aqicn
    }
  }

  /// The path and the query of the request, percent-encoded.
  ///
  /// - Parameters:
  ///   - text: the name.
  ///   - key: the user's key; ignored by providers without keys.
  public func target(for text: String, key: String) -> String {
    switch self {
    case .place: OpenMeteo.searchTarget(text)
    case .station: AQICN.searchTarget(text, token: percentEncoded(key))
    }
  }

  /// What an answer found.
  ///
  /// - Throws: `SkyError` for every answer that is not the data asked for.
  public func hits(in reply: Reply) throws(SkyError) -> [SearchHit] {
    switch self {
    case .place: try OpenMeteo.hits(reply)
    case .station: try AQICN.hits(reply)
    }
  }
}
