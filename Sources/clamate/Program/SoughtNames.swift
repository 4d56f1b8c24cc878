/// What people who know other programs, or speak Korean, call some commands and verbs.
enum SoughtNames {
  /// The commands and verbs that a word may be meant for.
  @Sendable static func names(for word: String) -> [String] {
    [commands[word]].compactMap { $0 } + (verbs[word] ?? [])
  }

  private static let commands: [String: String] = {
    let names = [
      "add": ["new", "create", "todo", "추가", "할일", "등록"],
      "today": ["now", "dashboard", "오늘"],
      "day tomorrow": ["tomorrow"], "day yesterday": ["yesterday"], "day 내일": ["내일"],
      "day 어제": ["어제"], "week": ["agenda", "주간", "이번주"], "month": ["cal", "calendar", "달력", "월간"],
      "list": ["ls", "all", "목록"], "find": ["search", "grep", "찾기", "검색"],
      "done": ["finish", "complete", "check", "완료", "끝"], "undone": ["reopen", "uncheck"],
      "rm": ["delete", "remove", "del", "삭제", "지우기"], "edit": ["modify", "change", "수정"],
      "move": ["reschedule", "mv", "postpone", "옮기기"], "undo": ["revert", "되돌리기"],
      "remind": ["reminder", "reminders", "notify", "알림"], "snooze": ["later", "미루기"],
      "track": ["timer", "기록"], "track start": ["start", "시작"], "track finish": ["stop"],
      "stats": ["report", "summary", "통계"],
      "focus": ["pomodoro", "집중"], "marimo": ["마리모"], "dday": ["countdown", "d-day", "디데이"],
      "weather": ["forecast", "날씨"], "air": ["dust", "aqi", "미세먼지"],
      "region": ["location", "city", "지역"], "config": ["settings", "set", "설정"],
      "backup": ["copy", "save", "백업"], "restore": ["recover", "복원"], "export": ["dump", "내보내기"],
      "import": ["load", "가져오기"],
      "help": ["man", "usage", "도움말"],
    ]
    return Dictionary(
      uniqueKeysWithValues: names.flatMap { name, sought in sought.map { ($0, name) } })
  }()

  private static let verbs: [String: [String]] = [
    "stop": ["finish", "cancel"], "end": ["finish", "stop"], "끝": ["finish", "stop"],
    "begin": ["start"], "시작": ["start"], "취소": ["cancel"], "상태": ["status"], "목표": ["goal"],
    "메모": ["memo"], "continue": ["resume"], "멈춤": ["pause"],
    "on": ["install"], "enable": ["install"], "켜기": ["install"],
    "off": ["uninstall"], "disable": ["uninstall"], "끄기": ["uninstall"],
    "show": ["list"], "보기": ["list", "show"], "new": ["add"], "create": ["add"],
    "set": ["add", "edit"], "unset": ["edit"], "reset": ["edit"], "save": ["add"],
    "rename": ["edit"], "change": ["edit", "set"], "이름": ["rename", "edit"],
  ]
}
