import CommandLineKit
import Configuration
import Language
import Sky

extension Context {
  /// Warns of each thing that is wrong with the file of the keys.
  func warnOfCredentials() {
    do {
      let credentials = try Credentials(environment: environment.variables, folders: folders)
      credentialsProblems(credentials).forEach(reporter.warn)
    } catch {
      reporter.warn(Failure(error))
    }
  }

  /// What is wrong with the file of the keys.
  func credentialsProblems(_ credentials: Credentials) -> [any Explainable] {
    var problems: [CredentialsProblem] = []
    if credentials.isFileExposed { problems.append(.exposed(path: folders.credentialsFile)) }
    if !credentials.unreadableLines.isEmpty {
      problems.append(.unreadable(lines: credentials.unreadableLines))
    }
    return problems
  }

  /// Warns of a `key-command` that does not do what it is for.
  ///
  /// What is told of a kind of the sky anyway is not told twice.
  func warnOfKeys(_ plan: ProviderPlan) {
    let told = SkyKind.allCases.compactMap { plan.failure(of: $0)?.reason }
    guard let problem = keyCommandProblem(plan), !told.contains(problem.reason) else { return }
    reporter.warn(problem)
  }

  /// The first thing that is wrong with `key-command`; neither what it printed nor its arguments are
  /// shown.
  ///
  /// One that has no key of a provider that nobody named is fine.
  func keyCommandProblem(_ plan: ProviderPlan) -> SkyError? {
    let named = [settings[.weatherProvider], settings[.airProvider]]
      .compactMap { Provider(rawValue: $0)?.account }
    for provider in Provider.accounts {
      guard let failure = plan.keyFailures[provider] else { continue }
      let isMissed = named.contains(provider) || plan.keyMarks.isEmpty
      let isSilence = failure == .noKey || failure == .failed
      guard !isSilence || isMissed else { continue }
      return SkyError(provider, failure.reason)
    }
    return nil
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
