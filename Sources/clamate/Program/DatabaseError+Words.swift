import Configuration
import Database
import Language
import Text

extension DatabaseError {
  /// SQLite cannot open a store in a folder that it may not write; what is wrong is the folder.
  func asReadOnly(at path: String) -> DatabaseError {
    guard case .cannotOpen = self, !Files.isWritable(Files.folder(of: path)) else { return self }
    return .readOnly
  }

  /// What is wrong with the store at a path.
  func message(at path: String) -> Bilingual {
    switch self {
    case .busy:
      Bilingual(en: "another command holds the store", ko: "다른 명령이 저장소를 쓰고 있습니다")
    case .full:
      Bilingual(en: "the disk is full, nothing was changed", ko: "디스크가 가득 차 아무것도 바뀌지 않았습니다")
    case .readOnly:
      Bilingual(
        en: "'\(path)' or its folder is read-only, nothing was changed",
        ko: "'\(path)' 또는 그 폴더가 읽기 전용이라 아무것도 바뀌지 않았습니다")
    case .cannotOpen(let path):
      Bilingual(en: "cannot open '\(path)'", ko: "'\(path)'을(를) 열 수 없습니다")
    case .unrecovered:
      Bilingual(
        en: "the latest changes of '\(path)' wait in a log, and its folder is read-only",
        ko: "'\(path)'의 마지막 변경이 로그에 남아 있는데 폴더가 읽기 전용입니다")
    case .corrupt:
      Bilingual(
        en: "'\(path)' is damaged or is no store of clamate",
        ko: "'\(path)'이(가) 손상되었거나 clamate의 저장소가 아닙니다")
    case .tooNew(let found, let known):
      Bilingual(
        en: "the store has version \(found), this clamate knows up to \(known)",
        ko: "저장소는 버전 \(found)인데 이 clamate는 \(known)까지 압니다")
    case .foreign:
      Bilingual(
        en: "'\(path)' belongs to another program", ko: "'\(path)'은(는) 다른 프로그램의 파일입니다")
    case .constraint(let detail):
      Bilingual(en: "the store refused the change: \(detail)", ko: "저장소가 변경을 거부했습니다: \(detail)")
    case .conflict:
      Bilingual(
        en: "records have changed since that step", ko: "그 뒤에 기록이 바뀌어 되돌릴 수 없습니다")
    case .other(let code, let detail):
      Bilingual(en: "the store failed: \(detail) (\(code))", ko: "저장소 오류: \(detail) (\(code))")
    }
  }

  /// How to go on with the store at a path.
  func hint(at path: String) -> Bilingual? {
    switch self {
    case .busy: return Bilingual(en: "try again in a moment", ko: "잠시 뒤에 다시 해 보세요")
    case .full: return Bilingual(en: "free some space and try again", ko: "공간을 비우고 다시 해 보세요")
    case .readOnly, .cannotOpen:
      return Bilingual(en: "check who owns the folder", ko: "폴더의 권한을 확인하세요")
    case .unrecovered:
      let folder = Files.folder(of: path).shellWord
      return Bilingual(
        en: "read a copy in a DIR of yours: cp -r --no-preserve=mode \(folder) DIR; "
          + "XDG_DATA_HOME=DIR clamate list",
        ko: "쓸 수 있는 폴더로 복사해 보세요: cp -r --no-preserve=mode \(folder) 폴더; "
          + "XDG_DATA_HOME=폴더 clamate list")
    case .corrupt:
      return Bilingual(
        en: "nothing was written; clamate doctor names the copy to restore",
        ko: "아무것도 쓰지 않았습니다. 되살릴 사본은 clamate doctor로 볼 수 있습니다")
    case .tooNew: return Bilingual(en: "install a newer clamate", ko: "더 새로운 clamate를 설치하세요")
    case .foreign:
      return Bilingual(en: "move it away or set XDG_DATA_HOME", ko: "파일을 옮기거나 XDG_DATA_HOME을 바꾸세요")
    case .conflict:
      return Bilingual(en: "clamate log shows the steps", ko: "clamate log로 단계를 볼 수 있습니다")
    case .constraint, .other: return .reporting
    }
  }
}

extension Bilingual {
  /// How to go on after what should never happen.
  static let reporting = Bilingual(
    en: "this is a fault of clamate: report it with the output of clamate doctor",
    ko: "clamate의 잘못입니다. clamate doctor의 출력과 함께 알려 주세요")
}
