import Language

/// The words that stand for what a person types, such as `ID` and `DATE`, in the help.
enum Placeholder {
  private static let korean = [
    "ID": "번호", "N": "수", "TEXT": "글", "WORDS": "말", "DATE": "날짜", "TIME": "시각",
    "NAME": "이름", "TAG": "태그", "FILTER": "조건", "OLD": "옛이름", "NEW": "새이름", "KEY": "설정",
    "VALUE": "값", "COMMAND": "명령", "TOPIC": "주제", "FILE": "파일", "GROUP": "그룹",
    "BLOCK": "블록", "COLOR": "색", "DURATION": "길이", "CHANNEL": "채널",
    "RANGE": "기간", "PHRASE": "날짜", "WHEN": "언제",
    "FORMAT": "형식", "REGION": "지역", "TITLE": "제목",
    "LANGUAGE": "언어", "SKY": "날씨", "SPAN": "시간범위", "INTERVAL": "간격", "LETTER": "글자",
    "WHAT": "항목", "SCHEDULER": "예약방법", "NUMBER": "개수", "YEAR": "연도", "HOURS": "시간", "LOOK": "모습",
    "FOR": "대상",
  ]

  /// Arguments or the value of an option as a reader of a language expects them.
  static func text(_ arguments: String, in language: Language) -> String {
    guard language == .korean else { return arguments }
    var result = ""
    var word = ""
    for character in arguments {
      if character.isASCII, character.isLetter {
        word.append(character)
      } else {
        result += (korean[word] ?? word) + String(character)
        word = ""
      }
    }
    return result + (korean[word] ?? word)
  }
}
