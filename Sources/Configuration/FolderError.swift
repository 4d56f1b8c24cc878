import Language

/// Why the folders are not used.
public enum FolderError: Explainable, Equatable {
  /// `HOME` is not set to an absolute path.
  case noHome
  /// The folder is a symbolic link, which may lead anywhere tomorrow.
  case symbolicLink(String)
  /// Everybody on this machine may write in the folder.
  case writableByAll(String)
  /// The folder belongs to another person of this machine.
  case ofAnother(String)

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .noHome:
      Bilingual(
        en: "HOME is not set, so there is no place for the files",
        ko: "HOME이 설정되지 않아 파일을 둘 곳이 없습니다")
    case .symbolicLink(let path):
      Bilingual(en: "'\(path)' is a symbolic link", ko: "'\(path)'은(는) 심볼릭 링크입니다")
    case .writableByAll(let path):
      Bilingual(en: "everybody can write in '\(path)'", ko: "누구나 '\(path)'에 쓸 수 있습니다")
    case .ofAnother(let path):
      Bilingual(en: "'\(path)' belongs to somebody else", ko: "'\(path)'의 소유자가 다른 사람입니다")
    }
  }

  /// What to do.
  public var hint: Bilingual? {
    switch self {
    case .noHome:
      Bilingual(en: "set HOME to your own folder", ko: "HOME에 자신의 폴더를 지정하세요")
    case .symbolicLink, .ofAnother:
      Bilingual(
        en: "put a folder of your own there, or set XDG_DATA_HOME and XDG_STATE_HOME",
        ko: "그 자리에 자신의 폴더를 두거나 XDG_DATA_HOME과 XDG_STATE_HOME을 지정하세요")
    case .writableByAll(let path): Bilingual(verbatim: "chmod 700 '\(path)'")
    }
  }
}
