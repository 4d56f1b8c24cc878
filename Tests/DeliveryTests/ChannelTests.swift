import Delivery
import Testing

@Suite("Channels")
struct ChannelTests {
  @Test("have the names that a person writes")
  func names() {
    #expect(Channel.allCases.map(\.rawValue) == ["desktop", "terminal", "mail", "command"])
  }
}
