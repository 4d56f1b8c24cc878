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

extension CurrentSky {
  /// Why nobody is asked for `kind`, nil where somebody is.
  func switchedOff(_ kind: SkyKind) -> SwitchedOff? {
    guard outlook.plan.provider(of: kind) == nil else { return nil }
    return SwitchedOff(setting: outlook.plan.isEmpty ? .weatherProvider : .airProvider)
  }
}
