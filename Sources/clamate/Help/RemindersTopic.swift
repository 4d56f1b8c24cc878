import CommandLineKit
import Language

extension HelpTopic {
  /// The help about how reminders are asked for, heard and answered.
  static let reminders = HelpTopic(
    name: "reminders", aliases: ["알림"],
    summary: Bilingual(en: "when they ring, and how you hear them", ko: "울리는 때와 듣는 방법"),
    sections: [asking, conditions, hearing, answering])

  private static let asking = HelpSection(
    Bilingual(en: "When a todo reminds", ko: "할 일이 알리는 때"),
    rows: [
      HelpSection.Row(
        Bilingual(en: "without --remind", ko: "--remind 없이"),
        Bilingual(
          en: "at its time; without one at reminder.all-day", ko: "그 시각. 시각이 없으면 reminder.all-day")),
      HelpSection.Row(
        "--remind 30m --remind 1d",
        Bilingual(en: "so long before, in place of its time", ko: "그만큼 전, 제시각 대신")),
      HelpSection.Row("--remind 0m", Bilingual(en: "at its time too", ko: "제시각에도")),
      HelpSection.Row(
        Bilingual(en: "--remind \"tomorrow 9am\"", ko: "--remind \"내일 오전 9시\""),
        Bilingual(en: "once, at that moment", ko: "그 시각에 한 번")),
      HelpSection.Row(
        "--remind none, --remind default", Bilingual(en: "never; as usual", ko: "알리지 않음, 원래대로")),
      HelpSection.Row(
        "--nag 10m",
        Bilingual(
          en: "again every 10 minutes until done, snoozed or dismissed",
          ko: "끝내거나 미루거나 확인할 때까지 10분마다")),
    ],
    paragraphs: [
      Bilingual(
        en: """
          Times stay on the clock: they do not move with the zone. A time that clocks skip in spring \
          rings an hour later, one that comes twice in autumn rings the first time.
          """,
        ko: """
          시각은 시계를 따르고 시간대에 따라 옮겨지지 않습니다. 서머타임으로 건너뛴 시각은 한 시간 뒤에, \
          두 번 오는 시각은 처음에 울립니다.
          """)
    ])

  private static let conditions = HelpSection(
    Bilingual(en: "Only if the sky asks for it", ko: "하늘을 보고"),
    rows: [
      HelpSection.Row(
        Bilingual(en: "--if rain", ko: "--if 비"),
        Bilingual(en: "rain or snow is likely, 40% and more", ko: "비나 눈이 올 듯할 때, 40% 이상")),
      HelpSection.Row(
        Bilingual(en: "--if rain:60", ko: "--if 비:60"), Bilingual(en: "60% and more", ko: "60% 이상")),
      HelpSection.Row(
        Bilingual(en: "--if snow", ko: "--if 눈"), Bilingual(en: "snow or sleet", ko: "눈이나 진눈깨비")),
      HelpSection.Row(
        Bilingual(en: "--if dust, pm25:bad, pm10:veryBad", ko: "--if 먼지, 초미세:나쁨, 미세:매우나쁨"),
        Bilingual(
          en: "that grade or worse, by air.scale; dust: bad",
          ko: "air.scale로 그 등급이거나 더 나쁠 때, 먼지는 나쁨")),
      HelpSection.Row(
        Bilingual(en: "--if hot, hot:30, cold, cold:50F", ko: "--if 더위, 더위:30, 추위, 추위:50F"),
        Bilingual(
          en: "so warm or cold it feels, in your units or as said; hot is 33°C, cold is -10°C",
          ko: "체감 온도가 그만큼일 때, 쓰는 단위로. 더위는 33°C, 추위는 -10°C")),
    ],
    paragraphs: [
      Bilingual(
        en: """
          The forecast of the todo's hour decides. Without one from the last six hours it rings and \
          says so. clamate remind list shows what the present forecast would do.
          """,
        ko: """
          할 일 시각의 예보로 정합니다. 여섯 시간 안에 받은 예보가 없으면 그렇다고 알리며 울립니다. \
          clamate remind list에서 지금 예보라면 어떻게 될지 볼 수 있습니다.
          """)
    ])

  private static let hearing = HelpSection(
    Bilingual(en: "Hearing them", ko: "알림 듣기"),
    rows: [
      HelpSection.Row(
        "clamate remind install",
        Bilingual(en: "a pass each minute, by systemd or cron", ko: "systemd나 cron으로 매분 확인")),
      HelpSection.Row(
        "clamate remind test", Bilingual(en: "ring once now", ko: "지금 한 번 울려 보기")),
      HelpSection.Row(
        "reminder.channels", Bilingual(en: "desktop, terminal, mail, command", ko: "알림을 받는 방법")),
      HelpSection.Row(
        "reminder.quiet = 22:00-07:00",
        Bilingual(en: "holds them, and rings when it ends", ko: "미뤄 두었다가 끝나면 울림")),
      HelpSection.Row(
        "reminder.brief = 07:30", Bilingual(en: "the day and its sky", ko: "하루와 날씨")),
      HelpSection.Row(
        "reminder.review = 21:00",
        Bilingual(en: "what is left of the day, and its focus", ko: "남은 일과 하루의 집중")),
    ],
    paragraphs: [
      Bilingual(
        en: """
          After sleep or in a row of failures they ring late for up to a day and say how late; what \
          is older is in clamate remind list --missed. More than three at once become one, \
          but for the channel command, which runs once for each.
          """,
        ko: """
          꺼져 있었거나 전하지 못하면 하루 안에는 늦게라도 울리고 얼마나 늦었는지 알려 줍니다. 더 오래된 것은 \
          clamate remind list --missed에 있습니다. 한 번에 셋이 넘으면 하나로 묶되, command는 \
          알림마다 한 번씩 실행합니다.
          """)
    ])

  private static let answering = HelpSection(
    Bilingual(en: "Answering", ko: "답하기"),
    rows: [
      HelpSection.Row(
        Bilingual(en: "clamate done 3", ko: "clamate done 3"),
        Bilingual(en: "done: nothing of it rings any more", ko: "끝냄: 더 울리지 않음")),
      HelpSection.Row(
        Bilingual(
          en: "clamate snooze 3 10m, tomorrow 9am", ko: "clamate snooze 3 10m, 내일 오전 9시"),
        Bilingual(en: "again then; plan and repeat stay", ko: "그때 다시. 날짜와 반복은 그대로")),
      HelpSection.Row(
        "clamate remind dismiss 3",
        Bilingual(en: "not again; later ones stay", ko: "그만 울림. 그 뒤의 알림은 그대로")),
    ])
}
