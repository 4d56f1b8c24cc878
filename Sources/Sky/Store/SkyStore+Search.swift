import Database
import DateHelper

extension SkyStore {
  /// What is known about a name, nil if nobody looked it up.
  ///
  /// - Parameter provider: who is asked for such names, and so who failed if somebody did.
  /// - Throws: `DatabaseError`.
  public func search(
    _ kind: SearchKind, _ text: String, from provider: Provider
  ) throws -> SkySearch? {
    let attempt = try connection.first(
      """
      SELECT begun, ended, asked, not_before, key_mark, error, detail
      FROM search WHERE kind = ? AND text = ?
      """, kind.rawValue, text
    ) { Attempt(row: $0, provider) }
    guard let attempt else { return nil }
    var hits: [SearchHit] = []
    try connection.rows(
      """
      SELECT name, latitude, longitude, area, country, station, us_aqi, observed
      FROM search_hit WHERE kind = ? AND text = ? ORDER BY position
      """, kind.rawValue, text
    ) { row in
      var hit = SearchHit(name: row.text(0), latitude: row.real(1), longitude: row.real(2))
      hit.areas = (row.optionalText(3) ?? "").split(separator: "\n").map(String.init)
      hit.country = row.optionalText(4)
      hit.station = row.optionalText(5)
      hit.usAQI = row.optionalInteger(6)
      hit.observed = row.isNull(7) ? nil : row.instant(7)
      hits.append(hit)
    }
    return SkySearch(attempt: attempt, hits: hits)
  }

  /// Begins to look a name up unless it is too early for that.
  ///
  /// - Returns: the claim to hand to `finish`, or nil if nobody may ask now.
  /// - Throws: `DatabaseError`.
  public func claim(
    _ kind: SearchKind, _ text: String, from provider: Provider, keyMark: KeyMark, now: Instant
  ) throws -> SearchClaim? {
    try connection.transaction {
      let last = try search(kind, text, from: provider)?.attempt
      if let last, !last.mayFollow(at: now, keyMark: keyMark) { return nil }
      let number = (last?.begun ?? 0) + 1
      try connection.run(
        """
        INSERT INTO search (kind, text, begun, ended, asked, not_before, key_mark)
        VALUES (?, ?, ?, 0, ?, ?, ?)
        ON CONFLICT DO UPDATE SET begun = excluded.begun, asked = excluded.asked,
          not_before = excluded.not_before, key_mark = excluded.key_mark
        """, kind.rawValue, text, number, now.seconds,
        now.adding(seconds: Claim.interval).seconds, keyMark.text)
      return SearchClaim(kind: kind, text: text, number: number)
    }
  }

  /// Ends a search with what was found, which may be nothing.
  ///
  /// - Throws: `DatabaseError`.
  public func finish(_ claim: SearchClaim, with hits: [SearchHit]) throws {
    try connection.transaction {
      try connection.run(
        "DELETE FROM search_hit WHERE kind = ? AND text = ?", claim.kind.rawValue, claim.text)
      for (position, hit) in hits.enumerated() {
        try connection.run(
          """
          INSERT INTO search_hit (kind, text, position, name, area, country, latitude, longitude,
            station, us_aqi, observed)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """, claim.kind.rawValue, claim.text, position, hit.name,
          hit.areas.isEmpty ? nil : hit.areas.joined(separator: "\n"), hit.country, hit.latitude,
          hit.longitude, hit.station, hit.usAQI, hit.observed?.seconds)
      }
      try end(claim, error: nil, notBefore: nil)
    }
  }

  /// Ends a search with a failure; what was found before stays.
  ///
  /// - Throws: `DatabaseError`.
  public func finish(_ claim: SearchClaim, with error: SkyError, notBefore: Instant) throws {
    try connection.transaction { try end(claim, error: error, notBefore: notBefore) }
  }

  private func end(_ claim: SearchClaim, error: SkyError?, notBefore: Instant?) throws {
    try connection.run(
      """
      UPDATE search SET ended = ?3, error = ?4, detail = ?5, not_before = ifnull(?6, not_before)
      WHERE kind = ?1 AND text = ?2 AND begun = ?3
      """, claim.kind.rawValue, claim.text, claim.number, error?.reason.rawValue, error?.detail,
      notBefore?.seconds)
  }
}
