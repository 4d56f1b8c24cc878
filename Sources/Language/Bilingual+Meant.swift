extension Bilingual {
  /// The line that somebody probably meant to type; it stands last, so that it can be copied.
  public static func didYouMean(_ line: String) -> Bilingual {
    Bilingual(en: "did you mean: \(line)", ko: "이런 뜻인가요: \(line)")
  }
}
