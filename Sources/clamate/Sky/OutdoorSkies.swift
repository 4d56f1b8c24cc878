import Configuration
import DateHelper
import Planner
import Sky

/// The skies that outdoor todos are judged by, as the cache knows them; nobody is asked.
///
/// A todo is judged by the sky over its place, or over the region in use where it names none. What
/// cannot be read says nothing.
final class OutdoorSkies {
  /// The region that todos without a place are judged by, where it is not the one in use.
  var home: HomeRegion?

  /// What is kept of the sky.
  let cache: SkyCache
  private let settings: Settings
  private let clock: DateHelper
  /// The tags of todos that are under the sky without saying so.
  let tags: [Tag]
  private var outlooks: [String: Outlook?] = [:]
  private let openStore: () -> PlannerStore?
  private lazy var store = openStore()
  private lazy var chosen = (try? store?.region.inUse()) ?? .fallback
  private lazy var places = (try? store?.places.all()) ?? []
  private lazy var planner = OutdoorPlanner(OutdoorRule(settings: settings), by: clock) {
    [weak self] in try self?.isTaken(on: $0, hour: $1, besides: $2) ?? false
  }
  /// The hours that todos were told to move to, so that no two are told the same.
  private var proposed: [Int: CivilMoment] = [:]
  /// The days whose todos have all been judged.
  private var judged: Set<CivilDate> = []

  /// - Parameter openStore: gives the store, nil where it cannot be read.
  init(
    _ folders: Folders, _ settings: Settings, _ variables: [String: String], _ clock: DateHelper,
    openStore: @escaping () -> PlannerStore?
  ) {
    self.openStore = openStore
    self.settings = settings
    self.clock = clock
    cache = SkyCache(folders, settings, variables, clock)
    tags = settings.outdoorTags.compactMap { try? Tag(typed: $0) }
  }

  /// Whether a todo is done under the sky.
  func isOutdoor(_ todo: Todo) -> Bool { todo.isOutdoor(byTags: tags) }

  /// The region whose sky a todo is under.
  func region(of todo: Todo) -> HomeRegion { region(at: todo.place?.id) }

  /// The region of a place; the one in use without a number.
  func region(at place: Int?) -> HomeRegion {
    let named = place.flatMap { id in places.first { $0.reference.id == id } }
    return named?.region ?? home ?? chosen
  }

  /// What the cache knows over a region, however old; nil where it cannot be read.
  func outlook(over region: HomeRegion) -> Outlook? {
    if let known = outlooks[region.place.key] { return known }
    let outlook = try? readOutlook(over: region)
    take(outlook, over: region)
    return outlook
  }

  /// What the cache knows at this moment over a region.
  func readOutlook(over region: HomeRegion) throws -> Outlook {
    try cache.outlook(at: region.place, isElsewhere: !isStationed(region.place))
  }

  /// What is to come over a region, nil where nothing is known that is new enough.
  func forecast(over region: HomeRegion) -> Forecast? {
    let now = clock.now
    guard let outlook = outlook(over: region), let forecast = outlook.forecast,
      forecast.isCurrent(now: now)
    else { return nil }
    return forecast.measured(outlook.air?.deciding(at: now), at: now)
  }

  /// Whether the station that is set, if there is one, is that of a place: it belongs to the region
  /// in use.
  func isStationed(_ place: Place) -> Bool {
    settings.airStation == nil || place == chosen.place
  }

  /// Remembers what the cache knows over a region, so that it is not read again.
  func take(_ outlook: Outlook?, over region: HomeRegion) {
    outlooks[region.place.key] = .some(outlook)
  }

  /// What is to come over the region in use.
  func forecastAtHome() -> (region: HomeRegion, forecast: Forecast)? {
    let region = home ?? chosen
    return forecast(over: region).map { (region, $0) }
  }

  /// What the sky says against an outdoor todo; nil where it says nothing.
  func warning(for todo: Todo) -> OutdoorWarning? {
    guard !todo.isDone, let date = todo.plan?.date, isOutdoor(todo),
      forecast(over: region(of: todo)) != nil
    else { return nil }
    judge(upTo: date)
    return judgedWarning(for: todo)
  }

  /// Judges the todos of the days from today to `date` in their order, so that every command
  /// proposes the same hours.
  private func judge(upTo date: CivilDate) {
    let today = clock.calendarDate
    let last = today.days(until: date)
    guard (0...Self.daysAhead).contains(last) else { return }
    for day in (0...last).map({ today.adding(days: $0) }) where judged.insert(day).inserted {
      let todos = (try? store?.todos.openTodos(on: day, limit: DayList.Section.limit)) ?? []
      for todo in todos where isOutdoor(todo) { _ = judgedWarning(for: todo) }
    }
  }

  /// How far forecasts reach, in days.
  private static let daysAhead = 5

  private func judgedWarning(for todo: Todo) -> OutdoorWarning? {
    guard let forecast = forecast(over: region(of: todo)) else { return nil }
    let warning = (try? planner.warning(for: todo, under: forecast)) ?? nil
    proposed[todo.id] = warning?.proposal
    return warning
  }

  /// Whether an hour is planned or proposed for anything but one todo.
  private func isTaken(on date: CivilDate, hour: Int, besides id: Int) throws -> Bool {
    let isProposed = proposed.contains { other, moment in
      other != id && moment.date == date && moment.time?.hour == hour
    }
    return try isProposed || store?.todos.isBusy(on: date, hour: hour, besides: id) ?? false
  }

  /// The sky of the hour that an outdoor todo is planned for.
  func verdict(on todo: Todo) -> HourVerdict? {
    guard !todo.isDone, isOutdoor(todo), let forecast = forecast(over: region(of: todo)) else {
      return nil
    }
    return planner.verdict(on: todo, under: forecast)
  }

  /// Whether an outdoor todo is planned for a time to come of which nothing is known yet, though
  /// somebody may be asked.
  func isUnforetold(_ todo: Todo) -> Bool {
    guard !todo.isDone, isOutdoor(todo), let plan = todo.plan, plan.date >= clock.calendarDate,
      outlook(over: region(of: todo))?.plan.weather != nil
    else { return false }
    let forecast = forecast(over: region(of: todo))
    guard let time = plan.time else {
      return forecast?.day(plan.date) == nil
        && forecast?.hours.last.map { hour in
          clock.zone.civil(at: hour.start).date < plan.date
        } ?? true
    }
    let moment = clock.instant(meaning: plan.date, time)
    return moment > clock.now && forecast?.hour(at: moment)?.tellsRain != true
  }

  /// The best hours of the coming days for a todo, the best first.
  func bestHours(for todo: Todo, limit: Int) throws -> [OutdoorHour] {
    guard let forecast = forecast(over: region(of: todo)) else { return [] }
    return try planner.bestHours(for: todo, under: forecast, limit: limit)
  }
}
