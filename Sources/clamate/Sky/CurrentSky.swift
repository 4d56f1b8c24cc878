import CommandLineKit
import Configuration
import Database
import DateHelper
import Language
import Planner
import Sky

/// What the sky over a region is like, as far as it is known.
struct CurrentSky {
  /// Whether and how fresh values are asked for.
  enum Asking {
    /// When the cached ones are old.
    case whenOld
    /// Never.
    case never
    /// Always.
    case always
  }

  let region: HomeRegion
  let outlook: Outlook
  let now: Instant
  /// Whether somebody was asked who did not answer in time.
  private let isWaiting: Bool
  /// Whether nobody was to be asked.
  private let isOffline: Bool
  /// Whether there was no helper to ask.
  private let lacksHelper: Bool
  /// When fresh values may be asked for again, where that was too early now.
  let notBefore: Instant?

  /// Reads the cache and, if need be, starts the helper and waits a moment for it.
  ///
  /// - Parameter others: regions whose sky is wanted too, asked for in the same call of the helper.
  init(
    over region: HomeRegion, besides others: [HomeRegion] = [], _ asking: Asking,
    in context: Context
  ) throws {
    self.region = region
    now = context.clock.now
    isOffline = asking == .never
    let credentials = context.credentials()
    let read = { (region: HomeRegion) in
      try Outlook(
        cachedAt: region.place, context.settings, credentials, context.folders, context.clock,
        isElsewhere: !context.outdoor.isStationed(region.place))
    }
    let cached = try read(region)
    notBefore = asking == .always ? cached.mayAskAgain(now: now) : nil
    var wishes = [(region: region, asking: cached.wish(asking, now: context.clock.now))]
    for other in others.prefix(Place.mostOfARefresh - 1) {
      wishes.append((other, try read(other).wish(asking, now: context.clock.now)))
    }
    let wanted = wishes.filter { $0.asking != .no }.map(\.region)
    let isWaited = wishes.contains { $0.asking == .waiting }
    let helper =
      wanted.isEmpty
      ? nil : HelperProcess(refreshing: wanted.map(\.place), in: context)
    lacksHelper = isWaited && helper == nil
    guard isWaited, let helper else {
      isWaiting = false
      outlook = cached
      share(in: context)
      return
    }
    let spinner = Spinner(isShown: context.environment.terminal.isError)
    isWaiting = try !helper.wait(spinner) { try wanted.allSatisfy { try read($0).isSettled } }
    outlook = try read(region)
    share(in: context)
  }

  private func share(in context: Context) {
    context.outdoor.take(outlook, over: region)
    context.warnOfKeys(outlook.plan)
  }

  /// The weather, unless it is too old to be called that of now.
  var weather: Weather? {
    outlook.weather.flatMap { $0.freshness(now: now).isCurrent ? $0 : nil }
  }

  /// The air, unless it is too old to be called that of now.
  var air: Air? {
    outlook.air.flatMap { $0.freshness(now: now).isCurrent ? $0 : nil }
  }

  /// What is to come, unless it was told more than 24 hours ago.
  var forecast: Forecast? {
    outlook.forecast.flatMap { $0.isCurrent(now: now) ? $0 : nil }
  }

  /// Why there is no newer value.
  func error(for kind: SkyKind) -> (any Explainable & CodedError)? {
    guard let provider = outlook.plan.provider(of: kind) else {
      return switchedOff(kind) ?? NothingForetold()
    }
    if let failure = outlook.plan.failure(of: kind) { return failure }
    let attempt = outlook.attempt(for: kind)
    let isAsking = attempt?.mayStillRun(at: now) ?? isWaiting
    if isAsking, isWaiting || !isShown(kind) { return SkyError(provider, .timedOut) }
    if lacksHelper, !isShown(kind) { return MissingHelper() }
    if let error = outlook.error(for: kind) { return error }
    guard !isShown(kind) else { return nil }
    return isOffline ? NothingKnown() : SkyError(provider, .noReading)
  }

  /// What the sky asks a person to mind.
  ///
  /// - Parameter end: when the day ends.
  func concern(until end: Instant) -> Greeting.Concern? {
    let coming = forecast?.hours(in: now..<max(now, end)) ?? []
    return Greeting.Concern(weather: decidingWeather, air: decidingAir, coming: coming)
  }

  private func isShown(_ kind: SkyKind) -> Bool {
    switch kind {
    case .weather: weather != nil
    case .air: air != nil
    case .forecast: forecast?.weather != nil
    case .airForecast: forecast?.air != nil
    }
  }
}

extension Outlook {
  /// What the cache knows; one that cannot be read knows nothing, and the next refresh mends it.
  ///
  /// - Parameters:
  ///   - clock: now, and the zone that counts days where no provider says how the place's go.
  ///   - isElsewhere: whether the station that is set says nothing of the place.
  init(
    cachedAt place: Place, _ settings: Settings, _ credentials: Credentials, _ folders: Folders,
    _ clock: DateHelper, isElsewhere: Bool
  ) throws {
    do {
      let store = try SkyStore.forReading(folders.skyDatabase)
      let plan = try ProviderPlan(
        settings: settings, credentials: credentials, rememberedIn: store,
        isElsewhere: isElsewhere)
      try self.init(of: place, plan: plan, from: store, now: clock.now, clocks: clock.zone)
    } catch is DatabaseError {
      let plan = ProviderPlan(
        settings: settings, credentials: credentials, isElsewhere: isElsewhere)
      try self.init(of: place, plan: plan, from: nil, now: clock.now)
    }
  }

  /// Whether the helper is to be started, and whether to wait for it.
  fileprivate func wish(_ asking: CurrentSky.Asking, now: Instant) -> Freshness.Asking {
    switch asking {
    case .never: .no
    case .whenOld: self.asking(now: now)
    case .always: mayAskAgain(now: now) == nil && !plan.isEmpty ? .waiting : .no
    }
  }
}

/// An error with a stable code for JSON.
protocol CodedError: Error {
  /// One of the error codes of `docs/json.md`.
  var skyCode: SkyError.Code { get }
  /// What went wrong more exactly, in one stable word.
  var skyReason: String { get }
}

extension SkyError: CodedError {
  var skyCode: Code { code }
  var skyReason: String { reason.rawValue }
}

/// Nobody was to be asked, and nothing is known from before.
struct NothingKnown: Explainable, CodedError {
  var skyCode: SkyError.Code { .offline }
  var skyReason: String { "nothingKnown" }

  var message: Bilingual {
    Bilingual(en: "no weather is known yet", ko: "저장된 날씨가 없습니다")
  }

  var hint: Bilingual? {
    Bilingual(en: "leave --offline out to ask", ko: "--offline을 빼고 다시 실행하세요")
  }
}

/// There is no `clamate-net` on this machine.
struct MissingHelper: Explainable, CodedError {
  var skyCode: SkyError.Code { .unavailable }
  var skyReason: String { "noHelper" }

  var message: Bilingual {
    Bilingual(en: "weather needs the program clamate-net", ko: "날씨를 보려면 clamate-net이 필요합니다")
  }

  var hint: Bilingual? {
    Bilingual(en: "install the package clamate-net", ko: "clamate-net 패키지를 설치하세요")
  }
}
