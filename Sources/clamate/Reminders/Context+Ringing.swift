import Configuration
import DateHelper
import Delivery
import Language
import Planner

extension Context {
  /// How reminders ring now, by the configuration and the cached forecast.
  func ringingRules() -> RingingRules {
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
      judge: { todo, about in .unknown })
  }

  /// The notice of what is said once a day.
  func dailyNotice(_ reminder: Reminder) throws -> Notice {
    Notice(title: reminder.rule, body: "")
  }
}
