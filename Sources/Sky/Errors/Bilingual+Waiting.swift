import Language

extension Bilingual {
  /// How long to wait, in minutes rounded up: `7 minutes`, `1 h 5 min`.
  public static func waiting(seconds: Int64) -> Bilingual {
    let minutes = max(1, (seconds + 59) / 60)
    guard minutes >= 60 else {
      return Bilingual(en: minutes == 1 ? "1 minute" : "\(minutes) minutes", ko: "\(minutes)분")
    }
    let (hours, rest) = (minutes / 60, minutes % 60)
    return rest == 0
      ? Bilingual(en: "\(hours) h", ko: "\(hours)시간")
      : Bilingual(en: "\(hours) h \(rest) min", ko: "\(hours)시간 \(rest)분")
  }
}
