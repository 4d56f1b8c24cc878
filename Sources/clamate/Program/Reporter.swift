import CommandLineKit
import Language
import Terminal
import Text

/// Says on standard error what went wrong.
struct Reporter {
  let isJSON: Bool
  var language: Language
  let output: Output
  /// Where a pass of reminders that nobody watches complains: cron would mail each line.
  var log: ReminderLog?

  /// Reports the end of a command in one line: what, why, how to go on.
  func report(_ failure: Failure) {
    say("error", failure, code: failure.code, word: nil)
  }

  /// Reports something that a person should know while the command goes on.
  func warn(_ problem: any Explainable) {
    say("warning", problem, code: nil, word: Bilingual(en: "warning", ko: "주의"))
  }

  private func say(_ key: String, _ problem: any Explainable, code: String?, word: Bilingual?) {
    let message = problem.message[language]
    let hint = problem.hint?[language]
    if let log { return log.append([message, hint].compactMap { $0 }.joined(separator: "; ")) }
    guard !isJSON else {
      let code = code.map { [JSONValue.Member("code", .string($0))] } ?? []
      let words = [
        JSONValue.Member("message", .string(message)), JSONValue.Member("hint", JSONValue(hint)),
      ]
      output.complain(JSONValue.object([JSONValue.Member(key, .object(code + words))]).text)
      return
    }
    let start = ["clamate", word?[language], message].compactMap { $0 }.joined(separator: ": ")
    output.complain(SafeText(start + (hint.map { " (\($0))" } ?? "")).string)
  }
}
