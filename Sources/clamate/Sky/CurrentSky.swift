import Configuration
import DateHelper
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
  /// The table by which dust is judged.
  let scale: AirScale
  let obstacles: SkyObstacles
  /// Who may not be asked again yet, where fresh values were wanted.
  let tooEarly: [SkyKind]

  /// Reads the cache and, if need be, starts the helper and waits a moment for it.
  ///
  /// - Parameter others: regions whose sky is wanted too, asked for in the same call of the helper.
  init(
    over region: HomeRegion, besides others: [HomeRegion] = [], _ asking: Asking,
    in context: Context
  ) throws {
    let now = context.clock.now
    context.warnOfCredentials()
    let read = { (region: HomeRegion) in try context.outdoor.readOutlook(over: region) }
    let cached = try read(region)
    var wishes = [(region: region, asking: cached.wish(asking, now: now))]
    for other in others.prefix(Place.mostOfARefresh - 1) {
      wishes.append((other, try read(other).wish(asking, now: now)))
    }
    let wanted = wishes.filter { $0.asking != .no }.map(\.region)
    let isWaited = wishes.contains { $0.asking == .waiting }
    let helper =
      wanted.isEmpty ? nil : HelperProcess(refreshing: wanted.map(\.place), in: context)
    var obstacles = SkyObstacles(isOffline: asking == .never)
    obstacles.lacksHelper = isWaited && helper == nil
    var outlook = cached
    if isWaited, let helper {
      let spinner = Spinner(isShown: context.environment.terminal.isError)
      obstacles.outcome = try helper.wait(spinner) {
        try wanted.allSatisfy { try read($0).isSettled }
      }
      outlook = try read(region)
      obstacles.isAtKeys =
        outlook.hasBegunNothing(since: cached) && context.outdoor.cache.needsKeyCommand
    }
    obstacles.cache = context.outdoor.cache.problem
    (self.region, self.outlook, self.obstacles) = (region, outlook, obstacles)
    (self.now, scale) = (now, context.settings.airScale)
    tooEarly = asking == .always ? cached.kindsToWaitFor(now: now) : []
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

  /// What the sky does now: as observed, and as foretold where nobody observed it.
  var present: SkyNow {
    SkyNow(
      weather: decidingWeather, air: decidingAir, hour: forecast?.hour(at: now),
      isForetoldLongAgo: forecastAge != nil, on: scale)
  }

  /// What the sky asks a person to mind.
  ///
  /// - Parameter end: when the day ends.
  func concern(until end: Instant) -> Greeting.Concern? {
    let coming = forecast?.hours(in: now..<max(now, end)).filter { $0.start > now } ?? []
    return Greeting.Concern(present, coming: coming, on: scale)
  }

  /// Whether there is a value that may be shown as that of now.
  func isShown(_ kind: SkyKind) -> Bool {
    switch kind {
    case .weather: weather != nil
    case .air: air != nil
    case .forecast: forecast?.weather != nil
    case .airForecast: forecast?.air != nil
    }
  }
}

extension Outlook {
  /// What may not be asked for again yet.
  fileprivate func kindsToWaitFor(now: Instant) -> [SkyKind] {
    SkyKind.allCases.filter { mayAskAgain(for: $0, now: now) != nil }
  }

  /// Whether the helper is to be started, and whether to wait for it.
  fileprivate func wish(_ asking: CurrentSky.Asking, now: Instant) -> Freshness.Asking {
    switch asking {
    case .never: .no
    case .whenOld: self.asking(now: now)
    case .always: mayAskAnybody(now: now) ? .waiting : .no
    }
  }
}
