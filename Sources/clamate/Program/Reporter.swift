import CommandLineKit
import Language
import Terminal
import Text

/// Says on standard error what went wrong.
struct Reporter {
  let isJSON: Bool
  var language: Language
  let output: Output

  /// Reports the end of a command: one line and, if there is advice, a second one.
  func report(_ failure: Failure) {
    guard !isJSON else {
      let error: JSONValue = [
        "error": [
          "code": JSONValue(failure.code), "message": JSONValue(failure.message[language]),
          "hint": JSONValue(failure.hint?[language]),
        ]
      ]
      output.complain(error.text)
      return
    }
    output.complain("clamate: \(SafeText(failure.message[language]).string)")
    if let hint = failure.hint { say(hint) }
  }

  /// Reports something that a person should know while the command goes on.
  func warn(_ problem: any Explainable) {
    guard !isJSON else { return }
    let word = Bilingual(en: "warning", ko: "주의")[language]
    output.complain("clamate: \(word): \(SafeText(problem.message[language]).string)")
    if let hint = problem.hint { say(hint) }
  }

  private func say(_ hint: Bilingual) {
    let word = Bilingual(en: "hint", ko: "도움말")[language]
    output.complain("\(word): \(SafeText(hint[language]).string)")
  }
}
