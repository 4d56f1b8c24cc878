import DateHelper
import Sky

/// Joins plans and sky: what speaks against an hour outside, and which hours are better.
///
/// A todo takes the hour that it begins in; nobody is sent out before 07:00 or after 21:00.
public struct OutdoorPlanner {
  private static let hours = 7..<21
  /// How far ahead better hours are looked for, in seconds.
  private static let horizon: Int64 = 3 * 86_400

  private let rule: OutdoorRule
  private let clock: DateHelper
  private let isBusy: (_ date: CivilDate, _ hour: Int, _ todo: Int) throws -> Bool

  /// A planner for one command.
  ///
  /// - Parameter isBusy: whether anything but the todo of a number is planned for an hour.
  public init(
    _ rule: OutdoorRule, by clock: DateHelper,
    isBusy: @escaping (_ date: CivilDate, _ hour: Int, _ todo: Int) throws -> Bool
  ) {
    self.rule = rule
    self.clock = clock
    self.isBusy = isBusy
  }

  /// The sky of the hour that a todo is planned for.
  ///
  /// - Returns: nil without a time, for an hour that is over, and where nothing is forecast.
  public func verdict(on todo: Todo, under forecast: Forecast) -> HourVerdict? {
    guard let plan = todo.plan, let time = plan.time else { return nil }
    return verdict(at: clock.instant(meaning: plan.date, time), under: forecast)
  }

  /// What speaks against the hour of a todo, or against one of the hours of its day where it has no
  /// time; nil where nothing does or nothing is forecast.
  ///
  /// - Throws: what `isBusy` throws.
  public func warning(for todo: Todo, under forecast: Forecast) throws -> OutdoorWarning? {
    guard let plan = todo.plan, !todo.isDone else { return nil }
    guard let time = plan.time else { return try warning(on: plan.date, for: todo, forecast) }
    guard let verdict = verdict(on: todo, under: forecast), !verdict.objections.isEmpty else {
      return nil
    }
    let others = hours(of: plan.date, under: forecast).filter { $0.moment.time != time }
    let later = others.filter { $0.moment.time.map { $0 > time } ?? false }
    return try warning(at: plan, verdict, better: later + others, for: todo, forecast)
  }

  /// The best hours of the coming three days for a todo, the best first; at most `limit`, and at
  /// most half of them on one day.
  ///
  /// - Throws: what `isBusy` throws.
  public func bestHours(
    for todo: Todo, under forecast: Forecast, limit: Int
  ) throws -> [OutdoorHour] {
    let end = clock.now.adding(seconds: Self.horizon)
    let dates = (0...3).map { clock.calendarDate.adding(days: $0) }
    let good = dates.flatMap { hours(of: $0, under: forecast) }
      .filter { $0.verdict.isFine && $0.verdict.hour.start < end && $0.moment != todo.plan }
      .sorted { ($0.verdict.discomfort, $0.moment.iso) < ($1.verdict.discomfort, $1.moment.iso) }
    var best: [OutdoorHour] = []
    for hour in good where best.count < limit {
      let sameDay = best.filter { $0.moment.date == hour.moment.date }
      // Hours of one row of the forecast are the same: the first free one stands for them.
      guard sameDay.count < (limit + 1) / 2,
        !sameDay.contains(where: { $0.verdict.hour == hour.verdict.hour })
      else { continue }
      if try isFree(hour.moment, for: todo) { best.append(hour) }
    }
    return best
  }

  private func verdict(at instant: Instant, under forecast: Forecast) -> HourVerdict? {
    forecast.hour(at: instant).flatMap { $0.end > clock.now ? rule.verdict(on: $0) : nil }
  }

  /// The hours of a day that are still to come and that something is forecast for.
  private func hours(of date: CivilDate, under forecast: Forecast) -> [OutdoorHour] {
    Self.hours.compactMap { hour in
      guard let time = WallTime(hour: hour, minute: 0) else { return nil }
      let start = clock.instant(meaning: date, time)
      guard start > clock.now, let verdict = verdict(at: start, under: forecast),
        verdict.isKnown, forecast.air == nil || verdict.hour.worstGrade != nil
      else { return nil }
      return OutdoorHour(moment: CivilMoment(date: date, time: time), verdict: verdict)
    }
  }

  /// The warning of a todo that may be done at any time of a day.
  private func warning(
    on date: CivilDate, for todo: Todo, _ forecast: Forecast
  ) throws -> OutdoorWarning? {
    let hours = hours(of: date, under: forecast)
    guard let bad = hours.first(where: { !$0.verdict.objections.isEmpty }) else { return nil }
    return try warning(at: bad.moment, bad.verdict, better: hours, for: todo, forecast)
  }

  /// The warning of an hour with the first good one of some hours, or of the days after it.
  private func warning(
    at moment: CivilMoment, _ verdict: HourVerdict, better hours: [OutdoorHour], for todo: Todo,
    _ forecast: Forecast
  ) throws -> OutdoorWarning {
    let better = try firstGood(of: hours, for: todo)
    let dates = better == nil ? (1...3).map { moment.date.adding(days: $0) } : []
    let later = dates.lazy.flatMap { self.hours(of: $0, under: forecast) }
    return OutdoorWarning(
      moment: moment, objections: verdict.objections, better: better,
      anotherDay: try firstGood(of: Array(later), for: todo))
  }

  private func firstGood(of hours: [OutdoorHour], for todo: Todo) throws -> CivilMoment? {
    try hours.first { try $0.verdict.isFine && isFree($0.moment, for: todo) }?.moment
  }

  private func isFree(_ moment: CivilMoment, for todo: Todo) throws -> Bool {
    try moment.time.map { try !isBusy(moment.date, $0.hour, todo.id) } ?? false
  }
}
