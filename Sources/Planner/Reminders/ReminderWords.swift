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

extension Reminder {
  /// Why channels have not reached anybody: `command: '/bin/false' failed (status 1)`.
  public var failures: [Bilingual] {
    deliveries.compactMap { delivery in
      delivery.reason.map { reason in
        Bilingual(
          en: "\(delivery.channel): \(reason.english)", ko: "\(delivery.channel): \(reason.korean)")
      }
    }
  }
}

extension ReminderCondition {
  /// The condition as people say it: `if rain 60%`.
  ///
  /// - Parameter scale: the scale of those who read it.
  public func words(in scale: TemperatureScale) -> Bilingual {
    switch self {
    case .rain(nil): Bilingual(en: "if rain", ko: "비가 오면")
    case .rain(let percent?):
      Bilingual(en: "if rain \(percent)%", ko: "강수 확률 \(percent)% 이상이면")
    case .snow: Bilingual(en: "if snow", ko: "눈이 오면")
    case .dust(let pollutant, let grade):
      Bilingual(
        en: "if \(pollutant?.name.english ?? "dust") \(grade.name.english)",
        ko: "\(pollutant?.name.korean ?? "먼지") \(grade.name.korean)이면")
    case .hot(let limit):
      Bilingual(en: "if \(limit.words(in: scale)) or more", ko: "\(limit.words(in: scale)) 이상이면")
    case .cold(let limit):
      Bilingual(en: "if \(limit.words(in: scale)) or less", ko: "\(limit.words(in: scale)) 이하이면")
    }
  }
}

extension ConditionJudgement {
  /// What it was judged by: `rain 80%, PM2.5 41`.
  ///
  /// - Parameter scale: the scale of those who read it.
  public func words(in scale: TemperatureScale) -> Bilingual {
    let isFahrenheit = values.contains { $0.name == "feltF" }
    let shown = values.filter { !isFahrenheit || $0.name != "felt" }
    let parts = shown.map { name, value -> Bilingual in
      switch name {
      case "rain": Bilingual(en: "chance \(value)%", ko: "강수 확률 \(value)%")
      case "sky": Condition(rawValue: value)?.words ?? Bilingual(verbatim: value)
      case "felt":
        Self.felt(Int(value).map { "\(scale.degrees(Double($0)))\(scale.sign)" } ?? value)
      case "feltF": Self.felt("\(value)\(TemperatureScale.fahrenheit.sign)")
      default:
        Pollutant(rawValue: name).map { pollutant in
          Bilingual(
            en: "\(pollutant.name.english) \(value)", ko: "\(pollutant.name.korean) \(value)")
        } ?? Bilingual(verbatim: value)
      }
    }
    return parts.joined(separator: ", ")
  }
  private static func felt(_ degrees: String) -> Bilingual {
    Bilingual(en: "feels \(degrees)", ko: "체감 \(degrees)")
  }
}
