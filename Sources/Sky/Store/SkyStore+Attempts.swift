import Database
import DateHelper

extension SkyStore {
  /// What is known about asking a provider, nil if it was never asked.
  ///
  /// - Throws: `DatabaseError`.
  public func attempt(
    for kind: SkyKind, at place: Place, from provider: Provider
  ) throws -> Attempt? {
    try connection.first(
      """
      SELECT begun, ended, asked, not_before, key_mark, error, detail
      FROM attempt WHERE place = ? AND provider = ? AND kind = ?
      """, place.key, provider.rawValue, kind.rawValue
    ) { Attempt(row: $0, provider) }
  }

  /// Begins an attempt unless it is too early for one; of any number of processes one gets it.
  ///
  /// - Returns: the claim to hand to `finish`, or nil if nobody may ask now.
  /// - Throws: `DatabaseError`.
  public func claim(
    _ kind: SkyKind, at place: Place, from provider: Provider, keyMark: KeyMark, now: Instant
  ) throws -> Claim? {
    try connection.transaction {
      let last = try attempt(for: kind, at: place, from: provider)
      if let last, !last.mayFollow(at: now, keyMark: keyMark) { return nil }
      let number = (last?.begun ?? 0) + 1
      let failures = last?.keyMark == keyMark ? try self.failures(kind, place, provider) : 0
      try connection.run(
        """
        INSERT INTO attempt
          (place, provider, kind, begun, ended, asked, not_before, key_mark, error, detail)
        VALUES (?, ?, ?, ?, 0, ?, ?, ?, NULL, NULL)
        ON CONFLICT (place, provider, kind) DO UPDATE SET begun = excluded.begun,
          asked = excluded.asked, not_before = excluded.not_before, key_mark = excluded.key_mark
        """, place.key, provider.rawValue, kind.rawValue, number, now.seconds,
        now.adding(seconds: Claim.interval).seconds, keyMark.text)
      return Claim(
        kind: kind, place: place, provider: provider, number: number, asked: now,
        failures: failures)
    }
  }

  /// Ends an attempt with weather and, where the same answer tells it, what is to come.
  ///
  /// - Parameter expiry: the moment before which nobody asks again, if that is later than usual.
  /// - Throws: `DatabaseError`.
  public func finish(
    _ claim: Claim, with weather: Weather, and forecast: Forecast? = nil, expiry: Instant? = nil
  ) throws {
    try succeed(claim, expiry: expiry) {
      try replace(weather)
      try forecast.map { try replace($0, as: .forecast, of: claim) }
    }
  }

  /// Ends an attempt with air and, where the same answer tells it, what is to come.
  ///
  /// - Throws: `DatabaseError`.
  public func finish(_ claim: Claim, with air: Air, and forecast: Forecast? = nil) throws {
    try succeed(claim, remark: air.remark) {
      try replace(air)
      try forecast.map { try replace($0, as: .airForecast, of: claim) }
    }
  }

  /// Ends an attempt with a forecast, of weather or of dust as the claim says.
  ///
  /// - Throws: `DatabaseError`.
  public func finish(_ claim: Claim, with forecast: Forecast) throws {
    try succeed(claim) { try replace(forecast, as: claim.kind, of: claim) }
  }

  /// Ends an attempt with a failure; the values in the cache stay as they are.
  ///
  /// - Throws: `DatabaseError`.
  public func finish(_ claim: Claim, with error: SkyError, notBefore: Instant) throws {
    try connection.transaction {
      try end(claim, error: error, detail: error.detail, notBefore: notBefore)
    }
  }

  /// Forgets values and attempts that are older than a week.
  ///
  /// AQICN's terms allow no archive.
  /// - Throws: `DatabaseError`.
  public func forgetOld(now: Instant) throws {
    let limit = now.adding(seconds: -7 * 86_400).seconds
    try connection.transaction {
      try connection.run("DELETE FROM weather WHERE fetched < ?", limit)
      try connection.run("DELETE FROM air WHERE fetched < ?", limit)
      try connection.run("DELETE FROM attempt WHERE not_before < ?", limit)
      try connection.run("DELETE FROM forecast WHERE fetched < ?", limit)
      try connection.run("DELETE FROM search WHERE not_before < ?", limit)
    }
  }

  private func succeed(
    _ claim: Claim, remark: String? = nil, expiry: Instant? = nil, _ write: () throws -> Void
  ) throws {
    try connection.transaction {
      try write()
      try end(claim, error: nil, detail: remark, notBefore: claim.end(expiry))
    }
  }

  private func replace(_ forecast: Forecast, as kind: SkyKind, of claim: Claim) throws {
    try replace(forecast, as: kind, from: claim.provider, fetched: claim.asked)
  }

  /// How many attempts failed in a row up to the last that ended.
  private func failures(_ kind: SkyKind, _ place: Place, _ provider: Provider) throws -> Int {
    try connection.first(
      "SELECT failures FROM attempt WHERE place = ? AND provider = ? AND kind = ?",
      place.key, provider.rawValue, kind.rawValue
    ) { $0.integer(0) } ?? 0
  }

  private func end(
    _ claim: Claim, error: SkyError?, detail: String?, notBefore: Instant
  ) throws {
    // An attempt that ends after a later one began says nothing about that one.
    try connection.run(
      """
      UPDATE attempt SET ended = max(ended, ?4),
        error = iif(begun = ?4, ?5, error), detail = iif(begun = ?4, ?6, detail),
        not_before = iif(begun = ?4, ?7, not_before), failures = iif(begun = ?4, ?8, failures)
      WHERE place = ?1 AND provider = ?2 AND kind = ?3
      """, claim.place.key, claim.provider.rawValue, claim.kind.rawValue, claim.number,
      error?.reason.rawValue, detail, notBefore.seconds,
      error == nil ? 0 : claim.failures + 1)
  }
}

extension Attempt {
  /// The columns `begun`, `ended`, `asked`, `not_before`, `key_mark`, `error` and `detail`.
  init(row: Row, _ provider: Provider) {
    self.init(
      begun: row.integer(0), ended: row.integer(1), asked: row.instant(2),
      notBefore: row.instant(3), keyMark: KeyMark(text: row.text(4)),
      error: row.optionalText(5).map {
        SkyError(
          provider, SkyError.Reason(rawValue: $0) ?? .unexpected, detail: row.optionalText(6))
      })
  }
}

/// The right to ask one provider once.
public struct Claim: Sendable, Equatable {
  /// Seconds between two requests for one place, one provider and one kind.
  public static let interval: Int64 = 600

  /// What to ask for.
  public let kind: SkyKind
  /// Where.
  public let place: Place
  /// Whom to ask.
  public let provider: Provider
  let number: Int
  /// When it was given.
  public let asked: Instant
  /// How many attempts before it failed in a row, with the same key.
  public let failures: Int

  /// Seconds for which an answer is not asked for again at most, whatever it says of itself.
  private static let longestExpiry: Int64 = 2 * 3600

  /// When the next may be given after this one brought an answer that runs out at a moment.
  fileprivate func end(_ expiry: Instant?) -> Instant {
    let usual = asked.adding(seconds: Self.interval)
    guard let expiry else { return usual }
    return max(usual, min(expiry, asked.adding(seconds: Self.longestExpiry)))
  }
}
