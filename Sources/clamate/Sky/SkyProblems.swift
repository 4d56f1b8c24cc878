import CommandLineKit
import Language
import Sky

/// An error with a stable code for JSON.
protocol CodedError: Error {
  /// One of the error codes of `docs/json.md`.
  var skyCode: SkyError.Code { get }
  /// What went wrong more exactly, in one stable word.
  var skyReason: String { get }
  /// The provider that the message names, nil where it names none.
  var named: Provider? { get }
}

extension CodedError {
  var named: Provider? { nil }
}

extension SkyError: CodedError {
  var skyCode: Code { code }
  var skyReason: String { reason.rawValue }
  var named: Provider? { provider }
}

/// Nobody was to be asked, and nothing is known from before.
struct NothingKnown: Explainable, CodedError {
  var skyCode: SkyError.Code { .offline }
  var skyReason: String { "nothingKnown" }

  var message: Bilingual {
    Bilingual(en: "no weather of the last 24 hours is known", ko: "최근 24시간의 저장된 날씨가 없습니다")
  }

  var hint: Bilingual? {
    Bilingual(en: "leave --offline out to ask", ko: "--offline을 빼고 다시 실행하세요")
  }
}

/// There is no `clamate-net` on this machine.
struct MissingHelper: Explainable, CodedError {
  var skyCode: SkyError.Code { .unavailable }
  var skyReason: String { "noHelper" }

  var message: Bilingual {
    Bilingual(en: "weather needs the program clamate-net", ko: "날씨를 보려면 clamate-net이 필요합니다")
  }

  var hint: Bilingual? {
    Bilingual(en: "install the package clamate-net", ko: "clamate-net 패키지를 설치하세요")
  }
}

/// The helper could not do its work, for a reason that is not the network's.
struct HelperFailed: Explainable, CodedError {
  let status: Int32

  var skyCode: SkyError.Code { .unavailable }
  var skyReason: String { "helperFailed" }

  var message: Bilingual {
    Bilingual(
      en: "clamate-net failed (status \(status))", ko: "clamate-net이 실패했습니다(상태 \(status))")
  }

  var hint: Bilingual? {
    Bilingual(
      en: "is a variable CLAMATE_..._URL wrong? clamate doctor shows where clamate-net is",
      ko: "CLAMATE_..._URL 변수를 확인하세요. clamate-net의 위치는 clamate doctor로 볼 수 있습니다")
  }
}

/// The provider has not answered yet, and the helper goes on waiting.
struct StillAsking: Explainable, CodedError {
  let asked: Provider
  /// How long it waits at most.
  let seconds: Int64

  var skyCode: SkyError.Code { .timeout }
  var skyReason: String { SkyError.Reason.timedOut.rawValue }

  var message: Bilingual {
    Bilingual(en: "\(asked.name): no answer yet", ko: "\(asked.name): 아직 응답이 없습니다")
  }

  var named: Provider? { asked }

  var hint: Bilingual? {
    let wait = Bilingual.waiting(seconds: seconds)
    return Bilingual(
      en: "it may still come; look again in \(wait.english)",
      ko: "아직 기다리는 중입니다. \(wait.korean) 뒤에 다시 보세요")
  }
}

/// The helper still waits for the program of a key, and has asked nobody yet.
struct KeyCommandAtWork: Explainable, CodedError {
  var skyCode: SkyError.Code { .noKey }
  var skyReason: String { SkyError.Reason.keyCommandSlow.rawValue }

  var message: Bilingual {
    Bilingual(
      en: "key-command has not given the keys yet, and nobody was asked",
      ko: "key-command가 아직 키를 주지 않아 묻지 못했습니다")
  }

  var hint: Bilingual? {
    Bilingual(
      en: "it has \(Attempt.keySeconds) seconds; try again then; clamate help keys",
      ko: "\(Attempt.keySeconds)초까지 기다립니다. 잠시 뒤에 다시 해 보세요. clamate help keys")
  }
}

/// Another provider answers in the place of the one that rejected the key.
struct StandIn: Explainable, CodedError {
  let refusal: SkyError
  let other: Provider

  var skyCode: SkyError.Code { refusal.code }
  var skyReason: String { refusal.reason.rawValue }

  var message: Bilingual {
    let words = refusal.message
    return Bilingual(
      en: "\(words.english), \(other.name) answers in its place",
      ko: "\(words.korean). \(other.name)에서 대신 받았습니다")
  }

  var hint: Bilingual? { refusal.hint }
  var named: Provider? { refusal.provider }
}
