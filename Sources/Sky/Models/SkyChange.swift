import DateHelper
import Language

/// What will be different in the sky, and from when.
public struct SkyChange: Sendable, Equatable {
  /// What happens; the raw values are stable codes of the JSON output.
  public enum Kind: String, Sendable, CaseIterable {
    /// Rain begins.
    case rain
    /// Snow begins, alone or with rain.
    case snow
    /// A thunderstorm begins.
    case thunderstorm
    /// Rain or snow ends.
    case dry
    /// Dust becomes bad: it was better, or very bad.
    case dust
    /// Dust becomes very bad.
    case heavyDust
    /// Dust becomes moderate or better.
    case cleanAir

    /// Whether water or ice begins to fall.
    public var isWet: Bool {
      switch self {
      case .rain, .snow, .thunderstorm: true
      case .dry, .dust, .heavyDust, .cleanAir: false
      }
    }
  }

  /// What happens.
  public let kind: Kind
  /// When the hour begins from which it holds.
  public let at: Instant
  /// The band of dust that becomes bad.
  public let band: AirBand?

  /// A change at the beginning of an hour.
  init(_ kind: Kind, at instant: Instant, band: AirBand? = nil) {
    self.kind = kind
    at = instant
    self.band = band
  }

  /// The change in words, with a time such as `15:00` or `tomorrow 04:00`.
  ///
  /// - Parameter present: what the sky does until then.
  public func text(_ time: Bilingual, from present: SkyNow) -> Bilingual {
    switch kind {
    case .dry where present.isOnlyDue && present.falling == .snow:
      Bilingual(en: "snow likely until \(time.english)", ko: "\(time.korean)까지 눈 올 수 있음")
    case .dry where present.isOnlyDue:
      Bilingual(en: "rain likely until \(time.english)", ko: "\(time.korean)까지 비 올 수 있음")
    case .dry where present.falling == .snow:
      Bilingual(en: "dry from \(time.english)", ko: "\(time.korean)부터 눈 그침")
    case .rain: Bilingual(en: "rain from \(time.english)", ko: "\(time.korean)부터 비")
    case .snow: Bilingual(en: "snow from \(time.english)", ko: "\(time.korean)부터 눈")
    case .thunderstorm:
      Bilingual(en: "thunderstorm from \(time.english)", ko: "\(time.korean)부터 뇌우")
    case .dry: Bilingual(en: "dry from \(time.english)", ko: "\(time.korean)부터 비 그침")
    case .dust where present.isHeavilyDusty:
      Bilingual(
        en: "dust only \(name.english) from \(time.english)",
        ko: "\(time.korean)부터 먼지 \(name.korean)으로 나아짐")
    case .dust, .heavyDust:
      Bilingual(
        en: "dust \(name.english) from \(time.english)",
        ko: "\(time.korean)부터 먼지 \(name.korean)")
    case .cleanAir:
      Bilingual(en: "cleaner air from \(time.english)", ko: "\(time.korean)부터 공기 나아짐")
    }
  }

  /// What dust is called; the levels of the WHO have no words that tell how bad they are.
  private var name: Bilingual {
    if case .american(let category)? = band { return category.name }
    return (band?.likeness ?? (kind == .heavyDust ? .veryBad : .bad)).name
  }
}

extension Forecast {
  /// How far ahead people want to know of a change, in seconds.
  public static let changeHorizon: Int64 = 24 * 3600

  /// What changes within a day, in order of time: the first of rain, of thunderstorms and of each
  /// step of dust.
  ///
  /// - Parameters:
  ///   - present: what the sky does at `now`.
  ///   - scale: the table by which dust is judged.
  public func changes(
    after now: Instant, from present: SkyNow, on scale: AirScale = .korea
  ) -> [SkyChange] {
    let span = now..<now.adding(seconds: Self.changeHorizon)
    let coming = hours(in: span).filter { $0.start > now }
    let thunder =
      present.isThundery ? nil : coming.first(where: \.isThundery).map { $0.start }
    var changes = [wetChange(coming, from: present.falling)].compactMap { $0 }
    if let thunder {
      changes.removeAll { $0.kind == .rain && $0.at == thunder }
      changes.append(SkyChange(.thunderstorm, at: thunder))
    }
    changes += dustChanges(coming, from: present.dust, hour(at: now), on: scale)
    return changes.sorted { $0.at < $1.at }
  }

  private func wetChange(_ coming: [ForecastHour], from falling: SkyNow.Falling?) -> SkyChange? {
    if let falling {
      // Hours of which only the dust is known say nothing of rain.
      let dry = Self.lastingStart(in: coming.filter(\.tellsRain)) { !$0.isWet }
      let snow = falling == .rain ? coming.first { $0.isWet && $0.isSnowy }?.start : nil
      if let snow, dry.map({ snow < $0 }) ?? true { return SkyChange(.snow, at: snow) }
      return dry.map { SkyChange(.dry, at: $0) }
    }
    return coming.first(where: \.isWet).map { SkyChange($0.isSnowy ? .snow : .rain, at: $0.start) }
  }

  /// The steps of dust, none of which is told twice: up to the worst, and down until it is clean.
  private func dustChanges(
    _ coming: [ForecastHour], from present: AirBand?, _ running: ForecastHour?, on scale: AirScale
  ) -> [SkyChange] {
    let steps = coming.compactMap { hour in
      hour.worstBand(on: scale).map { (hour: hour, band: $0.band) }
    }
    let start = { (isReached: (Grade) -> Bool) in
      Self.lastingStart(in: steps.map(\.hour)) { hour in
        hour.worstBand(on: scale).map { isReached($0.band.likeness) } ?? false
      }
    }
    let level = present?.likeness ?? .good
    // Who calls the air better than it was measured foretells no end of that.
    let foretold = running?.worstBand(on: scale)?.band.likeness ?? level
    let clean = level >= .bad && foretold >= .bad ? start { $0 < .bad } : nil
    let eased = level == .veryBad && foretold == .veryBad ? start { $0 < .veryBad } : nil
    let worse = steps.first { $0.band.likeness >= .bad && level < .bad }
    let worst = steps.first { $0.band.likeness == .veryBad && level < .veryBad }
    var changes = clean.map { [SkyChange(.cleanAir, at: $0)] } ?? []
    if let eased, eased != clean { changes.append(SkyChange(.dust, at: eased)) }
    if let worse, worse.band.likeness < .veryBad {
      changes.append(SkyChange(.dust, at: worse.hour.start, band: worse.band))
    }
    if let worst, clean.map({ worst.hour.start < $0 }) ?? true {
      changes.append(SkyChange(.heavyDust, at: worst.hour.start, band: worst.band))
    }
    return changes
  }

  /// When the first of the hours begins that is better together with the one after it: a pause of an
  /// hour is no end.
  private static func lastingStart(
    in hours: [ForecastHour], isBetter: (ForecastHour) -> Bool
  ) -> Instant? {
    hours.indices.first { index in
      isBetter(hours[index])
        && (hours[index].length > 3600 || index + 1 >= hours.count || isBetter(hours[index + 1]))
    }.map { hours[$0].start }
  }
}
