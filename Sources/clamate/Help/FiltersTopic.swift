import CommandLineKit
import Language

extension HelpTopic {
  /// The help about the conditions of a list.
  static let filters = HelpTopic(
    name: "filters", aliases: ["필터"],
    summary: Bilingual(en: "choosing what list shows", ko: "list가 보여 줄 것 고르기"),
    sections: [
      HelpSection(
        Bilingual(en: "Try", ko: "써 보기"),
        rows: [
          HelpSection.Row(
            Bilingual(en: "clamate list +health p:1", ko: "clamate list +건강 p:1"),
            Bilingual(en: "what matters most for your health", ko: "건강 태그의 가장 중요한 일")),
          HelpSection.Row(
            Bilingual(
              en: "clamate list from:today to:\"next friday\"",
              ko: "clamate list from:오늘 to:\"다음 주 금요일\""),
            Bilingual(en: "two weeks at most", ko: "길어야 두 주")),
          HelpSection.Row(
            Bilingual(
              en: "clamate list milk --without home", ko: "clamate list 우유 --without 집"),
            Bilingual(en: "by text, leaving a tag out", ko: "글자로, 태그 하나는 빼고")),
        ]),
      HelpSection(
        Bilingual(en: "Conditions", ko: "조건"),
        rows: FilterWord.all + [
          HelpSection.Row(
            Bilingual(en: "+TAG", ko: "+태그"),
            Bilingual(en: "with this tag", ko: "그 태그가 붙은 일")),
          HelpSection.Row(
            Bilingual(en: "--without TAG", ko: "--without 태그"),
            Bilingual(en: "without this tag", ko: "그 태그가 없는 일")),
          HelpSection.Row(
            Bilingual(en: "@PLACE", ko: "@장소"),
            Bilingual(en: "at a place of clamate region list", ko: "clamate region list에 있는 장소의 일")),
          HelpSection.Row(
            Bilingual(en: "any other word", ko: "그 밖의 말"),
            Bilingual(en: "in the title or the note", ko: "제목이나 메모에 든 글자")),
        ],
        paragraphs: [
          Bilingual(
            en: "All conditions hold at once. After -- every word is text.",
            ko: "조건은 모두 함께 맞아야 합니다. -- 뒤의 말은 모두 글자로 찾습니다.")
        ]),
    ])
}
