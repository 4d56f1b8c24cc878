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
    guard kind.canBeAsked(for: text) else { return [] }
    warnOfCredentials()
    let read = { try self.outdoor.cache.search(kind, text) }
    let known = try read()
    let provider = known.plan.provider(of: kind)
    let keyMark = known.plan.keyMarks[provider] ?? .none
    if known.search?.attempt.mayFollow(at: clock.now, keyMark: keyMark) ?? true {
      guard let helper = HelperProcess(searching: kind, for: text, in: environment) else {
        throw MissingHelper()
      }
      let spinner = Spinner(isShown: environment.terminal.isError)
      let outcome = try helper.wait(spinner) { try !(read().search?.attempt.isRunning ?? false) }
      switch outcome {
      case .settled: break
      case .atWork:
        let isAtKeys = try outdoor.cache.needsKeyCommand && read().search == nil
        throw isAtKeys ? KeyCommandAtWork() : SkyError(provider, .timedOut)
      case .failed(status: 4): throw CacheProblem.unwritable
      case .failed(let status): throw HelperFailed(status: status)
      }
    }
    let found = try read().search
    if let attempt = found?.attempt, let error = attempt.error {
      throw error.waiting(until: attempt.notBefore, from: clock.now)
    }
    return found?.hits ?? []
  }

  /// The regions that a name belongs to elsewhere than in the table, and why nobody was asked or
  /// nobody answered.
  func regionsElsewhere(
    named name: String
  ) throws -> (found: [Region], problem: (any Explainable & CodedError)?) {
    guard settings[.weatherProvider] != ProviderPlan.nobody else {
      return ([], SwitchedOff(setting: .weatherProvider))
    }
    let plan = try outdoor.cache.search(.place, name).plan
    // A key of a program that was never asked may come yet.
    if PostalCode(name) != nil, plan.provider(of: .place) != .openWeatherMap,
      plan.unaskedKeys.isEmpty
    {
      return ([], PostalCodeUnasked(hasKey: plan.keyMarks[.openWeatherMap] != nil))
    }
    do {
      let hits = try search(.place, for: name)
      let table = try? regionTable()
      return (hits.compactMap { Region(found: $0, table) }, nil)
    } catch let error as any Explainable & CodedError {
      return ([], error)
    }
  }

  /// The regions with a text in their name, in the table or, where it has none, elsewhere; says what
  /// to try where there is none.
  ///
  /// - Throws: ``Failure`` where somebody was to be asked who did not answer.
  func regions(like name: String) throws -> [Region] {
    if Region.isOffGlobe(name) { throw RegionError.offGlobe(name) }
    let table = try regionTable()
    let known = table.search(name, limit: 30)
    guard known.isEmpty else { return known }
    let match = table.find(name)
    if case .one(let region) = match { return [region] }
    let (found, problem) = try regionsElsewhere(named: name)
    guard found.isEmpty else { return found }
    var suggestions: [Region] = []
    if case .none(let near) = match { suggestions = near }
    let miss = RegionError.unknown(name, suggestions: suggestions, problem: problem)
    if let problem, !(problem is SwitchedOff) {
      throw Failure(.network, code: problem.skyCode.rawValue, miss.message, hint: miss.hint)
    }
    reporter.warn(miss)
    return []
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
      throw RegionError.unknown(name, suggestions: suggestions, problem: problem)
    }
    guard found.count == 1 else { throw ElsewhereError.several(name, found, question) }
    let asked = Bilingual(
      en: "'\(name)' is not in the table; use \(only.label.english) (\(only.id))?",
      ko: "'\(name)'은(는) 지역 표에 없습니다. \(only.label.korean)(\(only.id))을(를) 쓸까요?")
    guard try confirm(asked) else { throw ElsewhereError.declined(name) }
    return only
  }
}

extension Region {
  /// A place that a provider found; its point is its key.
  ///
  /// In Korea the province is that of the nearest region of the table, as providers often leave it
  /// out, or tell it in English alone.
  fileprivate init?(found hit: SearchHit, _ table: RegionTable?) {
    guard let place = hit.place else { return nil }
    let near = hit.country == "KR" ? table?.nearest(to: place, country: "KR") : nil
    let province = near.map { $0.parent ?? $0.name }
    let areas = hit.areas.filter { $0 != hit.name }
    let korean = province?.korean ?? areas.joined(separator: " ")
    let named = areas.count < 2 ? [province?.english].compactMap { $0 } : []
    let english = (named.filter { $0 != hit.name } + areas.reversed()).joined(separator: ", ")
    let parent = Bilingual(en: english, ko: korean == hit.name ? "" : korean)
    self.init(
      id: place.key, kind: .point, name: Bilingual(verbatim: hit.name),
      parent: english.isEmpty ? nil : parent, country: hit.country,
      latitude: place.latitude, longitude: place.longitude, timeZone: nil, population: nil)
  }
}

/// A postal code is asked of OpenWeatherMap alone, and that is not asked now.
struct PostalCodeUnasked: Explainable, CodedError {
  let hasKey: Bool

  var skyCode: SkyError.Code { hasKey ? .unavailable : .noKey }
  var skyReason: String { "postalCode" }

  var message: Bilingual {
    Bilingual(
      en: "postal codes are looked up by OpenWeatherMap, with a key",
      ko: "우편번호는 OpenWeatherMap에서 키로 찾습니다")
  }

  var hint: Bilingual? {
    guard !hasKey else {
      return Bilingual(
        verbatim: "clamate config set weather.provider \(Provider.openWeatherMap.rawValue)")
    }
    let variable = Provider.openWeatherMap.keyVariable ?? ""
    return Bilingual(
      en: "set \(variable), or search the name of the town",
      ko: "\(variable) 값을 설정하거나 동네 이름으로 찾아 보세요")
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
