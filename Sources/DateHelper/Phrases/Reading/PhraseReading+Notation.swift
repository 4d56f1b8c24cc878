extension PhraseReading {
  /// The reading in the notation of the published table.
  ///
  /// `2026-03-03`, `2026-03-03 15:00`, `due 2026-03-06T18:00`, or both with a space between them.
  public var notation: String {
    let when = [date?.iso, time?.iso].compactMap { $0 }
    return (when + (due.map { ["due", $0.iso] } ?? [])).joined(separator: " ")
  }
}
