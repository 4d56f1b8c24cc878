import CommandLineKit
import Language

extension HelpTopic {
  /// The help about tracking time for blocks.
  static let blocks = HelpTopic(
    name: "blocks", aliases: ["블록"],
    summary: Bilingual(en: "making a day of blocks", ko: "하루를 블록으로 채우기"),
    sections: [start, rules, past, order])

  private static let start = HelpSection(
    Bilingual(en: "Start here", ko: "시작하기"),
    rows: [
      HelpSection.Row(
        Bilingual(en: "clamate block add reading", ko: "clamate block add 독서"),
        Bilingual(en: "make a block, once", ko: "블록 만들기, 한 번만")),
      HelpSection.Row(
        Bilingual(en: "clamate track start reading", ko: "clamate track start 독서"),
        Bilingual(en: "begin; the terminal may be closed", ko: "시작, 터미널은 닫아도 됨")),
      HelpSection.Row(
        "clamate track pause | resume", Bilingual(en: "a pause does not count", ko: "멈춘 시간은 세지 않음")),
      HelpSection.Row(
        "clamate track finish", Bilingual(en: "an hour later: 1.0 blocks", ko: "한 시간 뒤면 1.0블록")),
      HelpSection.Row("clamate board", Bilingual(en: "the 24 blocks of today", ko: "오늘의 24블록")),
      HelpSection.Row("clamate board --week", Bilingual(en: "the week", ko: "이번 주")),
      HelpSection.Row(
        Bilingual(en: "clamate track list week", ko: "clamate track list 이번 주"),
        Bilingual(en: "the sessions of the week with their times", ko: "이번 주에 한 일과 시각")),
    ])

  private static let rules = HelpSection(
    Bilingual(en: "How blocks are counted", ko: "블록 세는 법"),
    paragraphs: [
      Bilingual(
        en: """
          A day is 24 blocks, a block is an hour. Each full 30 minutes of work in one session is half \
          a block: 29 minutes earn none, 60 make 1.0. A half belongs to the day, and paints the \
          half hour, in which it began. The exact time is kept too.
          """,
        ko: """
          하루는 24블록, 한 블록은 한 시간입니다. 한 번의 기록에서 일한 30분마다 반 블록이 됩니다. \
          29분은 0, 60분은 1.0입니다. 반 블록은 시작한 날과 시작한 30분 칸에 들어갑니다. 정확한 \
          시간도 함께 남습니다.
          """),
      Bilingual(
        en: """
          Starting another block finishes the one that runs. The same block again within 15 minutes \
          continues its session. A pause of 12 hours ends the session where the pause began; a run \
          longer than track.max (12h) is marked until you say when it ended.
          """,
        ko: """
          다른 블록을 시작하면 하던 기록은 끝납니다. 15분 안에 같은 블록을 다시 시작하면 앞의 기록을 \
          이어 갑니다. 12시간 넘게 멈춰 있으면 멈춘 때에 끝난 것이 되고, track.max(12h)보다 긴 기록은 \
          끝난 때를 알려 줄 때까지 표시됩니다.
          """),
    ])

  private static let past = HelpSection(
    Bilingual(en: "Afterwards", ko: "나중에 고치기"),
    rows: [
      HelpSection.Row(
        Bilingual(
          en: "clamate track add reading 10:00-11:00", ko: "clamate track add 독서 10:00-11:00"),
        Bilingual(en: "an hour that you did not track", ko: "기록하지 못한 한 시간")),
      HelpSection.Row(
        Bilingual(
          en: "clamate track start reading --ago 10m", ko: "clamate track start 독서 --ago 10분"),
        Bilingual(en: "it began ten minutes ago", ko: "10분 전에 시작함")),
      HelpSection.Row(
        "clamate track edit 3 --end 11:30", Bilingual(en: "it ended later", ko: "더 늦게 끝났음")),
      HelpSection.Row(
        "clamate track split 3 10:30", Bilingual(en: "two sessions of one", ko: "기록을 둘로 나눔")),
      HelpSection.Row("clamate undo", Bilingual(en: "takes any of this back", ko: "무엇이든 되돌림")),
    ],
    paragraphs: [
      Bilingual(
        en: "Sessions never overlap. With --replace what is there makes room; --dry-run shows how.",
        ko: "기록은 겹치지 않습니다. --replace를 쓰면 있던 기록이 자리를 내주고, --dry-run으로 미리 봅니다.")
    ])

  private static let order = HelpSection(
    Bilingual(en: "Groups", ko: "그룹"),
    rows: [
      HelpSection.Row(
        Bilingual(
          en: "clamate group add study --paint green", ko: "clamate group add 공부 --paint 초록"),
        Bilingual(en: "blocks of one kind, in one colour", ko: "같은 종류의 블록을 한 색으로")),
      HelpSection.Row(
        Bilingual(en: "clamate block move reading --to study", ko: "clamate block move 독서 --to 공부"),
        Bilingual(en: "into the group", ko: "그룹에 넣기")),
      HelpSection.Row(
        Bilingual(en: "clamate block rm reading", ko: "clamate block rm 독서"),
        Bilingual(en: "its history is kept", ko: "지워도 기록은 남음")),
    ])
}
