/// When output is colored, as `--color` says it.
public enum ColorMode: String, Sendable, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  /// Always, into files and pipes too.
  case always
  /// Never.
  case never

  /// Whether output to one stream is colored.
  ///
  /// `always` and `never` win over the environment. Then the first of these that applies decides:
  /// `NO_COLOR` not empty (no-color.org) is off; `CLICOLOR_FORCE` neither empty nor `0` is on;
  /// `TERM=dumb` is off; else a terminal has color and a file or pipe has none.
  public func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR", default: ""] != "" { return false }
    if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }
}
