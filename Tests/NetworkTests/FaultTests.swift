import Foundation
import TestSupport
import Testing

/// What goes wrong between the program and a provider.
@Suite struct FaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let outcome: String
    let requests: Int
    var count: Int?
    /// Seconds from the asking until the next may follow.
    var wait = 600

    var testDescription: String { name }
  }

  static let faults = [
    Fault(name: "slow", outcome: "ok", requests: 1),
    Fault(name: "gzip", outcome: "ok", requests: 1),
    Fault(name: "silent", outcome: "timedOut", requests: 1),
    Fault(name: "drip", outcome: "timedOut", requests: 1),
    Fault(name: "close", outcome: "disrupted", requests: 3),
    Fault(name: "reset", outcome: "disrupted", requests: 3),
    Fault(name: "close", outcome: "ok", requests: 2, count: 1),
    Fault(name: "truncate", outcome: "incomplete", requests: 3),
    Fault(name: "half-reset", outcome: "incomplete", requests: 3),
    Fault(name: "no-last-chunk", outcome: "incomplete", requests: 3),
    Fault(name: "oversize", outcome: "tooLarge", requests: 1),
    Fault(name: "oversize-chunked", outcome: "tooLarge", requests: 1),
    Fault(name: "gzip-bomb", outcome: "tooLarge", requests: 1),
    Fault(name: "headers", outcome: "tooLarge", requests: 1),
    Fault(name: "redirect", outcome: "redirected", requests: 1),
    Fault(name: "redirect-host", outcome: "redirectedAway", requests: 1, wait: 60),
    Fault(name: "redirect-file", outcome: "redirectedUnsafely", requests: 1, wait: 60),
    Fault(name: "redirect-http", outcome: "redirectedAway", requests: 1, wait: 60),
    Fault(name: "short-length", outcome: "incomplete", requests: 3),
    Fault(name: "garbage", outcome: "unexpected", requests: 1),
    Fault(name: "status:503", outcome: "serverFailed", requests: 3),
    Fault(name: "status:503", outcome: "ok", requests: 3, count: 2),
    Fault(name: "status:403", outcome: "requestRefused", requests: 1),
    Fault(name: "retry-after:7", outcome: "quota", requests: 1),
    Fault(name: "retry-after:1800", outcome: "quota", requests: 1, wait: 1800),
    Fault(name: "retry-after:99999999", outcome: "quota", requests: 1, wait: 3600),
    Fault(name: "retry-after:Wed, 21 Oct 2015 07:28:00 GMT", outcome: "quota", requests: 1),
  ]

  @Test("a fault becomes its outcome and spoils no earlier value", arguments: faults)
  func fault(_ fault: Fault) async throws {
    let target = try #require(Target(route: "weather"))
    let providers = try await Providers()
    let household = try Household(asking: providers, keys: Household.keys(for: "weather"))
    #expect(try await household.refresh(Household.seoul, secondsLater: -700).status == 0)
    try await providers.control(route: "weather", fault: fault.name, count: fault.count)
    let clock = ContinuousClock()
    let start = clock.now
    let ending = try await household.refresh(Household.seoul)
    #expect(clock.now - start < .seconds(12))
    #expect(ending.status == 0 && ending.output == "" && ending.errors == "")
    #expect(providers.requests("weather") == fault.requests + 1)
    #expect((try household.attempt("error", of: target) ?? "ok") == fault.outcome)
    #expect(
      try household.attempt("not_before - asked", of: target) == "\(fault.wait)")
    #expect(try household.value("temperature", in: target) == "7.36")
    let fetched = Household.pinned - (fault.outcome == "ok" ? 0 : 700)
    #expect(try household.value("fetched", in: target) == "\(fetched)")
    // The dust of the same refresh does not suffer.
    let air = try #require(Target(route: "air_pollution"))
    #expect(try household.value("fetched", in: air) == "\(Household.pinned)")
  }

  @Test(
    "who cannot be reached is offline, who cannot be trusted is not",
    arguments: [
      ("https://nowhere.invalid", "noName", 60), ("http://127.0.0.1:9", "noConnection", 60),
      ("http://[::1]:9", "noConnection", 60),
    ])
  func unreachable(address: String, outcome: String, wait: Int) async throws {
    let target = try #require(Target(route: "weather"))
    let household = try Household(address: address, keys: Household.keys(for: "weather"))
    #expect(try await household.refresh(Household.seoul).status == 0)
    #expect(try household.attempt("error", of: target) == outcome)
    #expect(try household.attempt("not_before - asked", of: target) == "\(wait)")
  }

  @Test("a server that speaks no TLS where TLS is wanted is not asked in the clear")
  func plainServer() async throws {
    let target = try #require(Target(route: "weather"))
    let providers = try await Providers()
    let address = providers.address.replacingOccurrences(of: "http://", with: "https://")
    let household = try Household(
      address: address, providers: providers, keys: Household.keys(for: "weather"))
    #expect(try await household.refresh(Household.seoul).status == 0)
    #expect(try household.attempt("error", of: target) == "tlsFailed")
    #expect(providers.requests("weather") == 0)
  }

  @Test("proxies are not asked for this machine")
  func proxies() async throws {
    let target = try #require(Target(route: "weather"))
    let providers = try await Providers()
    var household = try Household(asking: providers, keys: Household.keys(for: "weather"))
    for name in ["http_proxy", "https_proxy", "all_proxy", "ALL_PROXY"] {
      household.environment[name] = "http://127.0.0.1:9"
    }
    #expect(try await household.refresh(Household.seoul).status == 0)
    #expect(try household.value("temperature", in: target) == "7.36")
  }
}
