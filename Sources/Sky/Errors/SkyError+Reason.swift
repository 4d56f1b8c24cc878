import Language

extension SkyError {
  /// What went wrong, finer than ``Code``; the raw values are kept in the cache.
  public enum Reason: String, Sendable, CaseIterable {
    /// There is no key for a provider that needs one.
    case noKey
    /// The program that was to give the key is not there or cannot be run.
    case keyCommandMissing
    /// The program that was to give the key did not end in time.
    case keyCommandSlow
    /// The program that was to give the key failed.
    case keyCommandFailed
    /// The program that was to give the key printed none.
    case keyCommandEmpty
    /// The provider refused the key.
    case keyRejected
    /// The key is good, the account's plan does not cover the request.
    case planTooSmall
    /// The token "demo", which knows Shanghai only.
    case demoToken
    /// The provider does not know the place.
    case placeUnknown
    /// The nearest station is more than 150 km away.
    case stationTooFar
    /// The provider is asked for a station by name, and none is set.
    case noStation
    /// The station that is set is not that of the place.
    case stationElsewhere
    /// The provider has no station of the name that is set.
    case stationUnknown
    /// The quota is used up for some minutes.
    case quota
    /// The quota of the hour is used up.
    case hourQuota
    /// The quota of the UTC day is used up.
    case dayQuota
    /// Too many requests from one address at the same moment.
    case tooBusy
    /// The host name leads nowhere.
    case noName
    /// The host does not take the connection.
    case noConnection
    /// No answer in time.
    case timedOut
    /// Nobody who is trusted vouches for the certificate.
    case untrusted
    /// The certificate has run out, or does not hold yet.
    case certificateExpired
    /// The certificate is somebody else's.
    case wrongHost
    /// The file of those who are trusted cannot be read.
    case noAuthorities
    /// TLS could not be agreed on.
    case tlsFailed
    /// The answer exceeds the limit.
    case tooLarge
    /// A web page came in place of data, as login pages of networks do.
    case webPage
    /// The answer broke off.
    case incomplete
    /// The provider sent the request to another path, which is not followed.
    case redirected
    /// The provider sent the request to another server.
    case redirectedAway
    /// The provider sent the request to where it would go in the clear, or to no server at all.
    case redirectedUnsafely
    /// The answer is not in the form that is documented.
    case unexpected
    /// A number in the answer cannot be true.
    case implausible
    /// The provider refused the request itself.
    case requestRefused
    /// The connection broke before an answer.
    case disrupted
    /// The provider failed on its side.
    case serverFailed
    /// The provider answered, but has no reading for the place now.
    case noReading

    /// The code that stands for it in the JSON output.
    public var code: Code {
      switch self {
      case .noKey, .keyCommandMissing, .keyCommandSlow, .keyCommandFailed, .keyCommandEmpty:
        .noKey
      case .keyRejected, .planTooSmall, .demoToken: .badKey
      case .placeUnknown, .stationTooFar, .noStation, .stationElsewhere, .stationUnknown:
        .notFound
      case .quota, .hourQuota, .dayQuota, .tooBusy: .rateLimited
      case .noName, .noConnection: .offline
      case .timedOut: .timeout
      case .untrusted, .certificateExpired, .wrongHost, .noAuthorities, .tlsFailed: .tls
      case .tooLarge: .tooLarge
      case .webPage, .incomplete, .redirected, .redirectedAway, .redirectedUnsafely, .unexpected,
        .implausible, .requestRefused:
        .badResponse
      case .disrupted, .serverFailed, .noReading: .unavailable
      }
    }

    /// Whether the same request may well succeed a moment later.
    public var isTransient: Bool {
      switch self {
      case .tooBusy, .noConnection, .incomplete, .disrupted, .serverFailed: true
      default: false
      }
    }

    /// Whether the key is good for nothing, and not merely for the request.
    var isOfWholeKey: Bool { self == .keyRejected || self == .demoToken }

