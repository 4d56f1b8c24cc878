/// A language that people read Clamate in.
public enum Language: String, Sendable, CaseIterable {
  /// English, the language of every locale that is not Korean.
  case english = "en"
  /// Korean.
  case korean = "ko"

  /// The language of a locale environment.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty decides (POSIX.1-2017,
  /// section 8.2); only its language part is read.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
      .lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = locale?.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    self = language == "ko" ? .korean : .english
  }
}
