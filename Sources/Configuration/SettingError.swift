import Language

/// What is wrong with a setting.
public enum SettingError: Explainable, Equatable {
  /// There is no such key.
  case unknown(key: String, suggestion: String?, line: Int?)
  /// The setting does not take this value.
  case invalid(setting: Setting, value: String, line: Int?)
  /// It names a program, and everybody on this machine may write the file.
  case exposed(setting: Setting, line: Int)
  /// The line is no `key = value`.
  case unreadable(line: Int)

  /// The line of the file, if it is in one.
  public var line: Int? {
    switch self {
    case .unknown(_, _, let line), .invalid(_, _, let line): line
    case .exposed(_, let line), .unreadable(let line): line
    }
  }

  /// What is wrong and, in a file, on which line.
  public var message: Bilingual {
    switch self {
    case .unknown(let key, _, let line):
      Bilingual(en: "no setting '\(key)'", ko: "'\(key)' 설정은 없습니다").at(line)
    case .invalid(let setting, let value, let line):
      Bilingual(
        en: "'\(setting.rawValue)' cannot be '\(value)'",
        ko: "'\(setting.rawValue)' 값으로 '\(value)'은(는) 쓸 수 없습니다"
      ).at(line)
    case .exposed(let setting, let line):
      Bilingual(
        en: "'\(setting.rawValue)' is not run, as everybody can write the file",
        ko: "누구나 파일을 고칠 수 있어 '\(setting.rawValue)'을(를) 실행하지 않습니다"
      ).at(line)
    case .unreadable(let line):
      Bilingual(en: "not a 'key = value' line", ko: "'key = value' 형식이 아닙니다").at(line)
    }
  }

  /// What is set by a command of its own.
  private static let elsewhere: [String: Bilingual] = {
    let nickname = Bilingual(
      en: "clamate profile set --nickname NAME", ko: "clamate profile set --nickname 이름")
    let region = Bilingual(en: "clamate region set REGION", ko: "clamate region set 지역")
    let goal = Bilingual(en: "clamate focus goal HOURS", ko: "clamate focus goal 시간")
    let language = Bilingual(verbatim: "clamate config set language ko")
    return [
      "lang": language, "locale": language, "언어": language, "nickname": nickname, "별명": nickname,
      "이름": nickname, "지역": region, "목표": goal, "name": nickname,
      "region": region, "city": region,
      "location": region, "goal": goal, "focus.goal": goal,
    ]
  }()

  /// A name or the values to try.
  public var hint: Bilingual? {
    switch self {
    case .unknown(_, .some(let suggestion), _):
      Bilingual(en: "did you mean '\(suggestion)'?", ko: "'\(suggestion)'을(를) 찾으셨나요?")
    case .unknown(let key, _, _) where Self.elsewhere[key] != nil:
      Self.elsewhere[key]
    case .unknown:
      Bilingual(en: "clamate config list shows all", ko: "clamate config list로 모두 볼 수 있습니다")
    case .invalid(let setting, _, _):
      Bilingual(
        en: "use \(setting.choices[.english])", ko: "쓸 수 있는 값: \(setting.choices[.korean])")
    case .exposed:
      Bilingual(
        en: "take the right to write from others: clamate doctor names the file",
        ko: "다른 사람의 쓰기 권한을 없애세요. clamate doctor가 파일을 알려 줍니다")
    case .unreadable:
      nil
    }
  }
}

extension Bilingual {
  /// The same with the line of the config file in front, if there is one.
  fileprivate func at(_ line: Int?) -> Bilingual {
    guard let line else { return self }
    return Bilingual(
      en: "config line \(line): \(english)", ko: "설정 파일 \(line)번째 줄: \(korean)")
  }
}
