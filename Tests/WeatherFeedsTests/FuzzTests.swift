import Database
import DateHelper
import Foundation
import Glibc
import Sky
import TestSupport
import Testing

@testable import WeatherFeeds

/// Bodies that are broken at random, by a seed that is the same in every run.
///
/// `make fuzz` sets CLAMATE_FUZZ to 20,000; without it a few hundred are tried.
@Suite struct FuzzTests {
  static let count =
    ProcessInfo.processInfo.environment["CLAMATE_FUZZ"].flatMap { Int($0) } ?? 500
  /// Megabytes by which the process may grow.
  static let mostGrowth = 64

  @Test("a broken body crashes nothing, and what is kept of it is finite, dated and attributed")
  func fuzz() throws {
    let folder = try TemporaryFolder()
    let store = try SkyStore.forWriting(folder.path("sky.db"))
    let place = try #require(Place(key: "37.57,126.98"))
    let rows = CaseTable("net-manifest.tsv").rows.filter { $0.count > 3 && $0[3] == "ok" }
    try #require(rows.count > 30)
    var mutator = BodyMutator(seed: 20_260_318)
    var kept = 0
    let before = Self.residentMegabytes()
    for number in 0..<Self.count {
      let row = rows[number % rows.count]
      let feed = try #require(FeedTests.feeds[String(row[0].split(separator: "@")[0])])
      let body = mutator.mutated(fixture("api/\(row[1])"))
      let now = FeedTests.now.adding(seconds: Int64(number) * 4000)
      let reply = Reply(status: 200, contentType: nil, body: body)
      guard let reading = try? feed.reading(of: reply, for: place, now: FeedTests.now) else {
        continue
      }
      kept += 1
      try keep(reading, of: feed, at: place, now: now, in: store)
      if kept.isMultiple(of: 50) { try expectSound(folder.path("sky.db")) }
    }
    try expectSound(folder.path("sky.db"))
    // A mutator that breaks everything, or nothing, would prove nothing.
    #expect(kept > Self.count / 20 && kept < Self.count * 19 / 20)
    #expect(Self.residentMegabytes() - before < Self.mostGrowth)
  }

  private func keep(
    _ reading: Reading, of feed: Feed, at place: Place, now: Instant, in store: SkyStore
  ) throws {
    if case .station = reading { return }
    let question = try #require(Self.questions.first { Feed($0.0, from: $0.1) == feed })
    let claim = try #require(
      try store.claim(question.0, at: place, from: question.1, keyMark: .none, now: now))
    switch reading {
    case .weather(let weather, let forecast):
      try store.finish(claim, with: weather, and: forecast)
    case .air(let air, let forecast): try store.finish(claim, with: air, and: forecast)
    case .forecast(let forecast): try store.finish(claim, with: forecast)
    case .station: break
    }
  }

  private static let questions = SkyKind.allCases.flatMap { kind in
    Provider.allCases.map { (kind, $0) }
  }

  /// SQLite holds a NaN as NULL and an infinity as itself; every real number has its bounds.
  private func expectSound(_ path: String) throws {
    let connection = try Connection(path: path, mode: .readOnly)
    let tables = ["weather", "air", "forecast_hour", "forecast_day"]
    for table in tables {
      var columns: [String] = []
      try connection.rows("SELECT name FROM pragma_table_info(?) WHERE type = 'REAL'", table) {
        columns.append($0.text(0))
      }
      try #require(columns.count > 2)
      let wild = columns.map { "abs(\($0)) > 5000" }.joined(separator: " OR ")
      let count = try connection.first("SELECT count(*) FROM \(table) WHERE \(wild)") {
        $0.integer(0)
      }
      #expect(count == 0, "\(table)")
    }
    let sources = Provider.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    for table in tables + ["forecast"] {
      let strangers = try connection.first(
        "SELECT count(*) FROM \(table) WHERE provider NOT IN (\(sources)) OR place = ''"
      ) { $0.integer(0) }
      #expect(strangers == 0, "\(table)")
    }
    let undated = try connection.first(
      """
      SELECT count(*) FROM (
        SELECT observed AS moment FROM weather UNION ALL SELECT observed FROM air
        UNION ALL SELECT start FROM forecast_hour)
      WHERE moment NOT BETWEEN 946684800 AND 1773792600 + 40 * 86400
      """
    ) { $0.integer(0) }
    #expect(undated == 0)
  }

  private static func residentMegabytes() -> Int {
    let fields = String(
      decoding: (try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/statm"))) ?? Data(),
      as: UTF8.self
    )
    .split(separator: " ")
    let pages = fields.count > 1 ? Int(fields[1]) ?? 0 : 0
    return pages * sysconf(Int32(_SC_PAGESIZE)) >> 20
  }
}

/// Breaks bodies in the ways in which bytes, words and structure break.
struct BodyMutator {
  private static let tokens = [
    "null", "true", "{}", "[]", "\"\"", "-1", "0", "1e308", "1e999", "-1e308", "NaN", "Infinity",
    "9223372036854775808", "\"-\"", "\"7\"", "\"\\u0000\"", "\"\\ud800\"", "\u{1B}[2J", "\u{0}",
    "-0.0", "1.5", "[[[[", "}}", ",", "\u{FEFF}", "\"2026-13-45T99:99\"",
  ]
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  mutating func mutated(_ body: [UInt8]) -> [UInt8] {
    var body = body
    for _ in 0...random.number(below: 3) where !body.isEmpty {
      switch random.number(below: 8) {
      case 0: body[random.number(below: body.count)] = UInt8(truncatingIfNeeded: random.next())
      case 1: body.removeLast(min(body.count, random.number(below: 40)))
      case 2: body.removeSubrange(span(in: body, most: 20))
      case 3:
        body.insert(
          contentsOf: body[span(in: body, most: 60)], at: random.number(below: body.count))
      case 4: body.replaceSubrange(span(in: body, most: 8), with: token)
      default: replaceValue(in: &body)
      }
    }
    return body
  }

  private var token: [UInt8] {
    mutating get { Array(Self.tokens[random.number(below: Self.tokens.count)].utf8) }
  }

  private mutating func span(in body: [UInt8], most: Int) -> Range<Int> {
    let start = random.number(below: body.count)
    return start..<min(body.count, start + random.number(below: most))
  }

  /// Puts something else in the place of a value, so that the rest is still JSON as a rule.
  private mutating func replaceValue(in body: inout [UInt8]) {
    let colons = body.indices.filter {
      body[$0] == UInt8(ascii: ":") || body[$0] == UInt8(ascii: ",")
    }
    guard !colons.isEmpty else { return }
    let start = colons[random.number(below: colons.count)] + 1
    let end = body[start...].firstIndex { [0x2C, 0x7D, 0x5D].contains($0) } ?? body.count
    body.replaceSubrange(start..<end, with: token)
  }
}
