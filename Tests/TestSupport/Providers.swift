import Foundation

/// The stand-in for the weather providers, `Fixtures/apiserver.py`, on a port of its own.
public final class Providers: Sendable {
  /// The server told no port in time.
  public struct NotStarted: Error {}

  /// Where it listens, such as `http://127.0.0.1:4711`.
  public let address: String
  private let folder: TemporaryFolder
  private let process: Running

  /// Starts it with first bodies such as `weather=owm/current_ocean.json`.
  public convenience init(_ bodies: [String] = []) async throws {
    try await self.init(scheme: "http", options: bodies.flatMap { ["--set", $0] })
  }

  /// Starts it with options of its own.
  public init(scheme: String, options: [String]) async throws {
    folder = try TemporaryFolder()
    process = try Running(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "python3", "\(fixtures)/apiserver.py", "--port-file", folder.path("port"), "--log",
        folder.path("log"), "--lifetime", "120",
      ] + options,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
    var port = ""
    for _ in 0..<600 where port.isEmpty {
      try await Task.sleep(for: .milliseconds(50))
      port = folder.text("port").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard !port.isEmpty else { throw NotStarted() }
    address = "\(scheme)://127.0.0.1:\(port)"
  }

  deinit {
    process.kill()
  }

  /// The request lines so far, with keys blotted out.
  public var log: String { folder.text("log") }

  /// How often a path was asked so far.
  public func requests(_ route: String) -> Int {
    log.split(separator: "\n").filter { $0.hasPrefix("GET \(Self.paths[route] ?? route)") }.count
  }

  /// How many requests there were in all.
  public var requests: Int { log.split(separator: "\n").count }

  /// The environment that has every service asked at one address.
  public static func variables(asking address: String) -> [String: String] {
    services.reduce(into: [:]) { $0["CLAMATE_\($1)_URL"] = address }
  }

  private static let services = [
    "OPENWEATHERMAP", "AQICN", "OPENMETEO", "OPENMETEO_AIR", "OPENMETEO_GEO", "AIRKOREA",
    "METNO", "WTTR",
  ]

  private static let paths = [
    "weather": "/data/2.5/weather?", "air_pollution": "/data/2.5/air_pollution?",
    "owm_forecast": "/data/2.5/forecast?",
    "owm_air_forecast": "/data/2.5/air_pollution/forecast?", "feed": "/feed/",
    "stations": "/search/?", "map": "/map/bounds/?",
    "owm_names": "/geo/1.0/direct?", "owm_codes": "/geo/1.0/zip?", "places": "/v1/search?",
    "forecast": "/v1/forecast?", "air_quality": "/v1/air-quality?",
    "airkorea": "/B552584/", "metno": "/weatherapi/",
    "wttr": "/37.", "onecall": "/data/3.0/onecall?",
  ]

  /// Changes what a route answers from now on.
  ///
  /// - Parameter authority: the certificate that vouches for a stand-in that speaks TLS.
  public func control(
    route: String, body: String? = nil, fault: String? = nil, count: Int? = nil,
    trusting authority: String? = nil
  ) async throws {
    var order: [String: Any] = ["route": route]
    order["body"] = body
    order["fault"] = fault
    order["count"] = count
    let json = try JSONSerialization.data(withJSONObject: order)
    // Python speaks HTTP here, so that the client under test is not its own witness.
    let script = """
      import ssl, sys, urllib.request as request
      trust = ssl.create_default_context(cafile=sys.argv[3] or None)
      opener = request.build_opener(request.ProxyHandler({}), request.HTTPSHandler(context=trust))
      opener.open(sys.argv[1], sys.argv[2].encode(), 30).read()
      """
    let ending = try await run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "python3", "-c", script, "\(address)/_control", String(decoding: json, as: UTF8.self),
        authority ?? "",
      ],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
    guard ending.status == 0 else { throw NotControlled(errors: ending.errors) }
  }

  struct NotControlled: Error {
    let errors: String
  }
}
