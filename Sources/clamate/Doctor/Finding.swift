import Language

/// What `doctor` found out about one thing.
struct Finding {
  /// How it is.
  enum State: String {
    /// As it should be.
    case ok
    /// Worth knowing; nothing is wrong.
    case note
    /// To be mended.
    case problem
    /// The store cannot be used.
    case broken
  }

  /// What was looked at, such as `store`.
  let check: String
  let state: State
  /// The bare fact for scripts, such as a path or a number; nil where there is none.
  let value: String?
  let text: Bilingual

  /// What was looked at, in words.
  var name: Bilingual {
    switch check {
    case "store": Bilingual(en: check, ko: "저장소")
    case "files": Bilingual(en: check, ko: "파일")
    case "backup": Bilingual(en: check, ko: "사본")
    case "scheduler": Bilingual(en: check, ko: "예약")
    case "lastPass": Bilingual(en: "last pass", ko: "알림 확인")
    case "nextReminder": Bilingual(en: "next reminder", ko: "다음 알림")
    case "bus": Bilingual(en: "desktop", ko: "데스크톱")
    case "helper": Bilingual(en: check, ko: "날씨 도우미")
    case "cache": Bilingual(en: check, ko: "날씨 캐시")
    case "asking": Bilingual(en: "last asking", ko: "지난 요청")
    case "keys": Bilingual(en: check, ko: "키")
    case "config": Bilingual(en: check, ko: "설정")
    case "clock": Bilingual(en: check, ko: "시계")
    case "zone": Bilingual(en: check, ko: "시간대")
    case "terminal": Bilingual(en: check, ko: "터미널")
    case "locale": Bilingual(en: check, ko: "언어")
    default: Bilingual(verbatim: check)
    }
  }

  init(_ check: String, _ state: State, value: String? = nil, _ text: Bilingual) {
    self.check = check
    self.state = state
    self.value = value
    self.text = text
  }
}
