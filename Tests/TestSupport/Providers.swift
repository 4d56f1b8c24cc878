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
  public init(_ bodies: [String] = []) async throws {
    folder = try TemporaryFolder()
    process = try Running(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "python3", "\(fixtures)/apiserver.py", "--port-file", folder.path("port"), "--log",
        folder.path("log"), "--lifetime", "120",
      ] + bodies.flatMap { ["--set", $0] },
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
    var port = ""
    for _ in 0..<600 where port.isEmpty {
      try await Task.sleep(for: .milliseconds(50))
      port = folder.text("port").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard !port.isEmpty else { throw NotStarted() }
    address = "http://127.0.0.1:\(port)"
  }

  deinit {
    process.kill()
  }

  /// The request lines so far, with keys blotted out.
  public var log: String { folder.text("log") }

  /// How often each route was asked.
  public func counts() async throws -> [String: Int] {
    let answer = try await curl(["\(address)/_count"])
    return try JSONDecoder().decode([String: Int].self, from: Data(answer.utf8))
  }

  /// Changes what a route answers from now on.
  public func control(route: String, body: String? = nil, fault: String? = nil, count: Int? = nil)
    async throws
  {
    var order: [String: Any] = ["route": route]
    order["body"] = body
    order["fault"] = fault
    order["count"] = count
    let json = try JSONSerialization.data(withJSONObject: order)
    _ = try await curl(["-d", String(decoding: json, as: UTF8.self), "\(address)/_control"])
  }

  private func curl(_ arguments: [String]) async throws -> String {
    // Python speaks HTTP here, so that the client under test is not its own witness.
    let script = """
      import sys, urllib.request as r
      data = sys.argv[2].encode() if sys.argv[1] == "-d" else None
      opener = r.build_opener(r.ProxyHandler({}))
      sys.stdout.write(opener.open(sys.argv[-1], data, 10).read().decode())
      """
    return try await run(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-c", script] + arguments,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    ).output
  }
}
