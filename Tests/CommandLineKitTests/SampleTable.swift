import CommandLineKit
import Language

/// A small program that has each form of command that there is.
enum Sample {
  static let table = CommandTable([today, add, list, region], fallback: "today")

  private static let today = CommandSpec(
    name: "today", summary: Bilingual(en: "show the day", ko: "오늘 보기"))

  private static let add = CommandSpec(
    name: "add", aliases: ["a"], summary: Bilingual(en: "write a todo down", ko: "할 일 적기"),
    arguments: "WORDS...",
    options: [
      OptionSpec(
        "--due", value: "DATE",
        Bilingual(
          en: "the day or the moment until which it must be done at the latest",
          ko: "늦어도 그때까지는 끝내야 하는 날이나 시각을 적습니다")),
      OptionSpec("--tag", value: "TAG", Bilingual(en: "a tag", ko: "태그")),
      OptionSpec("--outdoor", Bilingual(en: "done under the sky", ko: "밖에서 할 일")),
    ],
    examples: [
      .init(
        Bilingual(en: "add dentist tomorrow 3pm +health", ko: "add 치과 내일 오후 3시 +건강"),
        Bilingual(en: "with a day, a time and a tag", ko: "날짜와 시각과 태그를 함께")),
      .init("add milk", Bilingual(en: "without a day", ko: "날짜 없이")),
    ],
    discussion: Bilingual(
      en: "A date is read at the start or the end. After two dashes all words are title, so that "
        + "nothing in them is read as a date or as an option.",
      ko: "날짜는 맨 앞이나 맨 뒤에서 읽습니다. 줄표 두 개 뒤의 말은 모두 제목이므로 "
        + "날짜나 옵션으로 읽지 않습니다."))

  private static let list = CommandSpec(
    name: "list", summary: Bilingual(en: "list todos", ko: "할 일 목록"), arguments: "[FILTER...]",
    options: [OptionSpec("--without", value: "TAG", Bilingual(en: "leave out", ko: "빼고 보기"))])

  private static let region = CommandSpec(
    name: "region", summary: Bilingual(en: "where the sky is", ko: "지역"),
    verbs: [
      CommandSpec(
        name: "show", summary: Bilingual(en: "show the region", ko: "지역 보기"),
        examples: [.init("region show", Bilingual(en: "where it is", ko: "어디인지"))]),
      CommandSpec(
        name: "set", summary: Bilingual(en: "change the region", ko: "지역 바꾸기"),
        arguments: "NAME",
        options: [OptionSpec("--near", Bilingual(en: "take the nearest", ko: "가장 가까운 곳"))],
        examples: [.init("region set 부산", Bilingual(en: "by its name", ko: "이름으로"))]),
      CommandSpec(
        name: "search", summary: Bilingual(en: "look for a region", ko: "지역 찾기"),
        arguments: "NAME"),
    ])
}
