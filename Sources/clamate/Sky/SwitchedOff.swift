import Configuration
import Language
import Sky

/// A person wants nobody to be asked.
struct SwitchedOff: Explainable, CodedError {
  /// The setting that says so.
  let setting: Setting

  var skyCode: SkyError.Code { .unavailable }
  var skyReason: String { "switchedOff" }

  var message: Bilingual {
    Bilingual(
      en: "nobody is asked: \(setting.rawValue) is none",
      ko: "묻지 않도록 설정되어 있습니다: \(setting.rawValue) = none")
  }

  var hint: Bilingual? {
    Bilingual(verbatim: "clamate config set \(setting.rawValue) auto")
  }
}

/// Those who are asked for weather and for dust tell no dust to come.
struct NothingForetold: Explainable, CodedError {
  var skyCode: SkyError.Code { .unavailable }
  var skyReason: String { "nothingForetold" }

  var message: Bilingual {
    Bilingual(
      en: "nobody who is asked tells dust to come", ko: "지금 묻는 곳에는 먼지 예보가 없습니다")
  }

  var hint: Bilingual? {
    Bilingual(verbatim: "clamate config set \(Setting.airProvider.rawValue) auto")
  }
}

extension CurrentSky {
  /// The setting by which nobody is asked for `kind`, nil where there is none.
  func switchedOff(_ kind: SkyKind) -> SwitchedOff? {
    let plan = outlook.plan
    guard plan.provider(of: kind) == nil, kind != .airForecast || plan.air == nil else {
      return nil
    }
    return SwitchedOff(setting: outlook.plan.isEmpty ? .weatherProvider : .airProvider)
  }
}
