import Language

/// Why the reminders were not installed or removed; nothing was changed then.
public enum SchedulerError: Explainable, Equatable {
  /// A path holds what cron or systemd would take for something else.
  case unsafePath(String)
  /// The line would be longer than cron takes.
  case tooLong(limit: Int)
  /// Neither a user manager of systemd nor a crontab is here.
  case noScheduler
  /// The reminders are not installed.
  case notInstalled
  /// The program that was asked said no.
  case refused(Bilingual)
  /// Our part of the crontab was edited so that its bounds are not known.
  case damaged(line: Int)
  /// A line of the crontab runs the reminders, but not in our part.
  case unmanaged(line: Int)
  /// The crontab does not hold what was written.
  case notKept

  /// What stands in the way.
  public var message: Bilingual {
    switch self {
    case .unsafePath(let path):
      Bilingual(
        en: "'\(path)' holds a quote, a % or a line end, which cron cannot run",
        ko: "'\(path)'에 따옴표, % 또는 줄바꿈이 있어 cron이 실행할 수 없습니다")
    case .tooLong(let limit):
      Bilingual(
        en: "the paths are too long for a line of cron (\(limit) bytes)",
        ko: "경로가 cron 한 줄(\(limit)바이트)에 들어가지 않습니다")
    case .noScheduler:
      Bilingual(
        en: "there is neither a systemd user session nor cron here",
        ko: "systemd 사용자 세션도 cron도 없습니다")
    case .notInstalled:
      Bilingual(en: "the reminders are not installed", ko: "알림이 설치되어 있지 않습니다")
    case .refused(let reason): reason
    case .damaged(let line):
      Bilingual(
        en: "crontab line \(line): the part of clamate lacks its begin or end",
        ko: "crontab \(line)번째 줄: clamate 부분의 시작이나 끝이 없습니다")
    case .unmanaged(let line):
      Bilingual(
        en: "crontab line \(line) already runs the reminders, without its marks",
        ko: "crontab \(line)번째 줄이 이미 표시 없이 알림을 실행합니다")
    case .notKept:
      Bilingual(
        en: "the crontab does not hold what was written to it", ko: "crontab에 쓴 내용이 남지 않았습니다")
    }
  }

  /// What to do about it.
  public var hint: Bilingual? {
    switch self {
    case .unsafePath:
      Bilingual(
        en: "use a link without them: ln -s ... ~/.local/bin/clamate, or set XDG_DATA_HOME",
        ko: "그런 글자가 없는 링크를 쓰세요: ln -s ... ~/.local/bin/clamate (폴더는 XDG_DATA_HOME)")
    case .tooLong:
      Bilingual(en: "use shorter folders", ko: "더 짧은 폴더를 쓰세요")
    case .noScheduler:
      Bilingual(en: "apt install cron", ko: "apt install cron")
    case .notInstalled: Bilingual(verbatim: "clamate remind install")
    case .refused: Bilingual(en: "nothing was installed", ko: "아무것도 설치하지 않았습니다")
    case .damaged, .unmanaged:
      Bilingual(
        en: "remove that line with: crontab -e", ko: "그 줄을 지우세요: crontab -e")
    case .notKept: Bilingual(verbatim: "crontab -l")
    }
  }
}
