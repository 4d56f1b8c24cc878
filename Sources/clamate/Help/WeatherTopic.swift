import CommandLineKit
import Language
import Sky

extension HelpTopic {
  /// The help about where weather comes from and what its words mean.
  static let weather = HelpTopic(
    name: "weather", aliases: ["날씨"],
    summary: Bilingual(en: "who is asked, how often, and the grades", ko: "묻는 곳, 묻는 때, 등급"),
    sections: [providers, freshness, coming, scales, grades])

  private static let coming = HelpSection(
    Bilingual(en: "What is to come", ko: "다가올 날씨"),
    rows: [
      HelpSection.Row(
        "weather --hours", Bilingual(en: "48 hours, with a chart", ko: "48시간, 그림과 함께")),
      HelpSection.Row("weather --days", Bilingual(en: "five days", ko: "닷새")),
    ],
    paragraphs: [
      Bilingual(
        en: """
          Dust to come is a model's estimate. Stations tell none; then it comes from whoever tells the \
          weather. today and weather name the first change of rain and of dust within 24 hours.
          """,
        ko: """
          다가올 먼지는 모델 추정값이며, 측정소에는 없으므로 날씨를 알려 주는 곳의 값을 씁니다. today와 \
          weather는 24시간 안에 비와 먼지가 처음 달라지는 때를 알려 줍니다.
          """)
    ])

  private static let scales = HelpSection(
    Bilingual(en: "air.scale", ko: "air.scale"),
    rows: AirScale.allCases.map { HelpSection.Row($0.rawValue, $0.name) },
    paragraphs: [
      Bilingual(
        en: """
          air.station NUMBER asks one station of AQICN; clamate air --find TEXT lists them. AirKorea \
          needs a name in its place, as airkorea.or.kr writes it; with auto it is asked only then.
          """,
        ko: """
          air.station에 번호를 정하면 AQICN의 그 측정소를 봅니다. clamate air --find 글자로 찾습니다. \
          AirKorea는 번호 대신 airkorea.or.kr에 나오는 측정소 이름이 필요하며, auto이면 이름이 있을 때만 묻습니다.
          """)
    ])

  private static let providers = HelpSection(
    Bilingual(en: "Who is asked", ko: "묻는 곳"),
    rows: Provider.allCases.map { HelpSection.Row($0.rawValue, $0.offer) },
    paragraphs: [
      Bilingual(
        en: """
          weather.provider and air.provider choose one; with auto, whoever has a key comes first, and \
          one that rejects it is passed over. none never asks. See clamate help keys.
          """,
        ko: """
          weather.provider와 air.provider로 고릅니다. auto이면 키가 있는 곳에 먼저 묻고 키를 거절하면 \
          다른 곳에 물으며, none이면 묻지 않습니다. clamate help keys를 보세요.
          """)
    ])

  private static let freshness = HelpSection(
    Bilingual(en: "When it is asked", ko: "묻는 때"),
    rows: [
      HelpSection.Row(
        Bilingual(en: "within 10 minutes", ko: "10분 안"),
        Bilingual(en: "shown from the cache", ko: "저장해 둔 값")),
      HelpSection.Row(
        Bilingual(en: "within an hour", ko: "한 시간 안"),
        Bilingual(en: "shown at once, asked beside it", ko: "바로 보여 주고 새로 물음")),
      HelpSection.Row(
        Bilingual(en: "after an hour", ko: "한 시간 뒤"),
        Bilingual(en: "asked first, for 3 seconds at most", ko: "먼저 묻고 길어야 3초 기다림")),
      HelpSection.Row(
        "--refresh",
        Bilingual(en: "asked, but not twice in 10 minutes", ko: "새로 묻되 10분에 한 번까지")),
      HelpSection.Row(
        "--offline", Bilingual(en: "never asked", ko: "묻지 않음")),
    ],
    paragraphs: [
      Bilingual(
        en: "Observed more than 3 hours ago, a value is marked; after 24 hours it is not shown.",
        ko: "관측한 지 3시간이 넘은 값은 표시를 하고, 24시간이 넘으면 보여 주지 않습니다.")
    ])

  private static let grades = HelpSection(
    Bilingual(en: "Grades of fine dust in Korea, ug/m3", ko: "미세먼지 등급(ug/m3)"),
    rows: Pollutant.allCases.flatMap { pollutant in
      Grade.allCases.map { grade in
        let span = grade.span(of: pollutant)
        return HelpSection.Row(
          Bilingual(
            en: "\(pollutant.name.english) \(span)", ko: "\(pollutant.name.korean) \(span)"),
          grade.name)
      }
    })
}

extension Provider {
  /// What the provider gives, and whether it wants a key.
  fileprivate var offer: Bilingual {
    switch self {
    case .openWeatherMap:
      Bilingual(en: "weather and modelled dust; with a key", ko: "날씨와 먼지 추정값, 키 필요")
    case .aqicn:
      Bilingual(en: "dust measured by stations; with a token", ko: "측정소의 먼지 값, 토큰 필요")
    case .airKorea:
      Bilingual(
        en: "dust in ug/m3 of a named Korean station; with a key",
        ko: "이름으로 정한 측정소의 먼지 농도, 키 필요")
    case .metNo:
      Bilingual(en: "weather of Norway's institute; without a key", ko: "노르웨이 기상청의 날씨, 키 없이")
    case .oneCall:
      Bilingual(
        en: "weather of a paid plan of OpenWeatherMap; with its key",
        ko: "OpenWeatherMap 유료 요금제의 날씨, 같은 키로")
    case .wttr:
      Bilingual(
        en: "weather of World Weather Online, as far as it lasts; without a key",
        ko: "World Weather Online의 날씨, 되는 만큼만, 키 없이")
    case .openMeteo:
      Bilingual(en: "weather and modelled dust; without a key", ko: "날씨와 먼지 추정값, 키 없이")
    }
  }
}

extension Grade {
  /// The whole amounts of the grade, such as `16-35` and `76+`.
  fileprivate func span(of pollutant: Pollutant) -> String {
    let amounts = (0...200).filter { Grade(Double($0), of: pollutant) == self }
    guard let first = amounts.first, let last = amounts.last else { return "" }
    return last == 200 ? "\(first)+" : "\(first)-\(last)"
  }
}
