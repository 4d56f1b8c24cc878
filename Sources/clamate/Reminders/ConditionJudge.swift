import DateHelper
import Planner
import Sky

/// Judges the conditions of todos by the cached forecast; nobody is asked and waited for.
final class ConditionJudge {
  private let context: Context
  private let region: HomeRegion
  /// Read when the first condition is judged, as few reminders have one.
  private lazy var outlook = try? Outlook(
    cachedAt: region.place,
    ProviderPlan(settings: context.settings, credentials: context.credentials()), context.folders)

  init(over region: HomeRegion, _ context: Context) {
    self.region = region
    self.context = context
  }

  /// Judges the condition of a todo by the forecast for a local time; nil where it has none.
  ///
  /// What reminds ahead of the plan speaks of the plan.
  func judgement(of todo: Todo, about: CivilMoment) -> ConditionJudgement? {
    let clock = context.reminderClock
    let time = max(about, todo.plan.map(clock.timed) ?? about)
    return todo.reminding.condition?.judged(
      by: outlook?.forecast, at: clock.instant(time), now: context.clock.now)
  }

  /// Starts a refresh beside the command where the forecast is old, or the weather of the brief.
  func refresh(for conditions: [ReminderCondition], isBriefNear: Bool) {
    let now = context.clock.now
    guard let outlook, outlook.asking(now: now) != .no else { return }
    let isWeatherOld = outlook.weather.map { $0.freshness(now: now).asking != .no } ?? true
    guard
      conditions.contains(where: { $0.isStale(outlook.forecast, now: now) })
        || (isBriefNear && isWeatherOld)
    else { return }
    _ = HelperProcess(refreshing: region.place, in: context.environment)
  }
}
