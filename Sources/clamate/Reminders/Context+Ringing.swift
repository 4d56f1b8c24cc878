import Configuration
import DateHelper
import Delivery
import Planner

extension Context {
  /// How reminders ring now, by the configuration and the cached forecast.
  func ringingRules(_ judge: ConditionJudge) -> RingingRules {
    let local = reminderClock.local(clock.now)
    let daily: [(DailyReminder.Kind, WallTime?)] = [
      (.brief, settings.brief), (.review, settings.review),
    ]
    return RingingRules(
      channels: settings.channels.map(\.rawValue),
      digestChannels: Set(Channel.allCases.filter { $0 != .command }.map(\.rawValue)),
      isQuiet: local.time.map { settings.quietHours?.contains($0) ?? false } ?? false,
      daily: daily.compactMap { kind, time in
        time.map { DailyReminder(kind, at: CivilMoment(date: local.date, time: $0)) }
      },
      judge: { judge.judgement(of: $0, about: $1) ?? .unknown })
  }

  /// Minutes before a condition is judged or a brief is told in which a newer forecast is asked
  /// for.
  private static let refreshLead = 90

  /// Has the forecast renewed where a condition or the brief needs it soon; does not wait for it.
  func refreshForecast(_ judge: ConditionJudge, _ store: ReminderStore) throws {
    let until = clock.now.adding(seconds: Int64(Self.refreshLead) * 60)
    let conditions = try store.conditions(ringingUntil: until, by: reminderClock)
    let isBriefNear =
      settings.brief.map { brief in
        let minutes = brief.minuteOfDay - clock.localTime.minuteOfDay
        return 0...Self.refreshLead ~= (minutes + 1440) % 1440
      } ?? false
    guard !conditions.isEmpty || (isBriefNear && settings.prefetchesWeather) else { return }
    judge.refresh(for: conditions, isBriefNear: isBriefNear && settings.prefetchesWeather)
  }
}
