import Language

/// What the types of records and the fields of exchange are called by people.
enum RecordNames {
  private static let korean = [
    "todo": "할 일", "tag": "태그", "item": "점검 항목", "keptLine": "원본 줄", "completion": "반복 완료",
    "group": "그룹", "block": "블록", "session": "기록", "pause": "쉬는 시간", "sessionClock": "기록 시계",
    "focusGoal": "집중 목표", "focusReset": "집중 초기화", "marimoLook": "마리모 모습", "dayMemo": "하루 메모",
    "dday": "디데이", "ddayPin": "고정한 디데이", "profile": "프로필", "place": "장소", "filter": "필터",
    "region": "지역", "reminderState": "알림 상태", "undoStep": "되돌리기 단계", "todo.remind": "할 일 알림",
    "todo.if": "알림 조건", "todo.nag": "거듭 알림",
    "todo.place": "할 일 장소", "session.todo": "기록의 할 일", "session.memo": "기록 메모",
  ]

  /// Names that need a sentence.
  private static let sentences = [
    "shortMonth": Bilingual(
      en: "a day that short months lack, taken as their last", ko: "짧은 달에 없는 날(그 달 말일로 함)"),
    "longName": Bilingual(en: "the end of a long name", ko: "긴 이름의 뒷부분"),
    "copy": Bilingual(en: "a copy that was done", ko: "끝낸 사본"),
  ]

  /// A name in words; one that comes from a file stays as it is.
  static func words(_ name: String) -> Bilingual {
    if let sentence = sentences[name] { return sentence }
    guard let known = korean[name] else { return Bilingual(verbatim: name) }
    return Bilingual(en: english(name), ko: known)
  }

  /// How many records there are.
  static func count(_ count: Int) -> Bilingual {
    Bilingual(en: count == 1 ? "1 record" : "\(count) records", ko: "기록 \(count)개")
  }

  /// Names with their counts: `block (4), day memo (2)`.
  static func list(_ counted: [(name: String, count: Int)]) -> Bilingual {
    let parts = counted.map { (name: words($0.name), count: $0.count) }
    return Bilingual(
      en: parts.map { "\($0.name.english) (\($0.count))" }.joined(separator: ", "),
      ko: parts.map { "\($0.name.korean) \($0.count)개" }.joined(separator: ", "))
  }

  /// `dayMemo` as `day memo`.
  private static func english(_ name: String) -> String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }
}
