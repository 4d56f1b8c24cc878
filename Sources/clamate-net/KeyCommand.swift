import Configuration
import Sky
import Subprocess

/// The program that prints the key of a service, whose name it gets as its last argument.
struct KeyCommand {
  /// Milliseconds for all answers together.
  static let patience = Attempt.keySeconds * 1000
  /// Keys are far shorter.
  private static let mostBytes = 4096

  let words: [String]
  let variables: [String: String]
  let clock: () -> Int

  /// What the program answers for each provider.
  func keys(of providers: [Provider]) -> [Provider: Result<Secret, MissingKey>] {
    let deadline = clock() + Self.patience
    return providers.reduce(into: [:]) { keys, provider in
      keys[provider] = key(of: provider, withinMilliseconds: deadline - clock())
    }
  }

  private func key(
    of provider: Provider, withinMilliseconds left: Int
  ) -> Result<Secret, MissingKey> {
    guard let name = words.first, let path = ProgramSearch.path(of: name, in: variables) else {
      return .failure(MissingKey(reason: .notStarted))
    }
    guard left > 0 else { return .failure(MissingKey(reason: .timedOut)) }
    let invocation = Invocation(
      path, words.dropFirst() + [provider.rawValue], variables: variables)
    let outcome = invocation.run(limits: RunLimits(milliseconds: left, bytes: Self.mostBytes))
    switch outcome.ending {
    case .notStarted: return .failure(MissingKey(reason: .notStarted))
    case .timedOut: return .failure(MissingKey(reason: .timedOut))
    case .exited(0):
      // Password managers keep more than the key below its line.
      let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") }
      guard line.allSatisfy({ $0 > 0x20 && $0 < 0x7f || $0 == 0x0D || $0 == 0x20 }),
        let key = Secret(String(decoding: line, as: UTF8.self))
      else { return .failure(MissingKey(reason: .noKey)) }
      return .success(key)
    case .exited, .signalled: return .failure(MissingKey(reason: .failed))
    }
  }
}

/// A program gave no key.
struct MissingKey: Error {
  let reason: KeyFailure
}

extension Credentials {
  /// The keys with those that a command gives in the place of those that are missing.
  ///
  /// What it answered is remembered, so that it is known without asking who can be asked.
  func completed(
    by settings: Settings, _ variables: [String: String], in store: SkyStore,
    clock: @escaping () -> Int
  ) throws -> Credentials {
    let words = settings.keyCommand
    let missing = ProviderPlan.missingKeys(settings: settings, credentials: self)
    guard !words.isEmpty, !missing.isEmpty else { return self }
    let keys = KeyCommand(words: words, variables: variables, clock: clock).keys(of: missing)
    try store.keep(
      keys.mapValues { key in
        switch key {
        case .success(let secret): .key(KeyMark(of: secret.revealed))
        case .failure(let missing): .failure(missing.reason)
        }
      }, of: KeyMark(of: settings[.keyCommand]))
    return filled(
      with: keys.reduce(into: [:]) { found, key in
        if let service = key.key.keyedService { found[service] = try? key.value.get() }
      })
  }
}
