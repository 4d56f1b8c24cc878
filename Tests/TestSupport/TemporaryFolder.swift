import Foundation

/// A folder of its own for one test.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes it; it goes with the last reference to it.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("clamate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in it.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The text of a file in it, empty where there is none.
  public func text(_ name: String) -> String {
    String(
      decoding: (try? Data(contentsOf: url.appendingPathComponent(name))) ?? Data(), as: UTF8.self)
  }

  /// Writes a file in it, with the folders above it.
  public func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try writeFile(text.utf8, to: file.path)
  }

  /// All files and folders in it, by their paths from here.
  public func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path)
  }
}
