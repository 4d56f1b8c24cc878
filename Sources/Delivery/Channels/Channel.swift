import Language

/// A way on which a notice reaches a person.
public enum Channel: String, CaseIterable, Sendable {
  /// A notification of the desktop, through notify-send.
  case desktop
  /// Lines on the terminals of the person that accept messages.
  case terminal
  /// A mail, through sendmail.
  case mail
  /// A program that the person chose.
  case command

  /// What the channel is called.
  public var name: Bilingual {
    switch self {
    case .desktop: Bilingual(en: "desktop", ko: "데스크톱")
    case .terminal: Bilingual(en: "terminal", ko: "터미널")
    case .mail: Bilingual(en: "mail", ko: "메일")
    case .command: Bilingual(en: "command", ko: "명령")
    }
  }
}
