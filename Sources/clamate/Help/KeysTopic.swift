import CommandLineKit
import Language
import Sky

extension HelpTopic {
  /// The help about keys of weather services.
  static let keys = HelpTopic(
    name: "keys", aliases: ["키"],
    summary: Bilingual(en: "keys of weather services", ko: "날씨 서비스의 키"),
    sections: [
      HelpSection(
        Bilingual(en: "None is needed", ko: "없어도 됩니다"),
        paragraphs: [
          Bilingual(
            en: "Open-Meteo gives weather and dust without one. Keys of your own add:",
            ko: "키가 없으면 Open-Meteo의 날씨와 먼지를 보여 줍니다. 키가 있으면:")
        ]),
      HelpSection(
        Bilingual(en: "In the environment", ko: "환경 변수로"),
        rows: Provider.accounts.compactMap { provider in
          provider.keyVariable.map { HelpSection.Row($0, provider.keySource) }
        }),
      HelpSection(
        Bilingual(
          en: "Or in ~/.config/clamate/credentials", ko: "또는 ~/.config/clamate/credentials에"),
        rows: Provider.accounts.map { provider in
          HelpSection.Row(
            "\(provider.rawValue) = KEY", Bilingual(en: "for \(provider.name)", ko: provider.name))
        },
        paragraphs: [
          Bilingual(
            en: """
              chmod 600 keeps the file to yourself. Only clamate-net reads keys; no message, log or \
              list of processes shows them.
              """,
            ko: """
              chmod 600으로 남이 읽지 못하게 하세요. 키는 clamate-net만 읽으며 메시지, 기록, \
              프로세스 목록 어디에도 나오지 않습니다.
              """)
        ]),
      HelpSection(
        Bilingual(en: "Or from a program that keeps them", ko: "또는 키를 보관하는 프로그램에서"),
        rows: [
          HelpSection.Row(
            #"key-command = ["pass", "show"]"#,
            Bilingual(en: "in clamate config edit", ko: "clamate config edit에 적음"))
        ],
        paragraphs: [
          Bilingual(
            en: """
              clamate-net runs pass show openweathermap, and the same with the other names above, \
              takes the first line as the key, and waits 5 seconds for all. It is asked for keys that \
              the settings can use and neither the environment nor the file has; no shell is between.
              """,
            ko: """
              clamate-net이 pass show openweathermap을 실행하고(위의 다른 이름도 같음) 첫 줄을 키로 \
              씁니다. 모두 합쳐 5초까지 기다리며, 설정에 쓰이는 키 가운데 환경 변수에도 파일에도 없는 \
              것만 물어봅니다. 셸은 거치지 않습니다.
              """)
        ]),
    ])
}

extension Provider {
  /// What its key gives and where a person gets one.
  fileprivate var keySource: Bilingual {
    switch self {
    case .openWeatherMap, .oneCall:
      Bilingual(
        en: "weather and dust of openweathermap.org", ko: "openweathermap.org의 날씨와 먼지")
    case .aqicn:
      Bilingual(en: "measured dust of aqicn.org", ko: "aqicn.org의 측정된 먼지")
    case .airKorea:
      Bilingual(
        en: "measured dust of airkorea.or.kr, by data.go.kr",
        ko: "airkorea.or.kr의 측정된 먼지, data.go.kr의 키")
    case .openMeteo, .metNo, .wttr:
      Bilingual(en: "", ko: "")
    }
  }
}
