import CommandLineKit
import Language

extension [CommandSpec.Example] {
  /// What is enough to know for the first todos.
  static let firstSteps: [CommandSpec.Example] = [
    .init(
      Bilingual(en: "add buy milk", ko: "add 우유 사기"),
      Bilingual(en: "a todo without a day", ko: "날짜 없는 할 일")),
    .init(
      Bilingual(en: "add dentist tomorrow 3pm", ko: "add 치과 내일 오후 3시"),
      Bilingual(en: "a day and a time, first or last", ko: "날짜와 시각은 맨 앞이나 맨 뒤에")),
    .init(
      Bilingual(en: "add report by friday", ko: "add 보고서 금요일까지"),
      Bilingual(en: "a deadline", ko: "마감")),
    .init(
      Bilingual(en: "add take pills every day 8am", ko: "add 약 먹기 매일 아침 8시"),
      Bilingual(en: "a repeat", ko: "반복")),
    .init(
      Bilingual(en: "add call mom today +home p:1", ko: "add 엄마께 전화 오늘 +집 p:1"),
      Bilingual(en: "a tag and a priority", ko: "태그와 중요도")),
    .init("today", Bilingual(en: "the day and its sky", ko: "오늘 할 일과 날씨")),
    .init("list", Bilingual(en: "all, each with its number", ko: "번호가 붙은 모든 할 일")),
    .init("done 2", Bilingual(en: "number 2 is done", ko: "2번을 끝냄")),
    .init(
      Bilingual(en: "move 3 monday", ko: "move 3 월요일"),
      Bilingual(en: "number 3 on another day", ko: "3번을 다른 날로")),
    .init("undo", Bilingual(en: "takes the last change back", ko: "마지막 변경을 되돌림")),
    .init("remind install", Bilingual(en: "reminders ring from now on", ko: "이제부터 알림이 울림")),
  ]
}
