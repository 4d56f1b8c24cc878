import Language

extension SkyError {
  /// What to try, where there is something that a person can do, and when it is asked again.
  public var hint: Bilingual? {
    let wait = wait.map(Bilingual.waiting(seconds:))
    if isOverByWaiting {
      guard let wait else { return Bilingual(en: "try again", ko: "다시 해 보세요") }
      return Bilingual(en: "try again in \(wait.english)", ko: "\(wait.korean) 뒤에 다시 해 보세요")
    }
    let again = wait.map {
      Bilingual(en: "asked again in \($0.english)", ko: "\($0.korean) 뒤에 다시 묻습니다")
    }
    let hints = [remedy, again].compactMap { $0 }
    return hints.isEmpty
      ? nil
      : Bilingual {
        language in hints.map { $0[language] }.joined(separator: language == .korean ? ". " : "; ")
      }
  }

  /// What a person can do.
  private var remedy: Bilingual? {
    switch reason {
    case .noKey: missingKeyHint
    case .keyRejected: rejectedKeyHint
    case .keyCommandMissing, .keyCommandSlow, .keyCommandFailed, .keyCommandEmpty:
      keyCommandHint
    case .planTooSmall where provider == .oneCall:
      Bilingual(
        en: "subscribe to One Call, or: clamate config set weather.provider openweathermap",
        ko: "One Call을 구독하거나, clamate config set weather.provider openweathermap")
    case .planTooSmall:
      Bilingual(
        en: "see the plan of your account at \(provider.name)",
        ko: "\(provider.name) 계정의 요금제를 확인하세요")
    case .demoToken:
      Bilingual(
        en: "ask for a free token of your own at aqicn.org",
        ko: "aqicn.org에서 무료 토큰을 받으세요")
    case .placeUnknown: Bilingual(en: "choose another region", ko: "다른 지역을 고르세요")
    case .stationTooFar, .stationElsewhere:
      Bilingual(
        en: "try: clamate config set air.provider openmeteo",
        ko: "'clamate config set air.provider openmeteo'로 바꿔 보세요")
    case .stationUnknown where provider == .aqicn:
      Bilingual(
        en: "clamate air --find TEXT, or clamate config set air.station nearest",
        ko: "clamate air --find 이름으로 찾거나 clamate config set air.station nearest")
    case .noStation, .stationUnknown:
      Bilingual(
        en: "clamate config set air.station NAME, as airkorea.or.kr writes it",
        ko: "clamate config set air.station 종로구, 이름은 airkorea.or.kr에 있습니다")
    case .noName, .noConnection:
      Bilingual(en: "check the network connection", ko: "네트워크 연결을 확인하세요")
    case .untrusted:
      Bilingual(
        en: "install ca-certificates; where a proxy signs, name its file in SSL_CERT_FILE",
        ko: "ca-certificates를 설치하세요. 프록시가 서명한다면 SSL_CERT_FILE에 그 파일을 적으세요")
    case .noAuthorities:
      Bilingual(
        en: "check the file that SSL_CERT_FILE names, or install ca-certificates",
        ko: "SSL_CERT_FILE에 적은 파일을 확인하거나 ca-certificates를 설치하세요")
    case .certificateExpired:
      Bilingual(en: "check this computer's date and time", ko: "컴퓨터의 날짜와 시각을 확인하세요")
    case .wrongHost, .webPage, .redirectedAway, .redirectedUnsafely:
      Bilingual(
        en: "the network may want a login: open a browser",
        ko: "네트워크 로그인이 필요할 수 있으니 브라우저를 열어 보세요")
    case .tlsFailed:
      Bilingual(
        en: "check the network and the proxy settings", ko: "네트워크와 프록시 설정을 확인하세요")
    case .quota, .hourQuota, .dayQuota, .tooBusy, .timedOut, .incomplete, .disrupted, .serverFailed,
      .tooLarge, .redirected, .unexpected, .implausible, .requestRefused, .noReading:
      nil
    }
  }

  /// Whether there is nothing to do but to wait.
  private var isOverByWaiting: Bool {
    switch reason {
    case .quota, .hourQuota, .dayQuota, .tooBusy, .timedOut, .incomplete, .disrupted,
      .serverFailed:
      true
    default: false
    }
  }

  private var keyCommandHint: Bilingual {
    let name = provider.account.rawValue
    return Bilingual(
      en: "it is run with '\(name)' as its last argument; clamate help keys",
      ko: "마지막 인자로 '\(name)'을(를) 받아 실행됩니다. clamate help keys")
  }

  private var missingKeyHint: Bilingual? {
    provider.keyVariable.map {
      Bilingual(
        en: "set \($0), or let weather.provider and air.provider be auto",
        ko: "\($0) 값을 설정하거나 weather.provider와 air.provider를 auto로 두세요")
    }
  }

  private var rejectedKeyHint: Bilingual? {
    provider.keyVariable.map { name in
      let isNewSlow = provider.account == .openWeatherMap
      let later =
        isNewSlow
        ? Bilingual(en: "; a new one works after up to 2 hours", ko: ". 새 키는 최대 2시간 뒤부터 쓸 수 있습니다")
        : Bilingual(verbatim: "")
      return Bilingual(
        en: "check the key in \(name) or credentials\(later.english)",
        ko: "\(name) 또는 credentials의 키를 확인하세요\(later.korean)")
    }
  }
}
