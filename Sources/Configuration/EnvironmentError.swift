import Language

/// What is wrong with the environment of the process.
public enum EnvironmentError: Explainable, Equatable {
  /// `CLAMATE_NOW` is no moment.
  case invalidNow(String)
  /// `CLAMATE_BOOT` is no reading of clocks.
  case invalidBoot(String)

  /// Which variable is wrong.
  public var message: Bilingual {
    switch self {
    case .invalidNow(let text):
      Bilingual(
        en: "CLAMATE_NOW '\(text)' is not a moment", ko: "CLAMATE_NOW '\(text)'은(는) 시각이 아닙니다")
    case .invalidBoot(let text):
      Bilingual(
        en: "CLAMATE_BOOT '\(text)' is no reading of clocks",
        ko: "CLAMATE_BOOT '\(text)'은(는) 시계 값이 아닙니다")
    }
  }

  /// The forms that it takes.
  public var hint: Bilingual? {
    switch self {
    case .invalidNow:
      Bilingual(
        en: "use epoch seconds or 2026-03-02T10:00:00+09:00",
        ko: "초 단위 시각이나 2026-03-02T10:00:00+09:00 형식을 쓰세요")
    case .invalidBoot:
      Bilingual(
        en: "use BOOTTIME,MONOTONIC,BOOTID in seconds, such as 3600,3500,a",
        ko: "초 단위로 BOOTTIME,MONOTONIC,BOOTID를 쓰세요 (예: 3600,3500,a)")
    }
  }
}
