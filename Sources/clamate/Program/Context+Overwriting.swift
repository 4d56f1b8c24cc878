import Configuration
import Language

extension Context {
  /// Lets a file that a line names take the place of another one only where a person wants it.
  ///
  /// A terminal is asked, `--yes` answers, and everywhere else the file that is there stays. Our
  /// own files stay in any case.
  /// - Throws: ``OverwriteError``, or `FileError` where something is there that is no file.
  func refuseUnaskedOverwriting(of path: String) throws {
    guard !folders.hold(path) else { throw OverwriteError.own(path) }
    guard Files.exists(path), !presentation.saysYes else { return }
    try Files.refuseOther(path)
    guard presentation.mayAsk else { throw OverwriteError.exists(path) }
    let question = Bilingual(
      en: "'\(path)' is there already; overwrite it?", ko: "'\(path)' 파일이 이미 있습니다. 덮어쓸까요?")
    guard ask(question) else { throw OverwriteError.kept(path) }
  }
}

/// Why a file was not overwritten.
enum OverwriteError: Explainable, Equatable {
  /// It is there, and nobody could be asked.
  case exists(String)
  /// It is clamate's own, or in a folder of its own.
  case own(String)
  /// Somebody said that it stays.
  case kept(String)

  var message: Bilingual {
    switch self {
    case .exists(let path):
      Bilingual(en: "'\(path)' is there already", ko: "'\(path)' 파일이 이미 있습니다")
    case .own(let path):
      Bilingual(
        en: "'\(path)' is where clamate keeps its own files",
        ko: "'\(path)'은(는) clamate가 제 파일을 두는 곳입니다")
    case .kept(let path):
      Bilingual(en: "'\(path)' stays as it is", ko: "'\(path)' 파일을 그대로 둡니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .exists:
      Bilingual(
        en: "say --yes to overwrite it, or name another file",
        ko: "덮어쓰려면 --yes를 붙이고, 아니면 다른 이름을 쓰세요")
    case .own: Bilingual(en: "name a file elsewhere", ko: "다른 곳의 파일을 쓰세요")
    case .kept: nil
    }
  }
}
