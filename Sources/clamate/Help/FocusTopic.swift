import CommandLineKit
import DateHelper
import Language
import Planner

extension HelpTopic {
  /// The help about focus, the marimo and D-days.
  static let focus = HelpTopic(
    name: "focus", aliases: ["집중"],
    summary: Bilingual(en: "focus, the marimo and D-days", ko: "집중, 마리모, 디데이"),
    sections: [trying, growing, midnight, ddays])

  private static let trying = HelpSection(
    Bilingual(en: "Try", ko: "써 보기"),
    rows: [
      HelpSection.Row(
        "clamate focus goal 5h", Bilingual(en: "how much you mean to do in a day", ko: "하루에 하려는 만큼")
      ),
      HelpSection.Row(
        "clamate focus",
        Bilingual(
          en: "start and watch; q leaves it running, Ctrl-C stops and saves",
          ko: "시작하고 지켜보기. q는 둔 채 나가기, Ctrl-C는 멈추고 저장")),
      HelpSection.Row(
        Bilingual(en: "clamate focus start toeic", ko: "clamate focus start 토익"),
        Bilingual(en: "without watching, on a block", ko: "지켜보지 않고, 블록을 정해서")),
      HelpSection.Row(
        "clamate focus pause",
        Bilingual(en: "and resume, stop, status", ko: "그리고 resume, stop, status")),
      HelpSection.Row(
        "clamate marimo", Bilingual(en: "the marimos of this month", ko: "이번 달 마리모")),
      HelpSection.Row(
        Bilingual(
          en: "clamate marimo memo today a good day", ko: "clamate marimo memo 오늘 잘한 하루"),
        Bilingual(
          en: "\(DayMemo.limit) letters at most", ko: "\(DayMemo.limit)글자까지")),
    ])

  private static let growing = HelpSection(
    Bilingual(en: "How a marimo grows", ko: "마리모가 자라는 때"),
    rows: FocusDay.stages.map { stage in
      let quarters = stage - FocusDay.stages.lowerBound
      let seconds = FocusGoal.usual.seconds / 4 * Int64(quarters)
      let time = WallTime(minuteOfDay: Int(seconds / 60)).map(\.iso) ?? ""
      let day = FocusDay(date: .earliest, seconds: seconds)
      return HelpSection.Row(
        day.drawing,
        Bilingual(
          en: "stage \(stage) from \(quarters * 25)% of the goal; of 7 h from \(time)",
          ko: "\(stage)단계, 목표의 \(quarters * 25)%부터. 7시간이면 \(time)부터"))
    },
    paragraphs: [
      Bilingual(
        en: """
          All work of the day counts, tracked blocks too; pauses do not. A marimo never withers, and \
          time goes on counting after the goal. marimo choose lists the looks of a grown one.
          """,
        ko: """
          블록 기록을 포함해 그날 한 일을 모두 세고 쉬는 시간은 세지 않습니다. 마리모는 시들지 않으며 \
          목표를 채운 뒤에도 시간은 계속 쌓입니다. 다 자란 모습은 marimo choose로 고릅니다.
          """)
    ])

  private static let midnight = HelpSection(
    Bilingual(en: "Days", ko: "하루"),
    paragraphs: [
      Bilingual(
        en: """
          Work over midnight is parted: each day keeps what is its own, and the new day has a new \
          marimo. day.start moves the midnight. A new goal or look holds from today on and leaves \
          past days alone. focus reset counts today anew and asks first; undo takes all of it back.
          """,
        ko: """
          자정을 넘긴 시간은 나뉘어 각자의 날에 남고, 새 날에는 새 마리모가 자랍니다. 하루의 경계는 \
          day.start로 옮깁니다. 목표와 모습은 오늘부터 바뀌고 지난날은 그대로입니다. focus reset은 \
          확인한 뒤 오늘을 처음부터 세며, 모두 undo로 되돌릴 수 있습니다.
          """)
    ])

  private static let ddays = HelpSection(
    Bilingual(en: "D-days", ko: "디데이"),
    rows: [
      HelpSection.Row(
        Bilingual(
          en: "clamate dday add exam 2026-11-19 --pin", ko: "clamate dday add 수능 2026-11-19 --pin"),
        Bilingual(en: "today shows it", ko: "today에 나옴")),
      HelpSection.Row(
        Bilingual(
          en: "clamate dday add met 2019-05-04 --include-today",
          ko: "clamate dday add 만난 날 2019-05-04 --include-today"),
        Bilingual(en: "today is a day of its own: one more", ko: "오늘도 하루로 세어 하나 더")),
    ],
    paragraphs: [
      Bilingual(
        en: "D-3 is three days ahead, D-DAY the day itself, D+3 three days ago.",
        ko: "D-3은 사흘 전, D-DAY는 그날, D+3은 사흘 뒤입니다.")
    ])
}
