import Configuration
import Glibc
import Language

extension FileError {
  /// The file in a sentence.
  var name: Bilingual {
    path == Files.standardInput
      ? Bilingual(en: "standard input", ko: "표준 입력") : Bilingual(verbatim: "'\(path)'")
  }

  /// The reason in words; one that is rare is told as the system tells it.
  var reason: Bilingual {
    let english = String(cString: strerror(code))
    let korean =
      switch code {
      case ENOENT: "그런 파일이나 폴더가 없습니다"
      case EACCES, EPERM: "권한이 없습니다"
      case EISDIR: "폴더입니다"
      case ENOTDIR: "폴더가 아닙니다"
      case EROFS: "읽기 전용입니다"
      case ENOSPC, EDQUOT: "디스크에 빈 공간이 없습니다"
      case EBADF: "닫혀 있습니다"
      case EINVAL: "보통 파일이 아닙니다"
      case EFBIG: "너무 큽니다"
      default: english
      }
    return Bilingual(en: english, ko: korean)
  }
}
