import CommandLineKit
import Configuration
import Language
import Sky

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

extension Context {
  /// Warns of a `key-command` that does not do what it is for.
  ///
  /// One that has no key of a provider that nobody named is fine.
  func warnOfKeys(_ plan: ProviderPlan) {
    let named = [settings[.weatherProvider], settings[.airProvider]]
      .compactMap { Provider(rawValue: $0)?.account }
    let failures = Provider.accounts.compactMap { provider in
      plan.keyFailures[provider].map { (provider: provider, failure: $0) }
    }
    for (provider, failure) in failures {
      let isMissed = named.contains(provider) || plan.keyMarks.isEmpty
      guard failure != .noKey || isMissed else { continue }
      return reporter.warn(KeyCommandProblem(provider: provider, failure: failure))
    }
  }
}

/// What is wrong with `key-command`; neither what it printed nor its arguments are shown.
private struct KeyCommandProblem: Explainable {
  let provider: Provider
  let failure: KeyFailure

  var message: Bilingual {
    switch failure {
    case .notStarted:
      Bilingual(en: "key-command cannot be run", ko: "key-command를 실행할 수 없습니다")
    case .timedOut:
      Bilingual(
        en: "key-command did not end within 5 seconds", ko: "key-command가 5초 안에 끝나지 않았습니다")
    case .noKey:
      Bilingual(
        en: "key-command gave no key for \(provider.name)",
        ko: "key-command가 \(provider.name)의 키를 주지 않았습니다")
    }
  }

  var hint: Bilingual? {
    Bilingual(
      en: "it is run with '\(provider.rawValue)' as its last argument; clamate help keys",
      ko: "마지막 인자로 '\(provider.rawValue)'을(를) 받아 실행됩니다. clamate help keys")
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
    case .unreadable:
      Bilingual(
        verbatim: Provider.accounts.map { "\($0.rawValue) = KEY" }.joined(separator: ", "))
    }
  }

  private func list(_ lines: [Int]) -> String {
    lines.prefix(5).map(String.init).joined(separator: ", ") + (lines.count > 5 ? " ..." : "")
  }
}
