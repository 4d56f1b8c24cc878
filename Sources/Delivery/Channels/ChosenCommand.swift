import Configuration
import Language
import Subprocess

/// A program that the person chose; what a todo says reaches it by variables and standard input.
struct ChosenCommand {
  private let variables: [String: String]
  private let arguments: [String]

  init(_ variables: [String: String], _ settings: Settings) {
    self.variables = variables.withoutKeys
    arguments = settings.reminderCommand
  }

  /// Runs it; its status says whether it took the notice.
  func deliver(_ notice: Notice) -> DeliveryOutcome {
    guard let name = arguments.first else { return .failed(.noCommand) }
    guard let program = ProgramSearch.path(of: name, in: variables) else {
      return .failed(.missing(name))
    }
    let texts = ["CLAMATE_TITLE": notice.title, "CLAMATE_BODY": notice.body]
      .merging(notice.variables) { $1 }
      .mapValues { $0.filter { $0 != "\0" }.cut(characters: .max) }
    let run = Invocation(
      program, Array(arguments.dropFirst()), variables: variables.merging(texts) { $1 }
    ).run(
      input: notice.record.map { $0 + [0x0A] } ?? [],
      limits: RunLimits(milliseconds: Courier.patience))
    return run.isSuccess ? .delivered : .failed(.refused(name, run))
  }
}

extension Bilingual {
  fileprivate static let noCommand = Bilingual(
    en: "reminder.command is not set", ko: "reminder.command가 설정되지 않았습니다")
}
