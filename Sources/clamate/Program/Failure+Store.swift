import CommandLineKit
import Configuration
import Database
import Glibc
import Language

extension Failure {
  /// The end that a file which a person named makes of a command that cannot read it.
  init(unread error: FileError) {
    let (name, reason) = (error.name, error.reason)
    self.init(
      .nothing, code: "noMatch",
      error.code == ENOENT
        ? Bilingual(en: "there is no \(name.english)", ko: "\(name.korean) 파일이 없습니다")
        : Bilingual(
          en: "cannot read \(name.english): \(reason.english)",
          ko: "\(name.korean)을(를) 읽을 수 없습니다: \(reason.korean)"))
  }

  /// The end that an error of the store, or another one, makes of a command.
  init(store error: any Error, in path: String) {
    if let error = error as? DatabaseError {
      self.init(store: error, at: path)
    } else {
      self.init(error)
    }
  }

  /// The end that a file which is to be a copy of the store makes of a command.
  init(copy error: DatabaseError, at path: String) {
    switch error {
    case .foreign, .corrupt:
      self.init(
        .storage, code: "storage", error.message(at: path),
        hint: Bilingual(
          en: "name a copy that clamate backup made", ko: "clamate backup으로 만든 사본을 지정하세요"))
    default: self.init(store: error, at: path)
    }
  }

  /// The end that an error of the store makes of a command.
  init(store error: DatabaseError, at path: String) {
    let isConflict = error == .conflict
    let error = error.asReadOnly(at: path)
    self.init(
      isConflict ? .conflict : .storage, code: isConflict ? "conflict" : "storage",
      error.message(at: path), hint: error.hint(at: path))
  }
}
