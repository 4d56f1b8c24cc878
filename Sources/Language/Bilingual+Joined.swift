extension [Bilingual] {
  /// The texts one after the other, in each language.
  public func joined(separator: String) -> Bilingual {
    Bilingual(
      en: map(\.english).joined(separator: separator),
      ko: map(\.korean).joined(separator: separator))
  }
}
