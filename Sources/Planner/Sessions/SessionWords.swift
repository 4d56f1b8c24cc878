import DateHelper
import Language

extension Session {
  /// What a session is called: its block, or focus without one.
  public func name(of block: Block?) -> Bilingual {
    if let block { return Bilingual(verbatim: block.name) }
    return isFocus ? Bilingual(en: "focus", ko: "집중") : Bilingual(en: "no block", ko: "블록 없음")
  }

  /// What the journal remembers of it: its name and its times in a zone.
  public func record(of block: Block?, in zone: Zone, goesOn: Bool) -> StepRecord {
    let moment = { (instant: Instant) in
      let civil = zone.civil(at: instant)
      return CivilMoment(date: civil.date, time: civil.time)
    }
    return StepRecord(
      named: name(of: block), sessionID: id, from: moment(start), to: goesOn ? nil : end.map(moment)
    )
  }
}
