import CommandLineKit
import Language

extension HelpTopic {
  /// The help about using `clamate` in scripts.
  static let scripts = HelpTopic(
    name: "scripts", aliases: ["스크립트"],
    summary: Bilingual(en: "using clamate in scripts", ko: "스크립트에서 쓰기"),
    sections: [
      HelpSection(
        Bilingual(en: "Try", ko: "써 보기"),
        rows: [
          HelpSection.Row(
            "clamate list +home --json",
            Bilingual(en: "an array; docs/json.md tells the keys", ko: "배열, 키는 docs/json.md에")),
          HelpSection.Row(
            "clamate list --plain",
            Bilingual(
              en: "a line a todo, parted by tabs; \\t, \\n, \\\\ stand for tab, newline, backslash",
              ko: "할 일마다 한 줄, 탭으로 나눔. 탭, 줄바꿈, 역슬래시는 \\t, \\n, \\\\")),
          HelpSection.Row(
            "clamate add - < titles.txt",
            Bilingual(en: "a title a line from standard input", ko: "표준 입력의 줄마다 제목 하나")),
          HelpSection.Row(
            "clamate rm 3-20 --yes --quiet",
            Bilingual(en: "no question and no answer", ko: "묻지도 답하지도 않음")),
        ],
        paragraphs: [
          Bilingual(
            en: """
              Data goes to standard output, all else to standard error in one line, with --json as \
              {"error":{"code","message","hint"}}. Codes and keys are the same in every language. \
              Nothing is asked where standard input or error is no terminal.
              """,
            ko: """
              자료는 표준 출력에, 나머지는 표준 오류에 한 줄로 나옵니다. --json이면 \
              {"error":{"code","message","hint"}}입니다. 코드와 키는 어느 언어에서나 같습니다. \
              표준 입력이나 오류가 터미널이 아니면 묻지 않습니다.
              """)
        ]),
      HelpSection(
        Bilingual(en: "Exit status", ko: "종료 상태"),
        rows: ExitStatus.allCases.map { HelpSection.Row("\($0.rawValue)", $0.meaning) }),
    ])
}
