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
    /// Rain or snow ends.
    case dry
    /// Dust becomes bad or worse.
    case dust
    /// Dust becomes moderate or better.
    case cleanAir
  }

  /// What happens.
  public let kind: Kind
  /// When the hour begins from which it holds.
  public let at: Instant

  /// The change in words, with a time such as `15:00` or `tomorrow 04:00`.
  ///
  /// - Parameter present: what the sky does until then.
  public func text(_ time: Bilingual, from present: SkyNow) -> Bilingual {
    switch kind {
    case .dry where present.isOnlyDue && present.falling == .snow:
      Bilingual(en: "snow likely until \(time.english)", ko: "\(time.korean)까지 눈 올 수 있음")
    case .dry where present.isOnlyDue:
      Bilingual(en: "rain likely until \(time.english)", ko: "\(time.korean)까지 비 올 수 있음")
    case .rain: Bilingual(en: "rain from \(time.english)", ko: "\(time.korean)부터 비")
    case .snow: Bilingual(en: "snow from \(time.english)", ko: "\(time.korean)부터 눈")
    case .dry: Bilingual(en: "dry from \(time.english)", ko: "\(time.korean)부터 갬")
    case .dust: Bilingual(en: "dust bad from \(time.english)", ko: "\(time.korean)부터 먼지 나쁨")
    case .cleanAir:
      Bilingual(en: "cleaner air from \(time.english)", ko: "\(time.korean)부터 공기 나아짐")
    }
  }
}

extension Forecast {
  /// How far ahead people want to know of a change, in seconds.
  public static let changeHorizon: Int64 = 24 * 3600

  /// What changes first within a day, in order of time; at most one of rain and one of dust.
  ///
  /// - Parameters:
  ///   - present: what the sky does at `now`.
  ///   - scale: the table by which dust is judged.
  public func changes(
    after now: Instant, from present: SkyNow, on scale: AirScale = .korea
  ) -> [SkyChange] {
    let span = now..<now.adding(seconds: Self.changeHorizon)
    let coming = hours(in: span).filter { $0.start > now }
    let changes = [
      wetChange(coming, from: present.falling),
      dustChange(coming, from: present.isDusty, hour(at: now), on: scale),
    ]
    return changes.compactMap { $0 }.sorted { $0.at < $1.at }
  }

  private func wetChange(_ coming: [ForecastHour], from falling: SkyNow.Falling?) -> SkyChange? {
    if let falling {
      // Hours of which only the dust is known say nothing of rain.
      let dry = Self.lastingStart(in: coming.filter(\.tellsRain)) { !$0.isWet }
      let snow = falling == .rain ? coming.first { $0.isWet && $0.isSnowy }?.start : nil
      if let snow, dry.map({ snow < $0 }) ?? true { return SkyChange(kind: .snow, at: snow) }
      return dry.map { SkyChange(kind: .dry, at: $0) }
    }
    return coming.first(where: \.isWet).map {
      SkyChange(kind: $0.isSnowy ? .snow : .rain, at: $0.start)
    }
  }

  private func dustChange(
    _ coming: [ForecastHour], from isDusty: Bool, _ running: ForecastHour?, on scale: AirScale
  ) -> SkyChange? {
    // Who calls the air clean that was measured to be bad foretells no end of it.
    if isDusty, running?.isDusty(on: scale) == false { return nil }
    let known = coming.filter { $0.isDusty(on: scale) != nil }
    let isClean = { (hour: ForecastHour) in hour.isDusty(on: scale) == false }
    guard !isDusty else {
      return Self.lastingStart(in: known, isBetter: isClean).map {
        SkyChange(kind: .cleanAir, at: $0)
      }
    }
    return known.first { !isClean($0) }.map { SkyChange(kind: .dust, at: $0.start) }
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
