import Language

/// A piece of the present state that a bar or a prompt can show.
enum StatusField: String, CaseIterable {
  /// The fields; what each shows is its ``meaning``.
  case run, block, time, focus, goal, percent, stage, marimo, todo, dday, temperature, weather
  case dust, pm25, pm10

  /// What it shows.
  var meaning: Bilingual {
    switch self {
    case .run: Bilingual(en: "what runs and for how long", ko: "돌고 있는 것과 그 시간")
    case .block: Bilingual(en: "the block that runs, or focus", ko: "돌고 있는 블록, 없으면 집중")
    case .time: Bilingual(en: "how long it has run", ko: "그 시간")
    case .focus: Bilingual(en: "the work of today", ko: "오늘 집중한 시간")
    case .goal: Bilingual(en: "the goal of today", ko: "오늘의 목표")
    case .percent: Bilingual(en: "the part of the goal", ko: "목표를 채운 비율")
    case .stage: Bilingual(en: "the stage of the marimo, 1 to 5", ko: "마리모 단계, 1~5")
    case .marimo: Bilingual(en: "the marimo", ko: "마리모")
    case .todo: Bilingual(en: "the next todo of today", ko: "오늘의 다음 할 일")
    case .dday: Bilingual(en: "the pinned D-day, else the next", ko: "고정한 디데이, 없으면 다음 것")
    case .temperature: Bilingual(en: "the temperature", ko: "기온")
    case .weather: Bilingual(en: "the weather in words", ko: "날씨")
    case .dust: Bilingual(en: "PM2.5 and PM10 with their grades", ko: "초미세먼지와 미세먼지, 등급과 함께")
    case .pm25: Bilingual(en: "PM2.5 with its grade", ko: "초미세먼지와 등급")
    case .pm10: Bilingual(en: "PM10 with its grade", ko: "미세먼지와 등급")
    }
  }

  /// Whether it tells of the current run, without which the exit status is 1.
  var isOfRun: Bool { [.run, .block, .time].contains(self) }
}
