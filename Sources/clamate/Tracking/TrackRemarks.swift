import Language
import Planner

/// What a person should know about a run beside its times.
extension Bilingual {
  /// That a run earned no half.
  static let underHalf = Bilingual(
    en: "under 30 minutes of work earn no half block", ko: "30분이 안 되어 반 블록이 되지 않음")

  /// That a run ended because it rested too long.
  static let endedAtPause = Bilingual(
    en: "ended where a pause of 12 hours began", ko: "12시간 넘게 멈춰 있어 멈춘 때에 끝남")

  /// What a run is doing, and how long until the next half.
  static func going(_ row: SessionRow) -> Bilingual {
    let time = row.amountText
    let rest = Half.seconds - row.amount.seconds % Half.seconds
    let next = BlockAmount(seconds: rest + 59).timeText
    guard row.run?.phase == .running else {
      return Bilingual(en: "paused at \(time.english)", ko: "\(time.korean)에서 멈춤")
    }
    guard row.run?.isOverlong == false, row.earnsHalves else {
      return Bilingual(en: "running \(time.english)", ko: "기록 중 \(time.korean)")
    }
    return Bilingual(
      en: "running \(time.english), next half in \(next.english)",
      ko: "기록 중 \(time.korean), 다음 반 블록까지 \(next.korean)")
  }

  /// What the clocks tell of a run: that the machine slept, that one was set.
  static func clocks(_ run: SessionRun?) -> [Bilingual] {
    guard let run else { return [] }
    var remarks: [Bilingual] = []
    if run.asleep > 0 {
      let time = BlockAmount(seconds: run.asleep).exactTime
      remarks.append(
        run.session.isFocus
          ? Bilingual(
            en: "\(time.english) asleep, left out", ko: "기기가 잠든 \(time.korean)은 뺌")
          : Bilingual(
            en: "\(time.english) of it asleep; clamate track edit cuts it off",
            ko: "그중 \(time.korean)은 기기가 잠듦. 빼려면 clamate track edit"))
    }
    if run.clockShift != 0 {
      let time = BlockAmount(seconds: abs(run.clockShift)).exactTime
      let isBack = run.clockShift < 0
      remarks.append(
        Bilingual(
          en:
            "the clock was set \(isBack ? "back" : "forward") by \(time.english); the time worked is right",
          ko: "시계가 \(time.korean) \(isBack ? "뒤로" : "앞으로") 맞춰졌지만 일한 시간은 그대로임"))
    }
    return remarks
  }
}
