import Configuration
import Language
import Subprocess

/// Mails to the person, handed to the sendmail of this machine.
struct Mail {
  private static let program = "sendmail"
  private let variables: [String: String]
  private let recipient: String?

  /// Mails to the address of the configuration, else to the person's login name.
  init(_ variables: [String: String], _ settings: Settings) {
    self.variables = variables
    let names = [settings[.reminderMail], variables["LOGNAME"] ?? "", variables["USER"] ?? ""]
    recipient = names.first { Setting.reminderMail.accepts($0) && !$0.isEmpty }
  }

  /// Success means that the machine took the mail for sending.
  func deliver(_ notice: Notice) -> DeliveryOutcome {
    guard let recipient else { return .failed(.noRecipient) }
    guard let program = ProgramSearch.path(of: Self.program, in: variables) else {
      return .failed(.missing(Self.program))
    }
    let run = Invocation(program, ["-i", "--", recipient], variables: variables).run(
      input: Array(MailMessage(notice, to: recipient).text.utf8),
      limits: RunLimits(milliseconds: Courier.patience))
    return run.isSuccess ? .delivered : .failed(.refused(Self.program, run))
  }
}

extension Bilingual {
  fileprivate static let noRecipient = Bilingual(
    en: "reminder.mail-to is not set", ko: "reminder.mail-to가 설정되지 않았습니다")
}
