import DateHelper
import Language
import Sky
import Testing

@Suite struct SkyErrorTests {
  @Test("every failure says what happened in one line of each language")
  func messages() {
    for provider in Provider.allCases {
      for reason in SkyError.Reason.allCases {
        let error = SkyError(provider, reason)
        for text in [error.message, error.hint].compactMap(\.self) {
          for language in Language.allCases {
            #expect(!text[language].isEmpty)
            #expect(!text[language].contains("\n") && !text[language].hasSuffix("."))
          }
          #expect(text.english.utf8.count == text.english.count)
        }
      }
    }
  }

  @Test("no two failures say the same", arguments: Language.allCases)
  func distinct(language: Language) {
    let messages = SkyError.Reason.allCases.map { SkyError(.openMeteo, $0).message[language] }
    #expect(Set(messages).count == SkyError.Reason.allCases.count)
  }

  @Test("every code of the interface has a failure that gives it")
  func codes() {
    let given = Set(SkyError.Reason.allCases.map(\.code))
    #expect(given == Set(SkyError.Code.allCases))
  }

  /// 2026-03-18T00:10:00Z: 50 minutes to the hour, 23:50 to the next UTC day.
  @Test(
    "a failure says when to ask again",
    arguments: [
      (SkyError.Reason.keyRejected, nil, 600), (.quota, nil, 600), (.quota, 900, 900),
      (.quota, 99_999_999, 3600), (.quota, -5, 600), (.hourQuota, nil, 3000),
      (.dayQuota, nil, 85_800), (.noName, nil, 60), (.noConnection, nil, 60), (.timedOut, nil, 600),
      (.noKey, nil, 0), (.webPage, nil, 60), (.redirectedAway, 900, 60), (.untrusted, nil, 60),
      (.placeUnknown, nil, 600),
    ] as [(SkyError.Reason, Int64?, Int64)])
  func wait(reason: SkyError.Reason, retryAfter: Int64?, seconds: Int64) {
    let now = Instant(seconds: 1_773_792_600)
    let again = SkyError(.openMeteo, reason).notBefore(now: now, retryAfter: retryAfter)
    #expect(now.seconds(until: again) == seconds)
  }

  @Test(
    "how long to wait is told in minutes rounded up",
    arguments: [
      (1, "1 minute", "1분"), (60, "1 minute", "1분"), (61, "2 minutes", "2분"),
      (600, "10 minutes", "10분"), (3541, "1 h", "1시간"), (3660, "1 h 1 min", "1시간 1분"),
      (85_800, "23 h 50 min", "23시간 50분"),
    ])
  func minutes(seconds: Int64, english: String, korean: String) {
    let now = Instant(seconds: 1_773_792_600)
    for reason in [SkyError.Reason.quota, .dayQuota, .serverFailed] {
      let error = SkyError(.openMeteo, reason).waiting(
        until: now.adding(seconds: seconds), from: now)
      #expect(error.hint?.english == "try again in \(english)")
      #expect(error.hint?.korean == "\(korean) 뒤에 다시 해 보세요")
      #expect(error.wait == seconds)
    }
  }

  @Test("what a person can do comes before when it is asked again")
  func remedies() {
    let now = Instant(seconds: 1_773_792_600)
    let later = now.adding(seconds: 60)
    let portal = SkyError(.openMeteo, .webPage).waiting(until: later, from: now)
    #expect(
      portal.hint?.english
        == "the network may want a login: open a browser; asked again in 1 minute")
    #expect(portal.hint?.korean.hasSuffix("브라우저를 열어 보세요. 1분 뒤에 다시 묻습니다") == true)
    let silent = SkyError(.airKorea, .noReading, detail: "통신장애")
      .waiting(until: later, from: now)
    #expect(silent.hint?.english == "asked again in 1 minute")
    #expect(silent.message.english.hasSuffix("(no connection to the station)"))
    #expect(silent.message.korean.hasSuffix("(통신장애)"))
    #expect(SkyError(.openMeteo, .unexpected).hint == nil)
  }

  @Test("a wait that is over is none", arguments: [0, -1, -9_999_999])
  func over(seconds: Int64) {
    let now = Instant(seconds: 1_773_792_600)
    let error = SkyError(.openMeteo, .quota).waiting(until: now.adding(seconds: seconds), from: now)
    #expect(error.wait == nil && error.hint?.english == "try again")
  }
}
