import Foundation
import TestSupport

/// A real message bus with a notification server that writes down what it is told.
final class DesktopSession: Sendable {
  /// Something did not start in time.
  struct NotStarted: Error {}

  /// A notice as the server got it.
  struct Notice: Decodable {
    let app: String
    let summary: String
    let body: String

    /// The body as it is read, its markup taken back.
    var text: String {
      [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(body) {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
      }
    }
  }

  /// The folder that holds the socket `bus`, as the folder of a logged-in person does.
  var runtime: String { folder.url.path }
  private let folder: TemporaryFolder
  private let bus: Running
  private let server: Running

  init() async throws {
    folder = try TemporaryFolder()
    let address = "unix:path=\(folder.path("bus"))"
    bus = try Running(
      URL(fileURLWithPath: "/usr/bin/dbus-daemon"),
      ["--config-file=\(fixtures)/delivery/session.conf", "--address=\(address)", "--nofork"],
      environment: [:])
    let folder = folder
    try await Self.wait { try folder.names().contains("bus") }
    server = try Running(
      URL(fileURLWithPath: "/usr/bin/python3"),
      ["\(fixtures)/delivery/notifications.py", folder.path("notices")],
      environment: ["DBUS_SESSION_BUS_ADDRESS": address])
    try await Self.wait { try folder.names().contains("notices") }
  }

  deinit {
    server.kill()
    bus.kill()
  }

  /// What the server was told so far.
  var notices: [Notice] {
    get throws { try folder.text("notices").split(separator: "\n").map { try decoded("\($0)") } }
  }

  /// Keeps the server from answering, or lets it go on.
  func setStopped(_ isStopped: Bool) {
    server.send(isStopped ? SIGSTOP : SIGCONT)
  }

  private static func wait(for condition: () throws -> Bool) async throws {
    for _ in 0..<600 {
      if try condition() { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw NotStarted()
  }
}
