import CommandLineKit
import Configuration
import Language

extension Context {
  /// The keys of the weather services, with a warning for each thing that is wrong with their file.
  func credentials() -> Credentials {
    let variables = environment.variables
    do {
      let credentials = try Credentials(environment: variables, folders: folders)
      if credentials.isFileExposed {
        reporter.warn(CredentialsProblem.exposed(path: folders.credentialsFile))
      }
      if !credentials.unreadableLines.isEmpty {
        reporter.warn(CredentialsProblem.unreadable(lines: credentials.unreadableLines))
      }
      return credentials
    } catch {
      reporter.warn(Failure(error))
      return Credentials(environment: variables)
    }
  }
}

/// What is wrong with the file of the keys.
///
/// It never says what is in it.
private enum CredentialsProblem: Explainable {
  case exposed(path: String)
  case unreadable(lines: [Int])

  var message: Bilingual {
    switch self {
    case .exposed(let path):
      Bilingual(en: "others can read the keys in '\(path)'", ko: "다른 사람이 '\(path)'의 키를 읽을 수 있습니다")
    case .unreadable(let lines):
      Bilingual(
        en: "credentials: no key on line \(list(lines))",
        ko: "credentials 파일의 \(list(lines))번째 줄에 키가 없습니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .exposed(let path): Bilingual(verbatim: "chmod 600 '\(path)'")
    case .unreadable: Bilingual(verbatim: "openweathermap = KEY, aqicn = TOKEN")
    }
  }

  private func list(_ lines: [Int]) -> String {
    lines.prefix(5).map(String.init).joined(separator: ", ") + (lines.count > 5 ? " ..." : "")
  }
}
