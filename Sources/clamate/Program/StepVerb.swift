import Language

/// What a step of the journal did.
enum StepVerb: String {
  case add, done, undone, skip, edit, move, rm
  case snooze, dismiss
  case item, tag, filter
  case dday, focus, marimo
  case profile, region
  case `import`

  /// The word for it in `log`, `undo` and `redo`.
  var words: Bilingual {
    switch self {
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
