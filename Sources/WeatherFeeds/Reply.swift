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
  /// - Parameters:
  ///   - isOfForm: whether a good answer can look like that.
  ///   - failure: what the provider's own error texts mean, nil where they say nothing.
  func json(
    from provider: Provider, as isOfForm: (JSONValue) -> Bool = \.isObject,
    failure: (_ status: Int, JSONValue) -> SkyError?
  ) throws(SkyError) -> JSONValue {
    let parsed = parsed()
    if status != 200 {
      let known = (try? parsed.get()).flatMap { failure(status, $0) }
      throw known
        ?? SkyError(provider, reasonOfStatus(isWebPage: parsed == .failure(.webPage)))
    }
    if contentType?.contains("html") ?? false { throw SkyError(provider, .webPage) }
    switch parsed {
    case .success(let json):
      if let failure = failure(status, json) { throw failure }
      guard isOfForm(json) else { throw SkyError(provider, .unexpected) }
      return json
    case .failure(let fault):
      throw SkyError(provider, Self.reason(of: fault))
    }
  }

  private func parsed() -> Result<JSONValue, JSONText.Fault> {
    Result { () throws(JSONText.Fault) in try JSONText(bytes: body).value() }
  }

  /// What a status means where the body says nothing.
  ///
  /// Networks that want a login and proxies refuse with web pages: that is not the provider's word
  /// on a key.
  private func reasonOfStatus(isWebPage: Bool) -> SkyError.Reason {
    switch status {
    case 300..<400: .redirected
    case 401 where !isWebPage: .keyRejected
    case 401, 403, 404, 407, 511: isWebPage ? .webPage : .requestRefused
    case 429: .quota
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
