import Configuration
import Glibc
import Language

/// Why the program could not begin its work, or could not keep what it got.
enum StartError: Explainable {
  /// A file cannot be read or made.
  case file(path: String, reason: String)
  /// The cache failed.
  case cache
  /// libcurl does not start.
  case noNetworkLibrary

  /// What an error of a file or of the store means here.
  init(_ error: any Error) {
    self =
      switch error {
      case let error as StartError: error
      case let error as FileError:
        .file(path: error.path, reason: String(cString: strerror(error.code)))
      default: .cache
      }
  }

  /// The exit status: `clamate` takes 4 for a cache that cannot be written.
  var status: Int32 {
    switch self {
    case .file, .cache: 4
    case .noNetworkLibrary: 1
    }
  }

  var message: Bilingual {
    switch self {
    case .file(let path, let reason): Bilingual(verbatim: "\(path): \(reason)")
    case .cache:
      Bilingual(
        en: "the weather cache cannot be written", ko: "날씨 캐시를 기록할 수 없습니다")
    case .noNetworkLibrary:
      Bilingual(en: "libcurl does not start", ko: "libcurl을 시작할 수 없습니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .file, .cache:
      Bilingual(en: "check the permissions and the disk", ko: "권한과 디스크를 확인하세요")
    case .noNetworkLibrary: nil
    }
  }
}
