/// A language that people read Clamate in.
public enum Language: String, Sendable, CaseIterable {
  /// English, the language of every locale that is not Korean.
  case english = "en"
  /// Korean.
  case korean = "ko"

  /// The language of a locale environment.
  ///
  /// Only the language part of the locale of messages is read.
  public init(environment: [String: String]) {
    let locale = Self.locale(of: "LC_MESSAGES", in: environment)
    let language = locale?.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    self = language == "ko" ? .korean : .english
  }

  /// The locale of a category such as `LC_TIME`, nil where none is set.
  ///
  /// The first of `LC_ALL`, the category and `LANG` that is set and not empty decides (POSIX.1-2017,
  /// section 8.2).
  public static func locale(of category: String, in environment: [String: String]) -> String? {
    ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}
