import CommandLineKit
import Configuration
import Delivery
import Language
import Planner
import Terminal

extension Command {
  /// `clamate remind install`.
  static let installReminders = Command(
    CommandSpec(
      name: "install", summary: Bilingual(en: "ring from now on", ko: "알림 켜기"),
      options: [
        OptionSpec(
          "--by", value: "SCHEDULER", kind: .choice(schedulers),
          Bilingual(en: "systemd or cron; else what is here", ko: "systemd 또는 cron. 없으면 있는 것으로"))
      ],
      examples: [
        .init("remind install", Bilingual(en: "looks each minute", ko: "1분마다 확인")),
        .init("remind install --by cron", Bilingual(en: "a line of crontab", ko: "crontab 한 줄로")),
      ],
      discussion: Bilingual(
        en: "Keeps the folders, the language and the zone of this shell. Run it again after they "
          + "change, or after the program moves.",
        ko: "지금 셸의 폴더, 언어, 시간대를 함께 기억합니다. 바뀌었거나 프로그램을 옮겼으면 다시 실행하세요."))
  ) { line, context in
    try line.refuseArguments(after: 0)
    let chosen = try line.value("--by").map { name in
      guard let scheduler = Installation.Scheduler(rawValue: name) else {
        throw UsageError.invalidValue(
          option: "--by", value: name,
          allowed: Bilingual(verbatim: schedulers.joined(separator: " | ")))
      }
      return scheduler
    }
    _ = try context.scheduler.install(by: chosen)
    context.hasChanged = true
    try context.showReminderStatus(isAnswer: true)
    context.warnOfChannels()
    return .done
  }

  private static let schedulers = Installation.Scheduler.allCases.map(\.rawValue)

  /// `clamate remind uninstall`.
  static let uninstallReminders = Command(
    CommandSpec(
      name: "uninstall", summary: Bilingual(en: "ring no more", ko: "알림 끄기"),
      examples: [
        .init(
          "remind uninstall",
          Bilingual(en: "the crontab is as before", ko: "crontab을 원래대로"))
      ])
  ) { line, context in
    try line.refuseArguments(after: 0)
    try context.scheduler.uninstall()
    context.hasChanged = true
    try context.showReminderStatus(isAnswer: true)
    return .done
  }

  /// `clamate remind status`.
  static let reminderStatus = Command(
    CommandSpec(
      name: "status", summary: Bilingual(en: "whether reminders ring", ko: "알림이 울리는지 보기"),
      examples: [
        .init("remind status", Bilingual(en: "last pass, next reminder", ko: "마지막 확인, 다음 알림"))
      ],
      discussion: Bilingual(
        en: "The status is 1 while they are off.", ko: "꺼져 있으면 종료 상태가 1입니다."))
  ) { line, context in
    try line.refuseArguments(after: 0)
    return try context.showReminderStatus(isAnswer: false) ? .done : .nothing
  }
}

extension Context {
  /// What has the reminders run each minute.
  var scheduler: Scheduler { Scheduler(environment, folders) }

  /// Says at once what would otherwise show when the first reminder does not arrive.
  fileprivate func warnOfChannels() {
    let away = Set([Channel.mail, .command]).intersection(settings.channels)
    if Installation(in: folders)?.scheduler == .systemd, !away.isEmpty {
      reporter.warn(ChannelWarning.endsWithSession)
    }
    if settings.channels == [.desktop], Installation(in: folders)?.bus == nil {
      reporter.warn(ChannelWarning.noDesktop)
    }
  }
}

/// A channel that may not reach the person as things are.
private enum ChannelWarning: Explainable {
  case endsWithSession
  case noDesktop

  var message: Bilingual {
    switch self {
    case .endsWithSession:
      Bilingual(
        en: "a systemd timer stops when you log out", ko: "systemd 타이머는 로그아웃하면 멈춥니다")
    case .noDesktop:
      Bilingual(
        en: "reminders wait until a desktop session is there",
        ko: "데스크톱 세션이 없는 동안 알림이 기다립니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .endsWithSession: Bilingual(verbatim: "loginctl enable-linger")
    case .noDesktop: Bilingual(verbatim: "clamate config set reminder.channels terminal")
    }
  }
}
