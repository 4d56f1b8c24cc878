import Language

/// What a step of the journal did.
enum StepVerb: String {
  case add, done, undone, skip, edit, move, rm
  case snooze, dismiss
  case item, tag, filter
  case dday, focus, marimo
  case profile, region
  case `import`
  case groupAdd = "group add"
  case groupEdit = "group edit"
  case groupMove = "group move"
  case groupRemove = "group rm"
  case blockAdd = "block add"
  case blockEdit = "block edit"
  case blockMove = "block move"
  case blockRemove = "block rm"
  case trackStart = "track start"
  case trackPause = "track pause"
  case trackResume = "track resume"
  case trackFinish = "track finish"
  case trackCancel = "track cancel"
  case trackAdd = "track add"
  case trackEdit = "track edit"
  case trackSplit = "track split"
  case trackMemo = "track memo"
  case trackRemove = "track rm"

  /// The word for it in `log`, `undo` and `redo`.
  var words: Bilingual {
    switch self {
    case .groupAdd: Bilingual(en: "group add", ko: "그룹 추가")
    case .groupEdit: Bilingual(en: "group edit", ko: "그룹 수정")
    case .groupMove: Bilingual(en: "group move", ko: "그룹 옮김")
    case .groupRemove: Bilingual(en: "group rm", ko: "그룹 삭제")
    case .blockAdd: Bilingual(en: "block add", ko: "블록 추가")
    case .blockEdit: Bilingual(en: "block edit", ko: "블록 수정")
    case .blockMove: Bilingual(en: "block move", ko: "블록 옮김")
    case .blockRemove: Bilingual(en: "block rm", ko: "블록 삭제")
    case .trackStart: Bilingual(en: "track start", ko: "기록 시작")
    case .trackPause: Bilingual(en: "track pause", ko: "기록 멈춤")
    case .trackResume: Bilingual(en: "track resume", ko: "기록 이어 감")
    case .trackFinish: Bilingual(en: "track finish", ko: "기록 끝")
    case .trackCancel: Bilingual(en: "track cancel", ko: "기록 취소")
    case .trackAdd: Bilingual(en: "track add", ko: "기록 추가")
    case .trackEdit: Bilingual(en: "track edit", ko: "기록 수정")
    case .trackSplit: Bilingual(en: "track split", ko: "기록 나눔")
    case .trackMemo: Bilingual(en: "track memo", ko: "기록 메모")
    case .trackRemove: Bilingual(en: "track rm", ko: "기록 삭제")
    case .add: Bilingual(en: "add", ko: "추가")
    case .done: Bilingual(en: "done", ko: "완료")
    case .undone: Bilingual(en: "undone", ko: "완료 취소")
    case .skip: Bilingual(en: "skip", ko: "건너뜀")
    case .edit: Bilingual(en: "edit", ko: "수정")
    case .move: Bilingual(en: "move", ko: "옮김")
    case .rm: Bilingual(en: "rm", ko: "삭제")
    case .snooze: Bilingual(en: "snooze", ko: "미룸")
    case .dismiss: Bilingual(en: "dismiss", ko: "알림 확인")
    case .item: Bilingual(en: "item", ko: "항목")
    case .tag: Bilingual(en: "tag", ko: "태그")
    case .filter: Bilingual(en: "filter", ko: "필터")
    case .profile: Bilingual(en: "profile", ko: "프로필")
    case .region: Bilingual(en: "region", ko: "지역")
    case .focus: Bilingual(en: "focus", ko: "집중")
    case .marimo: Bilingual(en: "marimo", ko: "마리모")
    case .dday: Bilingual(en: "dday", ko: "디데이")
    case .import: Bilingual(en: "import", ko: "가져오기")
    }
  }
}
