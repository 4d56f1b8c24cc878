import Foundation

/// The built programs, in the tree that `make build` leaves.
public enum Programs {
  /// The folder that `CLAMATE_BUILD_PATH` names, else `build` in the project.
  public static let folder: URL = {
    let path = ProcessInfo.processInfo.environment["CLAMATE_BUILD_PATH"] ?? ""
    return path.isEmpty
      ? URL(fileURLWithPath: fixtures).deletingLastPathComponent().appendingPathComponent("build")
      : URL(fileURLWithPath: path)
  }()

  /// The program of a person.
  public static let clamate = folder.appendingPathComponent("bin/clamate")
  /// The program that talks to the network.
  public static let net = folder.appendingPathComponent("libexec/clamate/clamate-net")
  /// A shell, for what only a shell arranges.
  public static let shell = URL(fileURLWithPath: "/bin/bash")
}

/// How a program ended.
public struct Ending: Sendable {
  /// The exit status, or 128 and the number of the signal that ended it, as shells say it.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let errors: String

  /// The lines of the output.
  public var lines: [String] { output.split(separator: "\n").map(String.init) }
}
