import Database
import DateHelper

extension SkyStore {
  /// Who did not take the present key when a place was asked about last.
  ///
  /// - Throws: `DatabaseError`.
  public func refused(at place: Place, _ keyMarks: [Provider: KeyMark]) throws -> Set<Provider> {
    var latest: [Provider: (asked: Instant, isRefused: Bool)] = [:]
    try connection.rows(
      "SELECT provider, asked, key_mark, error FROM attempt WHERE place = ?", place.key
    ) { row in
      guard let provider = Provider(rawValue: row.text(0)), provider.needsKey,
        keyMarks[provider] == KeyMark(text: row.text(2))
      else { return }
      let asked = row.instant(1)
      let isRefused =
        row.optionalText(3).flatMap(SkyError.Reason.init(rawValue:))?.isOfWholeKey ?? false
      // Of what was asked in one go, one refusal speaks for all.
      switch latest[provider] {
      case let known? where known.asked > asked: break
      case let known? where known.asked == asked:
        latest[provider] = (asked, known.isRefused || isRefused)
      default: latest[provider] = (asked, isRefused)
      }
    }
    return Set(latest.filter(\.value.isRefused).keys)
  }
}
