import Foundation
import Terminal
import Testing
import Text

@Suite struct JSONTests {
  @Test(
    arguments: [
      (JSONValue.null, "null"), (true, "true"), (false, "false"), (0, "0"), (-7, "-7"),
      (.integer(.min), "-9223372036854775808"), ("", "\"\""), ("치과", "\"치과\""), ([], "[]"),
      ([:], "{}"), (["b": 1, "a": [nil, "x"]], #"{"b":1,"a":[null,"x"]}"#),
      ("\"\\/\n\r\t", #""\"\\/\n\r\t""#),
      ("\u{0}\u{1B}\u{7F}\u{9B}", #""\u0000\u001b\u007f\u009b""#),
      ("\u{202E}\u{2028}\u{FEFF}\u{61C}", #""\u202e\u2028\ufeff\u061c""#), ("👨‍👩‍👧 é", "\"👨‍👩‍👧 é\""),
    ] as [(JSONValue, String)])
  func valuesAreWrittenOnOneLine(value: JSONValue, expected: String) {
    #expect(value.text == expected)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (21.0, "21"), (-3.5, "-3.5"), (0.1, "0.1"),
    (1.0 / 3, "0.3333333333333333"),
    (1e-5, "0.00001"), (1.5e-7, "0.00000015"), (1e16, "10000000000000000"),
    (1.25e20, "125000000000000000000"), (-1e22, "-10000000000000000000000"),
    (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ])
  func numbersAreShortestDigitsWithoutExponent(number: Double, expected: String) {
    #expect(JSONValue.number(number).text == expected)
  }

  @Test func numbersReadBackExactly() {
    var random = FixedRandom(state: 9)
    let special = [
      Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, .ulpOfOne,
    ]
    for number in special + (0..<5_000).map({ _ in Double(bitPattern: random.next()) })
    where number.isFinite {
      let text = JSONValue.number(number).text
      #expect(Double(text) == number)
      #expect(text.utf8.allSatisfy { "0123456789.-".utf8.contains($0) })
    }
  }

  @Test func anyTextIsReadBackByFoundation() throws {
    var random = FixedRandom(state: 10)
    let titles = NastyTitles.all + (0..<1_000).map { _ in random.title() }
    for title in titles {
      let text = JSONValue.object([.init(title, .string(title))]).text
      #expect(!text.unicodeScalars.contains { $0.isEscapedOnTerminal })
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String]
      let member = try #require(object?.first)
      #expect(Array(member.key.unicodeScalars) == Array(title.unicodeScalars))
      #expect(Array(member.value.unicodeScalars) == Array(title.unicodeScalars))
    }
  }

  @Test(
    arguments: [
      ([], "[]\n"), ([1], "[\n1\n]\n"), ([["id": 7], nil], "[\n{\"id\":7},\nnull\n]\n"),
      (["id": [1, 2]], "{\"id\":[1,2]}\n"), ("x", "\"x\"\n"),
    ] as [(JSONValue, String)])
  func documentsHaveAnElementALine(value: JSONValue, expected: String) {
    var output: [UInt8] = []
    value.appendDocument(to: &output)
    #expect(String(decoding: output, as: UTF8.self) == expected)
  }

  @Test func whatIsMissingIsNull() {
    #expect(JSONValue(nil as String?) == nil)
    #expect(JSONValue(nil as Int?) == nil)
    #expect(JSONValue(nil as Double?) == nil)
    #expect(JSONValue(nil as Bool?) == nil)
    #expect(JSONValue(Optional("x")) == "x")
  }
}
