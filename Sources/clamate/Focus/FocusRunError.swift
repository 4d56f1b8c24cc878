import Language
import Planner

/// What `focus` cannot do with the run as it stands; the way on is a verb of `focus`.
struct FocusRunError: Explainable {
  /// Why it cannot.
  let reason: TrackingError

  var message: Bilingual { reason.message }

  var hint: Bilingual? {
    switch reason {
    case .alreadyRunning:
      Bilingual(en: "clamate focus stop ends it", ko: "clamate focus stop으로 끝낼 수 있습니다")
    case .alreadyPaused:
      Bilingual(en: "clamate focus resume goes on", ko: "clamate focus resume으로 이어 가세요")
    case .notPaused:
      Bilingual(en: "clamate focus pause pauses it", ko: "clamate focus pause로 멈출 수 있습니다")
    default: reason.hint
    }
  }
}

/// Runs what needs a run, or none; where that does not fit, verbs of focus are named.
func withFocusHints<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as TrackingError {
    switch error {
    case .nothingRunning: throw FocusError.idle
    case .alreadyRunning, .alreadyPaused, .notPaused: throw FocusRunError(reason: error)
    default: throw error
    }
  }
}
