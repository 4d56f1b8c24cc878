import Configuration
import Database
import Glibc
import HTTP
import Language
import Sky
import Subprocess
import Text

/// Says on standard error what is wrong and how to go on, and ends.
func fail(_ error: any Explainable, status: Int32, in language: Language) -> Never {
  let hint = error.hint.map { " (\($0[language]))" } ?? ""
  let line = SafeText("clamate-net: \(error.message[language])\(hint)").string + "\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(status)
}

/// What every call needs.
struct Desk {
  let environment: Environment
  let addresses: Addresses
  private let known: Credentials
  let settings: Settings
  let store: SkyStore
  let client: Client

  init(_ environment: Environment) throws {
    self.environment = environment
    let folders = try Folders(environment: environment.variables)
    addresses = try Addresses(environment: environment.variables)
    // What cannot be read is told by `clamate`, and is no reason not to ask for what needs none of it.
    known =
      (try? Credentials(environment: environment.variables, folders: folders))
      ?? Credentials(environment: environment.variables)
    let config = (try? Files.read(folders.configFile)) ?? []
    settings = Settings(
      file: KeyValueFile(text: String(decoding: config, as: UTF8.self)),
      isExposed: folders.isConfigExposed)
    store = try openCache(folders)
    let authorities = environment.variables["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    guard
      let client = Client(
        userAgent: "clamate/\(programVersion)", authorities: authorities,
        clock: { Monotonic.milliseconds })
    else { throw StartError.noNetworkLibrary }
    self.client = client
  }

  /// The keys, those of a program among them.
  private func credentials() throws -> Credentials {
    try known.completed(
      by: settings, environment.variables, in: store, clock: { Monotonic.milliseconds })
  }

  func refresh(_ places: [Place], elsewhere: [Place]) throws {
    let credentials = try credentials()
    let refresh = Refresh(
      credentials: credentials, addresses: addresses, store: store, now: environment.now,
      clock: { Monotonic.milliseconds },
      random: { Double.random(in: 0..<1) })
    let here = ProviderPlan(settings: settings, credentials: credentials)
    let there = ProviderPlan(settings: settings, credentials: credentials, isElsewhere: true)
    try refresh.run(
      places.map { ($0, here) } + elsewhere.map { ($0, there) }, client: client)
  }

  func search(_ kind: SearchKind, _ text: String) throws {
    // Whoever wants nobody to be asked wants no names to be looked up either.
    guard settings[.weatherProvider] != ProviderPlan.nobody else { return }
    let remembered = try ProviderPlan(
      settings: settings, credentials: known, rememberedIn: store)
    let needsKeys =
      remembered.provider(of: kind).needsKey || !remembered.unaskedKeys.isEmpty
    let credentials = try needsKeys ? credentials() : known
    let plan = ProviderPlan(settings: settings, credentials: credentials)
    let provider = plan.provider(of: kind)
    let lookup = Lookup(
      kind: kind, text: text, provider: provider, keyMark: plan.keyMarks[provider] ?? .none,
      key: credentials.key(of: provider), addresses: addresses, store: store,
      now: environment.now)
    try lookup.run(client)
  }
}

// No core file: keys would be in it.
var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
// A peer that closes a connection must not end the program.
signal(SIGPIPE, SIG_IGN)
let words = StartArguments.words
do {
  let environment = try Environment.system()
  let language = Language(environment: environment.variables)
  do {
    switch try Call(arguments: words.map { $0 ?? "" }) {
    case .version: print("clamate-net \(programVersion)")
    case .refresh(let places, let elsewhere):
      try Desk(environment).refresh(places, elsewhere: elsewhere)
    case .search(let kind, let text): try Desk(environment).search(kind, text)
    }
  } catch let error as CallError {
    fail(error, status: 2, in: language)
  } catch let error as FolderError {
    fail(error, status: 4, in: language)
  } catch {
    let error = StartError(error)
    fail(error, status: error.status, in: language)
  }
} catch {
  fail(error, status: 2, in: .english)
}
