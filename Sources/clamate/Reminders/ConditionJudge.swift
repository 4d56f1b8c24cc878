import Configuration
import DateHelper
import Planner
import Sky

/// Judges the conditions of todos by the cached forecast; nobody is asked and waited for.
///
/// A todo is judged by the sky over its place, as ``OutdoorSkies`` knows it.
struct ConditionJudge {
  private let context: Context
  private let home: HomeRegion

  private var outdoor: OutdoorSkies { context.outdoor }

  init(over region: HomeRegion, _ context: Context) {
    home = region
    self.context = context
    outdoor.home = region
  }

  /// Judges the condition of a todo by the forecast for a local time; nil where it has none.
  ///
  /// What reminds ahead of the plan speaks of the plan.
  func judgement(of todo: Todo, about: CivilMoment) -> ConditionJudgement? {
    let clock = context.reminderClock
    let time = max(about, todo.plan.map(clock.timed) ?? about)
    return todo.reminding.condition?.judged(
      by: outdoor.outlook(over: outdoor.region(of: todo))?.forecast,
      at: clock.instant(time), now: context.clock.now, on: context.settings.airScale)
  }

  /// Starts a refresh beside the command where a forecast is old, or the weather of the brief.
  func refresh(for conditions: [PlacedCondition], isBriefNear: Bool) {
    let now = context.clock.now
    var regions = isBriefNear && isWeatherOld(now) ? [home] : []
    for (condition, region) in conditions.map({
      ($0.condition, outdoor.region(at: $0.place))
    }) where !regions.contains(region) {
      if condition.isStale(outdoor.outlook(over: region)?.forecast, now: now) {
        regions.append(region)
      }
    }
    let asked = regions.filter { outdoor.outlook(over: $0)?.asking(now: now) != .no }
      .prefix(Place.mostOfARefresh)
    guard !asked.isEmpty else { return }
    _ = HelperProcess(refreshing: asked.map(\.place), in: context)
  }

  private func isWeatherOld(_ now: Instant) -> Bool {
    outdoor.outlook(over: home)?.weather
      .map { $0.freshness(now: now).asking != .no } ?? true
  }
}
