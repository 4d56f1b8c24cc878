import Sky

/// What came back from a provider.
public struct Reply: Sendable {
  /// The HTTP status.
  public let status: Int
  /// The media type that the server names.
  public let contentType: String?
  /// The body, decompressed.
  public let body: [UInt8]

  /// An answer as it was received.
  public init(status: Int, contentType: String?, body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  /// The JSON of a good answer, or what a bad one means.
  ///
  /// - Parameter failure: what the provider's own error texts mean, nil where they say nothing.
  func json(
    from provider: Provider, failure: (_ status: Int, JSONValue) -> SkyError?
  ) throws(SkyError) -> JSONValue {
    let parsed = parsed()
    if status != 200 {
      let json = try? parsed.get()
      throw json.flatMap { failure(status, $0) } ?? SkyError(provider, reasonOfStatus)
    }
    if contentType?.contains("html") ?? false { throw SkyError(provider, .webPage) }
    switch parsed {
    case .success(let json):
      if let failure = failure(status, json) { throw failure }
      guard json.isObject else { throw SkyError(provider, .unexpected) }
      return json
    case .failure(let fault):
      throw SkyError(provider, Self.reason(of: fault))
    }
  }

  private func parsed() -> Result<JSONValue, JSONText.Fault> {
    Result { () throws(JSONText.Fault) in try JSONText(bytes: body).value() }
  }

  /// What a status means where the body says nothing.
  private var reasonOfStatus: SkyError.Reason {
    switch status {
    case 300..<400: .redirected
    case 401, 403: .keyRejected
    case 404: .placeUnknown
    case 429: .quota
    case 511: .webPage
    case 408, 500...: .serverFailed
    case 400..<500: .requestRefused
    default: .unexpected
    }
  }

  private static func reason(of fault: JSONText.Fault) -> SkyError.Reason {
    switch fault {
    case .blank, .brokenOff: .incomplete
    case .webPage: .webPage
    case .malformed: .unexpected
    }
  }
}
