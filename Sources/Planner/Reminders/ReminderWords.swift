import Language
import Sky

extension Reminder.State {
  /// The word for it.
  public var name: Bilingual {
    switch self {
    case .waiting: Bilingual(en: "waiting", ko: "대기")
    case .claimed: Bilingual(en: "ringing", ko: "전달 중")
    case .sent: Bilingual(en: "rang", ko: "알림")
    case .missed: Bilingual(en: "missed", ko: "놓침")
    case .cancelled: Bilingual(en: "cancelled", ko: "취소")
    case .snoozed: Bilingual(en: "snoozed", ko: "미룸")
    case .dismissed: Bilingual(en: "dismissed", ko: "확인")
    }
  }
}

extension ReminderCondition {
  /// The condition as people say it: `if rain 60%`.
  public var words: Bilingual {
    switch self {
    case .rain(nil): Bilingual(en: "if rain", ko: "비가 오면")
    case .rain(let percent?):
      Bilingual(en: "if rain \(percent)%", ko: "강수 확률 \(percent)% 이상이면")
    case .snow: Bilingual(en: "if snow", ko: "눈이 오면")
    case .dust(let pollutant, let grade):
      Bilingual(
        en: "if \(pollutant?.name.english ?? "dust") \(grade.name.english)",
        ko: "\(pollutant?.name.korean ?? "먼지") \(grade.name.korean)이면")
    case .hot(let degrees): Bilingual(en: "if \(degrees)°C or more", ko: "\(degrees)°C 이상이면")
    case .cold(let degrees): Bilingual(en: "if \(degrees)°C or less", ko: "\(degrees)°C 이하이면")
    }
  }
}

extension ConditionJudgement {
  /// What it was judged by: `rain 80%, PM2.5 41`.
  public var words: Bilingual {
    let parts = values.map { name, value -> Bilingual in
      switch name {
      case "rain": Bilingual(en: "chance \(value)%", ko: "강수 확률 \(value)%")
      case "sky": Condition(rawValue: value)?.words ?? Bilingual(verbatim: value)
      case "felt": Bilingual(en: "feels \(value)°C", ko: "체감 \(value)°C")
      default:
        Pollutant(rawValue: name).map { pollutant in
          Bilingual(
            en: "\(pollutant.name.english) \(value)", ko: "\(pollutant.name.korean) \(value)")
        } ?? Bilingual(verbatim: value)
      }
    }
    return Bilingual(
      en: parts.map(\.english).joined(separator: ", "),
      ko: parts.map(\.korean).joined(separator: ", "))
  }
}
