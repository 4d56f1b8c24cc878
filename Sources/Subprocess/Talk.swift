import Glibc

/// What is exchanged with a running program until it ends or its time is over.
struct Talk {
  /// How often the end of a program is looked for while one of its pipes stays open.
  private static let interval = 10
  /// How long a program that was killed may take to go; one that the kernel holds is left.
  private static let grace = 200

  private var rest: ArraySlice<UInt8>
  private let input: Descriptor
  private let sources: [Descriptor]
  private let limit: Int
  /// What was read of each source, up to the limit.
  private(set) var kept: [[UInt8]]

  init(input bytes: [UInt8], to input: Descriptor, from sources: [Descriptor], limit: Int) {
    rest = bytes[...]
    self.input = input
    self.sources = sources
    self.limit = limit
    kept = sources.map { _ in [] }
    for end in [input] + sources { end.setNonblocking() }
    if rest.isEmpty { input.close() }
  }

  /// Writes and reads until the program has ended.
  mutating func go(on pid: pid_t, until deadline: Int) -> RunOutcome.Ending {
    while true {
      if let ending = Self.ending(of: pid) {
        exchange()
        return ending
      }
      let left = deadline - Monotonic.milliseconds
      if left <= 0 { break }
      wait(milliseconds: min(left, Self.interval))
      exchange()
    }
    kill(-pid, SIGKILL)
    for _ in 0..<Self.grace {
      if Self.ending(of: pid) != nil { break }
      usleep(1000)
    }
    return .timedOut
  }

  private func wait(milliseconds: Int) {
    var polled = sources.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    polled.append(pollfd(fd: input.number, events: Int16(POLLOUT), revents: 0))
    // A closed descriptor is -1, which poll passes over: without any left this only waits.
    let isOver = polled.allSatisfy { $0.fd < 0 }
    poll(&polled, nfds_t(polled.count), Int32(isOver ? 1 : milliseconds))
  }

  private mutating func exchange() {
    give()
    for index in sources.indices { take(from: index) }
  }

  private mutating func give() {
    while input.number >= 0 {
      let count = rest.withUnsafeBytes { write(input.number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      rest = rest.dropFirst(max(0, count))
      if count < 0 || rest.isEmpty { input.close() }
    }
  }

  /// Reads once, as much as a pipe holds: a program that never stops writing is not waited for.
  private mutating func take(from index: Int) {
    let source = sources[index]
    guard source.number >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(source.number, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else { return source.close() }
    kept[index] += buffer[..<min(count, limit - kept[index].count)]
  }

  /// How the program ended; nil while it runs.
  private static func ending(of pid: pid_t) -> RunOutcome.Ending? {
    var status: Int32 = 0
    let found = waitpid(pid, &status, WNOHANG)
    if found == 0 || (found < 0 && errno == EINTR) { return nil }
    // Someone else has waited for it: what it answered is not known.
    guard found > 0 else { return .signalled(0) }
    return status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signalled(status & 0x7f)
  }
}
