/// One GET request.
public struct Request: Sendable {
  /// The server.
  public let base: BaseURL
  /// The path and the query, percent-encoded, beginning with a slash.
  public let target: String

  /// A request for `target` at a server.
  public init(to base: BaseURL, target: String) {
    self.base = base
    self.target = target
  }

  var url: String { base.text + target }
}

/// An answer that came whole.
public struct Response: Sendable, Equatable {
  /// The HTTP status, whatever it is.
  public let status: Int
  /// The media type that the server names.
  public let contentType: String?
  /// The seconds that the server asks to wait, 0 to 3600; nil if it asks for nothing.
  public let retryAfter: Int?
  /// When the server says that the answer runs out, UTC seconds; nil if it does not say.
  public let expires: Int?
  /// Where it points instead of answering.
  public let redirect: Redirect?
  /// The body, decompressed.
  public let body: [UInt8]
}

/// Why no whole answer came.
public enum TransferFailure: Error, Equatable, Sendable {
  /// The host name leads nowhere.
  case noName
  /// The host or the proxy does not take the connection, or there is no way to it.
  case refused
  /// The connection did not stand in time.
  case connectTimedOut
  /// The connection stood, the answer did not come in time.
  case timedOut
  /// Nobody who is trusted vouches for the certificate.
  case untrusted
  /// The file of those who are trusted cannot be read.
  case noAuthorities
  /// The certificate has run out, or does not hold yet.
  case certificateExpired
  /// The certificate names other hosts.
  case wrongHost
  /// TLS could not be agreed on.
  case tlsFailed
  /// The connection broke before an answer.
  case disrupted
  /// The answer broke off or could not be decompressed.
  case incomplete
  /// The answer exceeds the limits.
  case tooLarge
  /// What answered does not speak HTTP.
  case notHTTP
  /// Anything else, with libcurl's code.
  case other(code: Int)
}
