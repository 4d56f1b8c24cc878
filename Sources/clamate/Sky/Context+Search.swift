import CommandLineKit
import Configuration
import Database
import DateHelper
import Language
import Planner
import Sky
import Terminal
import Text

extension Context {
  /// What a name was found to belong to by asking a provider.
  ///
  /// Answers are kept, so that the same name is not looked up twice within 10 minutes.
  /// - Throws: `SkyError` or ``MissingHelper`` where nobody answered.
  func search(_ kind: SearchKind, for text: String) throws -> [SearchHit] {
    let credentials = credentials()
    let read = { try KnownName(of: kind, text, credentials, in: self) }
    let known = try read()
    if known.mayBeAsked(at: clock.now) {
      guard let helper = HelperProcess(searching: kind, for: text, in: environment) else {
        throw MissingHelper()
      }
      let spinner = Spinner(isShown: environment.terminal.isError)
      guard try helper.wait(spinner, until: { try !read().isRunning }) else {
        throw SkyError(known.provider, .timedOut)
      }
    }
    let found = try read().search
    if let error = found?.attempt.error { throw error }
    return found?.hits ?? []
  }

  /// The regions that a name belongs to elsewhere than in the table, and why nobody answered.
  func regionsElsewhere(
    named name: String
  ) throws -> (found: [Region], problem: (any Explainable)?) {
    guard settings[.weatherProvider] != "none" else { return ([], nil) }
    do {
      return (try search(.place, for: name).compactMap(Region.init(found:)), nil)
    } catch let error as any Explainable & CodedError {
      return ([], error)
    }
  }

  /// The region that a name which is not in the table belongs to, once a person has agreed to it.
  ///
  /// - Parameter suggestions: what is in the table and has nearly that name.
  /// - Throws: ``RegionError`` where there is none, ``ElsewhereError`` where there are several, or
  ///   where the person does not agree.
  func regionElsewhere(
    named name: String, suggestions: [Region], _ question: RegionQuestion
  ) throws -> Region {
    let (found, problem) = try regionsElsewhere(named: name)
    guard let only = found.first else {
      throw RegionError.unknown(name, suggestions: suggestions, problem: problem?.message)
    }
    guard found.count == 1 else { throw ElsewhereError.several(name, found, question) }
    let asked = Bilingual(
      en: "'\(name)' is not in the table; use \(only.label.english) (\(only.id))?",
      ko: "'\(name)'은(는) 지역 표에 없습니다. \(only.label.korean)(\(only.id))을(를) 쓸까요?")
    guard try confirm(asked) else { throw ElsewhereError.declined(name) }
    return only
  }
}

/// What is known about a name, and who is asked for it by the present settings and keys.
private struct KnownName {
  let provider: Provider
  let search: SkySearch?
  private let keyMark: KeyMark

  /// Reads the cache; one that cannot be read knows nothing.
  init(
    of kind: SearchKind, _ text: String, _ credentials: Credentials, in context: Context
  ) throws {
    let settings = context.settings
    var plan = ProviderPlan(settings: settings, credentials: credentials)
    var search: SkySearch?
    do {
      let store = try SkyStore.forReading(context.folders.skyDatabase)
      plan = try ProviderPlan(settings: settings, credentials: credentials, rememberedIn: store)
      search = try store?.search(kind, text, from: plan.provider(of: kind))
    } catch is DatabaseError {}
    provider = plan.provider(of: kind)
    keyMark = plan.keyMarks[provider] ?? .none
    self.search = search
  }

  var isRunning: Bool { search?.attempt.isRunning ?? false }

  /// Whether it may be looked up; with another key than before, at once.
  func mayBeAsked(at now: Instant) -> Bool {
    search?.attempt.mayFollow(at: now, keyMark: keyMark) ?? true
  }
}

extension Region {
  /// A place that a provider found; its point is its key.
  fileprivate init?(found hit: SearchHit) {
    guard let place = hit.place else { return nil }
    self.init(
      id: place.key, kind: .point, name: Bilingual(verbatim: hit.name),
      parent: hit.area.map { Bilingual(verbatim: $0) }, country: hit.country,
      latitude: place.latitude, longitude: place.longitude, timeZone: nil, population: nil)
  }
}

/// Why a place that a provider found is not taken.
enum ElsewhereError: Explainable, Equatable {
  case several(String, [Region], RegionQuestion)
  case declined(String)

  var message: Bilingual {
    switch self {
    case .several(let name, let found, _):
      Bilingual(
        en: "'\(name)' is not in the table and is several places: \(Self.list(found).english)",
        ko: "'\(name)'은(는) 지역 표에 없고 여러 곳입니다: \(Self.list(found).korean)")
    case .declined(let name):
      Bilingual(en: "no region '\(name)'", ko: "'\(name)' 지역을 찾지 못했습니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .several(_, let found, let question):
      found.first.map { Bilingual(verbatim: question.line(with: $0.id)) }
    case .declined: nil
    }
  }

  private static func list(_ regions: [Region]) -> Bilingual {
    Bilingual(
      en: regions.map { "\($0.label.english) (\($0.id))" }.joined(separator: "; "),
      ko: regions.map { "\($0.label.korean) (\($0.id))" }.joined(separator: "; "))
  }
}
