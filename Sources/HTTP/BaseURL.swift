/// Scheme, host and port of a server: `https` anywhere, plain `http` on this machine only.
public struct BaseURL: Sendable, Equatable {
  /// The text without a slash at its end.
  public let text: String
  /// Whether the host is this machine.
  public let isLoopback: Bool

  /// The address that a text names, nil if it is none that may be asked.
  ///
  /// Refused are user names, paths, queries, ports out of range and plain `http` to other hosts,
  /// which would send a key and a place in the clear.
  public init?(_ text: String) {
    let text = text.hasSuffix("/") ? String(text.dropLast()) : text
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix),
      let (host, port) = Self.hostAndPort(text.dropFirst(scheme.count)), Self.isPort(port)
    else { return nil }
    isLoopback = Self.isLoopback(host)
    guard scheme == "https://" || isLoopback else { return nil }
    self.text = text
  }

  /// `https` or `http`.
  var scheme: Substring { text.prefix { $0 != ":" } }

  /// Parts of `host`, `host:port`, `[address]` or `[address]:port`.
  private static func hostAndPort(_ text: Substring) -> (host: Substring, port: Substring?)? {
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      let address = text[...end]
      let rest = text[text.index(after: end)...]
      let isAddress = address.dropFirst().dropLast().utf8.allSatisfy {
        "0123456789abcdefABCDEF:.".utf8.contains($0)
      }
      guard isAddress, address.count > 2, rest.isEmpty || rest.hasPrefix(":") else { return nil }
      return (address, rest.isEmpty ? nil : rest.dropFirst())
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, parts.count <= 2, isHostName(host) else { return nil }
    return (host, parts.count == 2 ? parts[1] : nil)
  }

  private static func isHostName(_ host: Substring) -> Bool {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-."
    return !host.isEmpty && host.utf8.count <= 253 && host.utf8.allSatisfy(letters.utf8.contains)
  }

  private static func isPort(_ port: Substring?) -> Bool {
    guard let port else { return true }
    return port.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt16(port) ?? 0 > 0
  }

  /// `localhost`, `::1` and dotted addresses of 127.0.0.0/8; no other name is looked up.
  private static func isLoopback(_ host: Substring) -> Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let bytes = host.split(separator: ".", omittingEmptySubsequences: false)
    return bytes.count == 4 && bytes[0] == "127" && bytes.allSatisfy { UInt8($0) != nil }
  }
}
