import DateHelper
import Language

extension DateHelper {
  /// A day of work that is over: what is past midnight is not tomorrow, however long a day goes on.
  public func pastText(_ date: CivilDate) -> Bilingual {
    date > today ? shortText(date) : text(date)
  }

  /// A moment of work that is over, with its day as ``pastText(_:)-(CivilDate)`` has it.
  public func pastText(_ instant: Instant) -> Bilingual {
    let (date, time) = zone.civil(at: instant)
    let day = pastText(date)
    return Bilingual(en: "\(day.english) \(time.iso)", ko: "\(day.korean) \(time.iso)")
  }
}

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
