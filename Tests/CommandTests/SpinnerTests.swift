import Foundation
import TestSupport
import Testing

/// The sign that a command waits for the sky.
@Suite struct SpinnerTests {
  private func home() async throws -> (home: Home, providers: Providers) {
    let providers = try await Providers()
    for route in ["forecast", "air_quality"] {
      try await providers.control(route: route, fault: "silent")
    }
    var home = try Home()
    for service in ["OPENMETEO", "OPENMETEO_AIR"] {
      home.environment["CLAMATE_\(service)_URL"] = providers.address
    }
    return (home, providers)
  }

  @Test("it turns on a terminal and leaves no trace of itself")
  func onTerminal() async throws {
    let (home, providers) = try await home()
    let sitting = try await home.sit(#""$clamate" today"#)
    #expect(sitting.status == 0 && providers.requests > 0)
    let frames = sitting.text.split(separator: "\r").filter {
      ["| ", "/ ", "- ", "\\ "].contains($0)
    }
    #expect(frames.count > 3, "\(sitting.text.debugDescription)")
    #expect(sitting.text.contains("\r  \r"))
  }

  @Test("it is absent off a terminal", arguments: [[], ["--json"], ["--plain"]])
  func offTerminal(options: [String]) async throws {
    let (home, providers) = try await home()
    let ending = try await home.start(["today"] + options).end()
    #expect(ending.status == 0 && providers.requests > 0)
    for text in [ending.output, ending.errors] { #expect(!text.contains("\r")) }
  }
}
