import DateHelper
import Language

extension PhraseReading {
  /// The reading in the notation of the published table.
  ///
  /// `2026-03-03`, `2026-03-03 15:00`, `due 2026-03-06T18:00`, or both with a space between them;
  /// a repeat follows in words: `2026-03-09 09:00 every monday`.
  var notation: String {
    let when = [date?.iso, time?.iso].compactMap { $0 }
    let deadline = due.map { ["due", $0.iso] } ?? []
    return (when + deadline + [`repeat`?.words.english].compactMap { $0 }).joined(separator: " ")
  }
}
