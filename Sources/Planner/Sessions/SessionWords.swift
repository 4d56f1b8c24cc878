import DateHelper
import Language

extension Session {
  /// What a session is called: its block, or focus without one.
  public func name(of block: Block?) -> Bilingual {
    if let block { return Bilingual(verbatim: block.name) }
    return isFocus ? Bilingual(en: "focus", ko: "집중") : Bilingual(en: "no block", ko: "블록 없음")
  }

  /// What the journal remembers of it: its name and when it began, in a zone.
  public func record(of block: Block?, in zone: Zone) -> StepRecord {
    let civil = zone.civil(at: start)
    let name = name(of: block)
    let when = "\(civil.date.iso) \(civil.time.iso)"
    return StepRecord(
      named: Bilingual(en: "\(name.english) \(when)", ko: "\(name.korean) \(when)"))
  }
}
