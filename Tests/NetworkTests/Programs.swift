import Foundation
import TestSupport

/// The built programs.
enum Programs {
  /// The folder that `CLAMATE_BUILD_PATH` names, else the one that the test bundle lies in.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["CLAMATE_BUILD_PATH"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    let bundle = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: bundle ?? "").deletingLastPathComponent()
  }()

  static let net = folder.appendingPathComponent("clamate-net")
}

/// How a program ended.
struct Ending: Sendable {
  let status: Int32
  let output: String
  let errors: String
}

/// Runs a program in an environment that holds nothing but what is given.
func run(
  _ program: URL, _ arguments: [String], environment: [String: String]
) async throws -> Ending {
  let process = Process()
  let (output, errors) = (Pipe(), Pipe())
  process.executableURL = program
  process.arguments = arguments
  process.environment = environment
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  process.standardError = errors
  try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
    process.terminationHandler = { _ in done.resume() }
    do {
      try process.run()
    } catch {
      process.terminationHandler = nil
      done.resume(throwing: error)
    }
  }
  return Ending(
    status: process.terminationStatus, output: text(of: output), errors: text(of: errors))
}

/// What few lines a program wrote; more than a pipe holds would block it.
private func text(of pipe: Pipe) -> String {
  String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}

/// A folder of its own for one test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("clamate-net-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func text(_ name: String) -> String {
    String(decoding: (try? Data(contentsOf: url.appendingPathComponent(name))) ?? Data(), as: UTF8.self)
  }
}
