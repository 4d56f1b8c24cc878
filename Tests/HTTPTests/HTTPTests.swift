import HTTP
import Testing

@Suite struct BaseURLTests {
  @Test(
    "https anywhere and http on this machine may be asked",
    arguments: [
      "https://api.openweathermap.org", "https://api.openweathermap.org/",
      "https://host:8443", "http://127.0.0.1:8080", "http://127.3.2.1", "http://localhost:1",
      "http://[::1]:65535", "https://[2001:db8::1]",
    ])
  func accepted(text: String) throws {
    let base = try #require(BaseURL(text))
    #expect(!base.text.hasSuffix("/"))
  }

  @Test(
    "anything else may not",
    arguments: [
      "", "https://", "http://api.openweathermap.org", "http://127.0.0.1.evil.example",
      "http://127.0.0.256", "http://localhost.evil.example", "http://10.0.0.1", "ftp://localhost",
      "file:///etc/passwd", "https://user:secret@host", "https://host/path", "https://host?query",
      "https://host#part", "https://host:0", "https://host:65536", "https://host:", "https://host:x",
      "https://ho st", "https://host\r\nX: y", "HTTPS://host", "http://[::2]", "https://[::1",
      "http://127.1", "http://0.0.0.0",
    ])
  func refused(text: String) {
    #expect(BaseURL(text) == nil)
  }
}

@Suite struct RetryPolicyTests {
  @Test("two repetitions at most, within half a second and a second")
  func repetitions() {
    #expect(RetryPolicy.delay(tries: 1, retryAfter: nil, left: 9000, random: 0) == 0)
    #expect(RetryPolicy.delay(tries: 1, retryAfter: nil, left: 9000, random: 1) == 500)
    #expect(RetryPolicy.delay(tries: 2, retryAfter: nil, left: 9000, random: 1) == 1000)
    #expect(RetryPolicy.delay(tries: 3, retryAfter: nil, left: 9000, random: 0) == nil)
    #expect(RetryPolicy.delay(tries: 0, retryAfter: nil, left: 9000, random: 0) == nil)
  }

  @Test("a wait that the server asks for is kept, or the request is given up")
  func retryAfter() {
    #expect(RetryPolicy.delay(tries: 1, retryAfter: 2, left: 9000, random: 0) == 2000)
    #expect(RetryPolicy.delay(tries: 1, retryAfter: 9, left: 9000, random: 0) == nil)
    #expect(RetryPolicy.delay(tries: 1, retryAfter: .max, left: 9000, random: 0) == nil)
  }

  @Test("nothing is begun that could not end in time")
  func deadline() {
    #expect(RetryPolicy.delay(tries: 1, retryAfter: nil, left: 499, random: 0) == nil)
  }
}
