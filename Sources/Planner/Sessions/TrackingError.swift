import Language

/// Why time was not tracked as it was asked for.
public enum TrackingError: Explainable, Equatable {
  /// No run goes on.
  case nothingRunning
  /// The run rested so long that it ended; when, in words.
  case endedAtPause(Bilingual, Bilingual)
  /// This is being tracked already.
  case alreadyRunning(Bilingual)
  /// The run rests already.
  case alreadyPaused(Bilingual)
  /// The run does not rest.
  case notPaused(Bilingual)
  /// The run is longer than one may be; so many hours, and a command that ends it.
  case overlong(Bilingual, hours: Int64, fix: String)
  /// Sessions lie where another one should; the first of them, how many more, and a way out.
  case overlap(Bilingual, more: Int, Way)
  /// The end is not after the start.
  case order
  /// A moment that has not come.
  case future
  /// Longer than a session may be.
  case tooLong
  /// A moment before the run last changed; when, in words.
  case beforeChange(Bilingual)
  /// There is no session of these numbers.
  case unknown([Int])
  /// The moment is not inside the session.
  case outside
  /// What only a session that ended has.
  case stillRunning(Int)

  /// A command that helps where sessions overlap.
  public enum Way: Sendable, Equatable {
    /// It makes room.
    case room(String)
    /// It tracks what fits.
    case instead(String)
  }

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .nothingRunning:
      Bilingual(en: "nothing is running", ko: "기록 중인 것이 없습니다")
    case .endedAtPause(let name, let time):
      Bilingual(
        en: "'\(name.english)' rested for 12 hours and ended \(time.english)",
        ko: "'\(name.korean)' 기록은 12시간 넘게 멈춰 있어 \(time.korean)에 끝났습니다")
    case .alreadyRunning(let name):
      Bilingual(en: "'\(name.english)' is running already", ko: "'\(name.korean)'을(를) 이미 기록하고 있습니다")
    case .alreadyPaused(let name):
      Bilingual(en: "'\(name.english)' is paused already", ko: "'\(name.korean)' 기록은 이미 멈춰 있습니다")
    case .notPaused(let name):
      Bilingual(en: "'\(name.english)' is not paused", ko: "'\(name.korean)' 기록은 멈춰 있지 않습니다")
    case .overlong(let name, let hours, _):
      Bilingual(
        en:
          "'\(name.english)' has been running for more than \(hours) \(hours == 1 ? "hour" : "hours")",
        ko: "'\(name.korean)' 기록이 \(hours)시간을 넘었습니다")
    case .overlap(let session, let more, _):
      Bilingual(
        en: "that overlaps \(session.english)" + (more > 0 ? " and \(more) more" : ""),
        ko: "\(session.korean)" + (more > 0 ? " 외 \(more)개" : "") + "와(과) 겹칩니다")
    case .order, .future, .tooLong, .beforeChange, .unknown, .outside, .stillRunning: timeMessage
    }
  }

  private var timeMessage: Bilingual {
    switch self {
    case .future: Bilingual(en: "that time has not come yet", ko: "아직 오지 않은 시각입니다")
    case .tooLong:
      Bilingual(en: "a session lasts 31 days at most", ko: "기록 하나는 길어야 31일입니다")
    case .beforeChange(let time):
      Bilingual(
        en: "the run last changed \(time.english)", ko: "기록이 \(time.korean)에 마지막으로 바뀌었습니다")
    case .unknown(let ids):
      Bilingual(
        en: "no session \(ids.map(String.init).joined(separator: ", "))",
        ko: "\(ids.map(String.init).joined(separator: ", "))번 기록은 없습니다")
    case .outside: Bilingual(en: "that time is not inside the session", ko: "그 시각은 기록 안에 있지 않습니다")
    case .stillRunning(let id):
      Bilingual(en: "session \(id) has not ended yet", ko: "\(id)번 기록은 아직 끝나지 않았습니다")
    default: Bilingual(en: "the end must be after the start", ko: "끝은 시작보다 뒤여야 합니다")
    }
  }

  /// How to go on.
  public var hint: Bilingual? {
    switch self {
    case .nothingRunning, .endedAtPause:
      Bilingual(en: "clamate track start BLOCK begins", ko: "clamate track start 블록으로 시작하세요")
    case .alreadyRunning:
      Bilingual(en: "clamate track finish ends it", ko: "clamate track finish로 끝낼 수 있습니다")
    case .alreadyPaused:
      Bilingual(en: "clamate track resume goes on", ko: "clamate track resume으로 이어 가세요")
    case .notPaused:
      Bilingual(en: "clamate track pause pauses it", ko: "clamate track pause로 멈출 수 있습니다")
    case .overlong(_, _, let fix):
      Bilingual(
        en: "\(fix) ends it then; clamate track finish --keep keeps it all",
        ko: "\(fix)(으)로 그때 끝내거나, clamate track finish --keep으로 모두 남기세요")
    case .overlap(_, _, .instead(let fix)):
      Bilingual(en: "this fits: \(fix)", ko: "이렇게는 됩니다: \(fix)")
    case .overlap(_, _, .room(let fix)):
      Bilingual(
        en: "make room: \(fix); track add and edit take --replace, with --dry-run to see it first",
        ko: "자리 내기: \(fix). track add와 edit에는 --replace가 있고 --dry-run으로 미리 볼 수 있습니다")
    case .order, .future, .outside, .beforeChange:
      Bilingual(en: "clamate track list shows the times", ko: "clamate track list로 시각을 볼 수 있습니다")
    case .tooLong:
      Bilingual(en: "say when it ended: --at", ko: "끝난 시각을 --at으로 쓰세요")
    case .unknown:
      Bilingual(
        en: "clamate track list all shows the numbers", ko: "clamate track list 전체로 번호를 볼 수 있습니다")
    case .stillRunning:
      Bilingual(
        en: "clamate track finish --at TIME ends it", ko: "clamate track finish --at 시각으로 끝내세요")
    }
  }
}
