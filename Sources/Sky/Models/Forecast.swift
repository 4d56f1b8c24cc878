import DateHelper

/// What the sky over a place will do.
public struct Forecast: Sendable, Equatable {
  /// Who tells a part of a forecast, and since when it is known.
  public struct Origin: Sendable, Equatable {
    /// Who tells it.
    public var provider: Provider
    /// When it was fetched.
    public var fetched: Instant

    /// What `provider` told at the moment `fetched`.
    public init(provider: Provider, fetched: Instant) {
      self.provider = provider
      self.fetched = fetched
    }
  }

  /// Where.
  public var place: Place
  /// Who tells temperature, sky and rain; nil where nobody did.
  public var weather: Origin?
  /// Who tells dust, which is always a model's estimate; nil where nobody did.
  public var air: Origin?
  /// Seconds by which the place's clocks are ahead of UTC, where a provider says so.
  public var offset: Int?
  /// The hours in order, without overlaps; some may lie in the past.
  public var hours: [ForecastHour]
  /// The days in order.
  public var days: [ForecastDay]

  /// A forecast of which nothing is known yet.
  public init(place: Place, weather: Origin? = nil, air: Origin? = nil, offset: Int? = nil) {
    self.place = place
    self.weather = weather
    self.air = air
    self.offset = offset
    hours = []
    days = []
  }

  /// The hour that a moment lies in, nil where none is forecast.
  public func hour(at instant: Instant) -> ForecastHour? {
    hours.last { $0.contains(instant) }
  }

  /// The hours that touch a span of time, in order.
  public func hours(in span: Range<Instant>) -> [ForecastHour] {
    hours.filter { $0.start < span.upperBound && span.lowerBound < $0.end }
  }

  /// The forecast with what was measured in the hour that runs, where it is told for single hours.
  ///
  /// - Parameter air: what was measured, unless that is too old to be believed.
  public func measured(_ air: Air?, at now: Instant) -> Forecast {
    guard let air, let index = hours.lastIndex(where: { $0.contains(now) }),
      hours[index].length == 3600
    else { return self }
    var measured = self
    measured.hours[index].pm10 = air.pm10 ?? hours[index].pm10
    measured.hours[index].pm25 = air.pm25 ?? hours[index].pm25
    return measured
  }

  /// The day of a civil date at the place, nil where none is forecast.
  public func day(_ date: CivilDate) -> ForecastDay? {
    days.first { $0.date == date }
  }

  /// The clocks of the place, as far as a fixed distance from UTC describes them.
  public var zone: Zone? { offset.flatMap { Zone(fixedOffset: $0) } }

  /// When the older of its parts was fetched; this decides how far it is to be believed.
  public var fetched: Instant? { [weather?.fetched, air?.fetched].compactMap { $0 }.min() }
}

extension Forecast {
  /// The forecast with the dust of another one laid over its hours.
  ///
  /// Where an hour of weather spans several of dust, the worst of them stands for all.
  func joined(withAirOf other: Forecast) -> Forecast {
    var joined = self
    joined.air = other.air
    joined.offset = offset ?? other.offset
    joined.hours = hours.map { hour in
      var hour = hour
      let within = other.hours.filter { hour.contains($0.start) }
      hour.pm10 = within.compactMap(\.pm10).max { $0.value < $1.value }
      hour.pm25 = within.compactMap(\.pm25).max { $0.value < $1.value }
      return hour
    }
    let bare = other.hours.filter { dust in
      !hours.contains { $0.start < dust.end && dust.start < $0.end }
    }
    joined.hours = (joined.hours + bare).sorted { $0.start < $1.start }
    return joined
  }

  /// The forecast with a day for each date of its hours, filled in from them.
  ///
  /// - Parameter clocks: those that stand in where nobody says how the place's go.
  func withDaysOfHours(by clocks: Zone? = nil) -> Forecast {
    guard let zone = zone ?? clocks else { return self }
    let dated = Dictionary(grouping: hours.filter { $0.temperature != nil }) {
      zone.civil(at: $0.start).date
    }
    let dates = Set(days.map(\.date)).union(dated.keys).sorted()
    var forecast = self
    forecast.days = dates.map { date in
      (day(date) ?? ForecastDay(date: date)).filled(from: dated[date] ?? [])
    }
    return forecast
  }
}
