import DateHelper
import Language

extension DateHelper {
  /// The times of a stretch of work: `10:00-11:12`, `23:40-3/3(Tue) 00:40`, or `10:00-` without end.
  func times(
    from start: (date: CivilDate, time: WallTime), to end: (date: CivilDate, time: WallTime)?
  ) -> Bilingual {
    guard let end else { return Bilingual(verbatim: "\(start.time.iso)-") }
    guard end.date != start.date else {
      return Bilingual(verbatim: "\(start.time.iso)-\(end.time.iso)")
    }
    let day = shortText(end.date)
    return Bilingual(
      en: "\(start.time.iso)-\(day.english) \(end.time.iso)",
      ko: "\(start.time.iso)-\(day.korean) \(end.time.iso)")
  }
}
