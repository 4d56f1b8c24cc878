import Language

/// How a command ended, as its exit status says it to scripts.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Done; an empty list is done too.
  case done = 0
  /// Nothing matched, no such id, nothing running.
  case nothing = 1
  /// Wrong usage, or a date that does not exist.
  case usage = 2
  /// An overlap, a duplicate name, a change that came between.
  case conflict = 3
  /// The store failed; nothing was changed.
  case storage = 4
  /// A provider or the network failed, where fresh data was asked for.
  case network = 5
  /// The change was made, but its answer could not be written.
  case output = 6
  /// Interrupted by Ctrl-C.
  case interrupted = 130

  /// What it says to a script.
  public var meaning: Bilingual {
    switch self {
    case .done: Bilingual(en: "done; an empty list is done too", ko: "성공, 빈 목록도 성공")
    case .nothing:
      Bilingual(en: "nothing matched, or there is no such number", ko: "맞는 것이나 그 번호가 없음")
    case .usage:
      Bilingual(en: "wrong usage, or a date that does not exist", ko: "잘못된 사용, 없는 날짜")
    case .conflict:
      Bilingual(en: "records changed in between, or overlap", ko: "그사이 바뀌었거나 겹침")
    case .storage: Bilingual(en: "the store failed; nothing was changed", ko: "저장 실패, 바뀐 것 없음")
    case .network:
      Bilingual(
        en: "fresh data was asked for and did not come; 'today' stays 0",
        ko: "새 자료를 받지 못함. today는 0")
    case .output:
      Bilingual(en: "changed, but the answer could not be written", ko: "바꾸었지만 결과를 출력하지 못함")
    case .interrupted: Bilingual(en: "interrupted", ko: "중단됨")
    }
  }
}
