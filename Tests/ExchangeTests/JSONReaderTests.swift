import Terminal
import Testing

@testable import Exchange

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONReader.value(Array(text.utf8))
  }

  @Test(
    "Values of RFC 8259 are read",
    arguments: [
      ("null", .null), (" true ", true), ("false", false), ("0", 0), ("-12", -12), ("1.5", 1.5),
      ("1e2", .number(100)), ("-0.5E-1", .number(-0.05)), ("\"\"", ""), ("[]", []),
      ("{}", .object([])),
      ("[1, [2], {\"a\":null}]", [1, [2], ["a": nil]]), ("\"\\u00e9\\n\\/\"", "é\n/"),
      ("\"\\ud83d\\ude00\"", "😀"), ("\"가\"", "가"),
      ("12345678901234567890", .number(1.2345678901234567e19)),
    ] as [(String, JSONValue)])
  func values(text: String, value: JSONValue) throws {
    #expect(try read(text) == value)
  }

  @Test(
    "What is no JSON is refused",
    arguments: [
      "", " ", "nul", "+1", "01", "1.", ".5", "1e", "-", "1 2", "[1,]", "{\"a\"}", "{\"a\":}",
      "{a:1}", "'a'", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"",
      "\"\n\"", "\"", "[", "{\"a\":1", "NaN", "Infinity", "1e999", "[1}", "tru\u{65}x",
    ])
  func refused(text: String) {
    #expect(throws: JSONFault.self) { try read(text) }
  }

  @Test(
    "More values than are allowed are refused, however they are nested",
    arguments: [
      ("[1,2,3]", true), ("[1,2,3,4]", false), ("[[[],{\"a\":1}]]", false), ("1 2 3", true),
    ])
  func count(text: String, isFine: Bool) {
    let count = try? JSONReader.elements(Array(text.utf8), mostValues: 3).count
    #expect((count != nil) == isFine)
  }

  @Test("Bytes that are not UTF-8 are refused")
  func notUTF8() {
    #expect(throws: JSONFault.self) { try JSONReader.value([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONFault.self) { try JSONReader.value([0x22, 0xED, 0xA0, 0x80, 0x22]) }
  }

  @Test("Nesting is bounded, however much of it there is")
  func nesting() {
    let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: JSONFault.tooDeep) { try JSONReader.value(deep) }
  }

  @Test("A value that was written is read back")
  func roundTrip() throws {
    let value: JSONValue = [
      "text": "\u{1B}[31m\\ \"quoted\" \u{202E}\t", "number": 0.1, "list": [1, true, nil, "가"],
    ]
    #expect(try read(value.text) == value)
  }
}