    /// What happened, in words that follow the provider's name.
    var words: Bilingual {
      switch self {
      case .noKey: Bilingual(en: "no key is set", ko: "키가 설정되지 않았습니다")
      case .keyCommandMissing:
        Bilingual(en: "key-command cannot be run", ko: "key-command를 실행할 수 없습니다")
      case .keyCommandSlow:
        Bilingual(
          en: "key-command did not end within \(Attempt.keySeconds) seconds",
          ko: "key-command가 \(Attempt.keySeconds)초 안에 끝나지 않았습니다")
      case .keyCommandFailed:
        Bilingual(en: "key-command failed", ko: "key-command가 실패했습니다")
      case .keyCommandEmpty:
        Bilingual(en: "key-command printed no key", ko: "key-command가 키를 출력하지 않았습니다")
      case .keyRejected: Bilingual(en: "the key was rejected", ko: "키가 거절되었습니다")
      case .planTooSmall:
        Bilingual(en: "the key's plan does not cover this", ko: "이 키의 요금제로는 볼 수 없습니다")
      case .demoToken:
        Bilingual(
          en: "answered for Shanghai, as it does for the token demo",
          ko: "상하이의 값이 왔습니다. demo 토큰이면 늘 그렇습니다")
      case .placeUnknown: Bilingual(en: "the place is unknown", ko: "모르는 지역입니다")
      case .stationTooFar:
        Bilingual(en: "no station within 150 km", ko: "150 km 안에 측정소가 없습니다")
      case .noStation: Bilingual(en: "no station is set by name", ko: "측정소 이름이 정해지지 않았습니다")
      case .stationElsewhere:
        Bilingual(
          en: "the station is set for the region in use alone",
          ko: "정해 둔 측정소는 지금 쓰는 지역의 것입니다")
      case .stationUnknown: Bilingual(en: "there is no such station", ko: "그런 측정소가 없습니다")
      case .quota: Bilingual(en: "asked too often", ko: "요청 한도를 넘었습니다")
      case .hourQuota:
        Bilingual(en: "this hour's requests are used up", ko: "이번 시간의 요청 한도를 다 썼습니다")
      case .dayQuota:
        Bilingual(en: "today's requests are used up", ko: "오늘의 요청 한도를 다 썼습니다")
      case .tooBusy: Bilingual(en: "too busy for now", ko: "지금은 요청이 몰려 있습니다")
      case .noName: Bilingual(en: "its address was not found", ko: "서버 주소를 찾지 못했습니다")
      case .noConnection: Bilingual(en: "cannot be reached", ko: "연결할 수 없습니다")
      case .timedOut: Bilingual(en: "no answer in time", ko: "제때 응답하지 않았습니다")
      case .untrusted:
        Bilingual(
          en: "nobody trusted vouches for its certificate", ko: "인증서를 믿을 수 없습니다")
      case .certificateExpired:
        Bilingual(
          en: "its certificate is not valid at this time", ko: "인증서의 유효 기간이 아닙니다")
      case .wrongHost:
        Bilingual(en: "its certificate is for another host", ko: "다른 서버의 인증서가 왔습니다")
      case .noAuthorities:
        Bilingual(
          en: "the file of trusted certificates cannot be read", ko: "신뢰할 인증서 파일을 읽을 수 없습니다")
      case .tlsFailed:
        Bilingual(en: "no secure connection was made", ko: "보안 연결을 맺지 못했습니다")
      case .tooLarge: Bilingual(en: "the answer is too large", ko: "응답이 너무 큽니다")
      case .webPage:
        Bilingual(
          en: "got a web page instead of data", ko: "데이터 대신 웹 페이지가 왔습니다")
      case .incomplete: Bilingual(en: "the answer broke off", ko: "응답이 중간에 끊겼습니다")
      case .redirected:
        Bilingual(en: "sent the request to another path", ko: "다른 경로로 보내려 했습니다")
      case .redirectedAway:
        Bilingual(en: "sent the request to another server", ko: "다른 서버로 보내려 했습니다")
      case .redirectedUnsafely:
        Bilingual(
          en: "sent the request to an unsafe address", ko: "안전하지 않은 주소로 보내려 했습니다")
      case .unexpected: Bilingual(en: "unexpected answer", ko: "예상과 다른 응답입니다")
      case .implausible:
        Bilingual(en: "the answer holds an impossible value", ko: "있을 수 없는 값이 왔습니다")
      case .requestRefused:
        Bilingual(en: "did not accept the request", ko: "요청이 받아들여지지 않았습니다")
      case .disrupted: Bilingual(en: "the connection broke", ko: "연결이 끊겼습니다")
      case .serverFailed: Bilingual(en: "out of order for now", ko: "지금은 서비스가 원활하지 않습니다")
      case .noReading: Bilingual(en: "no reading for now", ko: "지금은 측정값이 없습니다")
      }
    }
  }
}
