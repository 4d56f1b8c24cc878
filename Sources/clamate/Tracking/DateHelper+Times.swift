import DateHelper
import Language

extension DateHelper {
  /// The times of a stretch of work; one that clocks show for the second time has a `'`.
  func times(from start: Instant, to end: Instant?) -> Bilingual {
    let sign = { (instant: Instant) in isRepeated(instant) ? "'" : "" }
    return times(
      from: zone.civil(at: start), to: end.map(zone.civil(at:)),
      signs: (sign(start), end.map(sign) ?? ""))
  }

  private func isRepeated(_ instant: Instant) -> Bool {
    let (date, time) = zone.civil(at: instant)
    let instants = zone.instants(showing: date, time)
    return instants.count > 1 && instants.first.map { $0.seconds(until: instant) >= 60 } ?? false
  }

  /// The times of a stretch of work: `10:00-11:12`, `23:40-3/3(Tue) 00:40`, or `10:00-` without end.
  func times(
    from start: (date: CivilDate, time: WallTime), to end: (date: CivilDate, time: WallTime)?,
    signs: (start: String, end: String) = ("", "")
  ) -> Bilingual {
    let first = start.time.iso + signs.start
    guard let end else { return Bilingual(verbatim: "\(first)-") }
    let last = end.time.iso + signs.end
    guard end.date != start.date else { return Bilingual(verbatim: "\(first)-\(last)") }
    let day = shortText(end.date)
    return Bilingual(
      en: "\(first)-\(day.english) \(last)", ko: "\(first)-\(day.korean) \(last)")
  }
}
