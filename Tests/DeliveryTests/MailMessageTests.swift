import TestSupport
import Testing

@testable import Delivery

@Suite("A mail")
struct MailMessageTests {
  /// The vectors of RFC 4648 section 10.
  @Test(
    "is encoded as RFC 4648 says",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(text: String, expected: String) {
    #expect(Base64.encoded(Array(text.utf8)) == expected)
  }

  @Test("has every byte in its digits")
  func allBytes() {
    #expect(Base64.encoded([0x00, 0x10, 0x83, 0x10, 0x51, 0x87]) == "ABCDEFGH")
    #expect(Base64.encoded([0xFF, 0xEF, 0xBE]) == "/+++")
  }

  @Test(
    "has six header lines, no more, and short lines of ASCII, whatever the title is",
    arguments: [
      "plain", "a\nBcc: everyone@example.org\n\nbody", "a\r\nBcc: x", "", " =?UTF-8?B?Zg==?=",
      String(repeating: "한", count: 300), String(repeating: "x", count: 500),
      String(repeating: "👨‍👩‍👧", count: 60), "\u{1B}]0;x\u{07}\u{202E}", "$(id) `id` <b> C:\\new",
    ])
  func header(title: String) {
    let message = MailMessage(Notice(title: title, body: title), to: "me")
    let lines = message.text.split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines.prefix { !$0.isEmpty }
    #expect(header.count { !$0.hasPrefix(" ") } == 6)
    #expect(header.first == "To: me")
    #expect(lines.allSatisfy { $0.utf8.count <= 76 && $0.utf8.allSatisfy { 0x20...0x7E ~= $0 } })
  }

  @Test("cuts no character of its subject in two")
  func words() {
    let message = MailMessage(Notice(title: String(repeating: "가", count: 14)), to: "me")
    // Of 76 characters "Subject: " takes 9 and the frame of a word 12: 13 syllables are left.
    let full = String(repeating: "6rCA", count: 13)
    #expect(message.text.contains("Subject: =?UTF-8?B?\(full)?=\n =?UTF-8?B?6rCA?=\n"))
  }
}
