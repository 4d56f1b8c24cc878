import Language

extension Setting {
  /// What the setting is for.
  public var meaning: Bilingual {
    switch self {
    case .language: Bilingual(en: "language of all texts", ko: "표시 언어")
    case .color: Bilingual(en: "when to use colour", ko: "색을 쓰는 때")
    case .units: Bilingual(en: "units of the weather", ko: "날씨 단위")
    case .timeZone: Bilingual(en: "time zone, such as Asia/Seoul", ko: "시간대 (예: Asia/Seoul)")
    case .dayStart:
      Bilingual(en: "when a day begins, 00:00 to 06:00", ko: "하루가 시작되는 시각, 00:00~06:00")
    case .weekStart:
      Bilingual(en: "first day of a week in the calendar", ko: "달력에서 한 주의 첫 요일")
    case .morning: Bilingual(en: "the time of \"morning\"", ko: "'아침'이 뜻하는 시각")
    case .lunch: Bilingual(en: "the time of \"lunch\"", ko: "'점심'이 뜻하는 시각")
    case .afternoon: Bilingual(en: "the time of \"afternoon\"", ko: "'오후'가 뜻하는 시각")
    case .evening: Bilingual(en: "the time of \"evening\"", ko: "'저녁'이 뜻하는 시각")
    case .night: Bilingual(en: "the time of \"night\"", ko: "'밤'이 뜻하는 시각")
    case .dueWarning:
      Bilingual(en: "days before a deadline to show it", ko: "마감을 며칠 전부터 알릴지")
    case .trackMax:
      Bilingual(en: "the longest run that is not forgotten", ko: "잊은 것으로 보지 않는 가장 긴 기록")
    case .allDayReminder:
      Bilingual(en: "when todos without a time remind", ko: "시각 없는 할 일을 알리는 때")
    case .quietHours:
      Bilingual(en: "hours in which reminders wait", ko: "알림을 미뤄 두는 시간대")
    case .brief: Bilingual(en: "when to tell the day and its sky", ko: "하루와 날씨를 알리는 때")
    case .review: Bilingual(en: "when to tell what is left", ko: "남은 일을 알리는 때")
    case .weatherPrefetch:
      Bilingual(en: "ask for weather ahead of the brief", ko: "요약 전에 날씨를 미리 받을지")
    case .weatherProvider: Bilingual(en: "who is asked for weather", ko: "날씨를 묻는 곳")
    case .airProvider: Bilingual(en: "who is asked for fine dust", ko: "미세먼지를 묻는 곳")
    case .keyCommand:
      Bilingual(en: "program that prints the key of a service", ko: "서비스의 키를 출력하는 프로그램")
    case .outdoorTags: Bilingual(en: "tags of todos done outside", ko: "밖에서 하는 일의 태그")
    case .outdoorRain:
      Bilingual(en: "chance of rain, in %, to warn from", ko: "경고할 강수 확률(%)")
    case .outdoorDust: Bilingual(en: "grade of dust to warn from", ko: "경고할 미세먼지 등급")
    case .outdoorHeat: Bilingual(en: "felt heat, in C, to warn from", ko: "경고할 체감 더위(섭씨)")
    case .outdoorCold: Bilingual(en: "felt cold, in C, to warn from", ko: "경고할 체감 추위(섭씨)")
    case .outdoorWind: Bilingual(en: "wind, in m/s, to warn from", ko: "경고할 바람(m/s)")
    case .airStation:
      Bilingual(en: "station to ask for fine dust", ko: "미세먼지를 볼 측정소")
    case .airScale:
      Bilingual(en: "grades of fine dust", ko: "미세먼지 등급 기준")
    case .reminderChannels: Bilingual(en: "how reminders reach you", ko: "알림을 받는 방법")
    case .reminderCommand:
      Bilingual(en: "program that the channel command runs", ko: "command 방법이 실행할 프로그램")
    case .reminderMail:
      Bilingual(en: "address of the channel mail; empty is you", ko: "mail 방법의 주소 (비우면 자신)")
    }
  }

  /// The values that the setting takes, in words.
  public var choices: Bilingual {
    switch kind {
    case .choice(let words): Self.explained(words, separator: " | ")
    case .time: Bilingual(en: "HH:MM", ko: "HH:MM")
    case .dayStart:
      Bilingual(en: "00:00, 00:30 ... 06:00", ko: "00:00, 00:30 ... 06:00")
    case .days: Bilingual(en: "0d to 365d", ko: "0d~365d")
    case .hours: Bilingual(en: "1h to 48h", ko: "1h~48h")
    case .timeOrOff: Bilingual(en: "off | HH:MM", ko: "off(끔) | HH:MM")
    case .hoursOrOff: Bilingual(en: "off | HH:MM-HH:MM", ko: "off(끔) | HH:MM-HH:MM")
    case .zone: Bilingual(en: "system | a zone name", ko: "system(이 컴퓨터) | 시간대 이름")
    case .words(let words): Self.explained(words, separator: ", ")
    case .arguments: Bilingual(en: #"["program", "argument"]"#, ko: #"["프로그램", "인자"]"#)
    case .address: Bilingual(en: "you@example.org", ko: "나@example.org")
    case .names: Bilingual(en: "NAME, NAME ...", ko: "이름, 이름 ...")
    case .integer(let range):
      Bilingual(
        en: "\(range.lowerBound) to \(range.upperBound)",
        ko: "\(range.lowerBound)~\(range.upperBound)")
    case .measure(let measure, let range): Self.choices(of: measure, in: range)
    case .station:
      Bilingual(
        en: "nearest | AQICN: a number from clamate air --find TEXT | AirKorea: a Korean name",
        ko: "nearest(가장 가까운 곳) | AQICN: clamate air --find 글자로 찾은 번호 | AirKorea: 측정소 이름")
    }
  }

  /// Values, each with what it means beside it in Korean; what is typed stays as it is.
  private static func explained(_ words: [String], separator: String) -> Bilingual {
    let korean = words.map { word in koreanMeanings[word].map { "\(word)(\($0))" } ?? word }
    return Bilingual(
      en: words.joined(separator: separator), ko: korean.joined(separator: separator))
  }

  private static let koreanMeanings = [
    "auto": "자동", "en": "영어", "ko": "한국어", "always": "항상", "never": "쓰지 않음",
    "metric": "섭씨, m/s", "imperial": "화씨, mph", "monday": "월요일", "sunday": "일요일", "on": "켬",
    "off": "끔", "none": "묻지 않음", "kr": "한국", "us": "미국", "who": "세계보건기구",
    "desktop": "화면 알림", "terminal": "터미널", "mail": "메일", "command": "내 프로그램",
    "moderate": "보통", "bad": "나쁨", "veryBad": "매우 나쁨",
  ]
}
