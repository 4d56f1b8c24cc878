/// Where an answer points; that is not followed, for the key is in the query.
public enum Redirect: Sendable, Equatable {
  /// To another path of the same server.
  case within
  /// To another server.
  case away
  /// To where the request would go in the clear though it came by `https`, or to no server at all.
  case unsafe

  /// What an absolute address is for somebody who asked `base`.
  init(from base: BaseURL, to target: String) {
    let scheme = target.prefix { $0 != ":" }.lowercased()
    guard scheme == "https" || scheme == base.scheme else {
      self = .unsafe
      return
    }
    let rest = target.dropFirst(base.text.count)
    let isWithin =
      target.lowercased().hasPrefix(base.text.lowercased())
      && (rest.first.map { "/?#".contains($0) } ?? true)
    self = isWithin ? .within : .away
  }
}
