import DateHelper
import Sky
import Testing

@Suite struct PlaceTests {
  @Test(
    "coordinates have one key of two decimals",
    arguments: [
      ("37.5665,126.9780", "37.57,126.98"), ("37,-127", "37.00,-127.00"),
      ("-0.004,0.004", "0.00,0.00"), ("-0.13,-0.05", "-0.13,-0.05"), ("-33.8688,151.2093", "-33.87,151.21"),
      ("90,180", "90.00,180.00"), ("37.57,126.98", "37.57,126.98"),
    ])
  func key(text: String, key: String) throws {
    let place = try #require(Place(key: text))
    #expect(place.key == key)
    #expect(Place(key: key) == place)
  }

  @Test(
    "what is no point on the globe is no place",
    arguments: [
      "", ",", "37.57", "91,0", "0,181", "nan,0", "inf,0", "0x10,0", "1e1,0", "37.57,126.98,1",
      " 37,127", "37;127", "999999999999999999999,1", "37,--1",
    ])
  func refused(text: String) {
    #expect(Place(key: text) == nil)
  }

  /// Great-circle distances of published city coordinates.
  @Test("Seoul is 325 km from Busan and 868 km from Shanghai, to the percent")
  func distance() throws {
    let seoul = try #require(Place(key: "37.57,126.98"))
    #expect(abs(seoul.kilometres(toLatitude: 35.18, longitude: 129.08) - 325) < 4)
    #expect(abs(seoul.kilometres(toLatitude: 31.20, longitude: 121.45) - 868) < 9)
  }
}

@Suite struct RoundingTests {
  @Test(
    "halves go up, and there is no negative zero",
    arguments: [
      (7.36, 7), (7.5, 8), (-0.38, 0), (-0.5, 0), (-0.51, -1), (2.5, 3), (-2.5, -2),
      (1e300, 1_000_000_000), (-.infinity, -1_000_000_000), (.nan, 0),
    ])
  func rounding(value: Double, whole: Int) {
    #expect(Int(roundingHalfUp: value) == whole)
  }
}

@Suite struct FreshnessTests {
  static let now = Instant(seconds: 1_773_792_600)

  @Test(
    "the age since fetching decides whether to ask",
    arguments: [
      (0, Freshness.Asking.no), (600, .no), (601, .inBackground), (3600, .inBackground),
      (3601, .waiting), (-599, .no), (-601, .inBackground),
    ] as [(Int64, Freshness.Asking)])
  func asking(age: Int64, asking: Freshness.Asking) {
    let fetched = Self.now.adding(seconds: -age)
    #expect(Freshness(fetched: fetched, observed: Self.now, now: Self.now).asking == asking)
  }

  @Test(
    "the age since observation decides whether it is stale and whether it is shown as now",
    arguments: [
      (0, false, true), (10_800, false, true), (10_801, true, true), (86_400, true, true),
      (86_401, true, false),
    ] as [(Int64, Bool, Bool)])
  func stale(age: Int64, isStale: Bool, isCurrent: Bool) {
    let freshness = Freshness(
      fetched: Self.now, observed: Self.now.adding(seconds: -age), now: Self.now)
    #expect(freshness.isStale == isStale)
    #expect(freshness.isCurrent == isCurrent)
    #expect(freshness.age == age)
  }

  @Test("moments at the ends of time do not trap")
  func extremes() {
    let past = Instant(seconds: .min)
    let future = Instant(seconds: .max)
    #expect(Freshness(fetched: past, observed: past, now: future).asking == .waiting)
    #expect(Freshness(fetched: future, observed: future, now: past).age == 0)
  }
}
