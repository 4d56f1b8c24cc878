import DateHelper
import Sky

extension Plausible {
  /// mm of water in one step of a forecast.
  static let amount = 0.0...1500.0
  /// How many days after now a forecast is believed; no provider asked here tells more.
  private static let furthest: Int64 = 17
  /// More hours than any provider sends.
  private static let mostHours = 500

  /// The hours of a forecast that can be true, in order and without overlaps.
  ///
  /// Of two that begin at the same moment the first one counts.
  static func hours(_ hours: [ForecastHour], now: Instant) -> [ForecastHour] {
    let believed = now.adding(seconds: -2 * 86_400)...now.adding(seconds: furthest * 86_400)
    var seen: Set<Instant> = []
    var kept = hours.prefix(mostHours)
      .filter { !$0.isBlank && believed.contains($0.start) && seen.insert($0.start).inserted }
      .sorted { $0.start < $1.start }
    for index in kept.indices.dropLast() {
      kept[index].length = min(
        kept[index].length, kept[index].start.seconds(until: kept[index + 1].start))
    }
    return kept
  }

  /// A forecast of hours that can be true, nil if there are none.
  static func forecast(_ forecast: Forecast, now: Instant) -> Forecast? {
    var believed = forecast
    believed.hours = hours(forecast.hours, now: now)
    believed.days = days(forecast.days, now: now)
    return believed.hours.isEmpty ? nil : believed
  }

  /// The days that can be true, in order, each date once.
  private static func days(_ days: [ForecastDay], now: Instant) -> [ForecastDay] {
    let today = Zone.utc.civil(at: now).date
    var seen: Set<CivilDate> = []
    return days.prefix(mostHours)
      .filter {
        (-2...Int(furthest)).contains(today.days(until: $0.date)) && seen.insert($0.date).inserted
      }
      .map { day in
        var day = day
        if let high = day.high, let low = day.low, high < low { (day.high, day.low) = (low, high) }
        if !isSunlit(day) { (day.sunrise, day.sunset) = (nil, nil) }
        return day
      }
      .sorted { $0.date < $1.date }
  }

  /// Whether the sun rises before it sets within a day; in polar day and night it does not.
  private static func isSunlit(_ day: ForecastDay) -> Bool {
    guard let sunrise = day.sunrise, let sunset = day.sunset else { return false }
    return (1..<86_400).contains(sunrise.seconds(until: sunset))
      && abs(day.date.days(until: Zone.utc.civil(at: sunrise).date)) <= 1
  }
}
