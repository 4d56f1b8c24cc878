import Foundation
import TestSupport
import Testing

/// What the program of a person is made of.
@Suite struct BinaryTests {
  let bytes: Data

  init() throws {
    bytes = try Data(contentsOf: Programs.clamate, options: .alwaysMapped)
  }

  /// The types of the program headers of a 64-bit ELF file, as `elf.h` numbers them.
  private func segments() -> [UInt32] {
    func number<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Value {
      bytes[offset..<offset + MemoryLayout<Value>.size].reversed().reduce(0) { $0 << 8 | Value($1) }
    }
    let start = Int(number(UInt64.self, at: 32))
    let size = Int(number(UInt16.self, at: 54))
    return (0..<Int(number(UInt16.self, at: 56))).map { number(UInt32.self, at: start + $0 * size) }
  }

  @Test("clamate is a static executable: no interpreter and nothing to load")
  func isStatic() throws {
    let (load, dynamic, interpreter): (UInt32, UInt32, UInt32) = (1, 2, 3)
    try #require(bytes.prefix(4) == Data([0x7F] + "ELF".utf8))
    let segments = segments()
    #expect(segments.contains(load))
    #expect(!segments.contains(interpreter) && !segments.contains(dynamic))
  }

  @Test(
    "clamate holds neither ICU nor libcurl nor TLS",
    arguments: ["icudt", "libicu", "curl_easy_perform", "libcurl", "SSL_connect", "_FoundationICU"])
  func absent(text: String) {
    #expect(bytes.range(of: Data(text.utf8)) == nil)
  }

  @Test("it holds SQLite, so that the look for the others proves something")
  func present() {
    #expect(bytes.range(of: Data("SQLite format 3".utf8)) != nil)
  }

  @Test("clamate-net is where clamate looks for it")
  func helper() {
    #expect(FileManager.default.isExecutableFile(atPath: Programs.net.path))
  }
}
