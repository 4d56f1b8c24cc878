/// What the clocks that nobody can set show: how long the machine has been running.
public struct BootClocks: Sendable, Equatable {
  /// Seconds since the machine started, sleep included (`CLOCK_BOOTTIME`).
  public let boot: Int64
  /// Seconds since the machine started, sleep left out (`CLOCK_MONOTONIC`).
  public let awake: Int64
  /// Another one for each start of the machine.
  public let bootID: String

  /// Known times since a start of the machine.
  public init(boot: Int64, awake: Int64, bootID: String) {
    self.boot = boot
    self.awake = awake
    self.bootID = bootID
  }

  /// The clocks that `BOOTTIME,MONOTONIC,BOOTID` names, nil for a text of another form.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3, let boot = Int64(parts[0]), let awake = Int64(parts[1]),
      0...boot ~= awake, boot <= Self.longest, !parts[2].isEmpty
    else { return nil }
    self.init(boot: boot, awake: awake, bootID: String(parts[2]))
  }

  /// Over a thousand years.
  private static let longest: Int64 = 1 << 35
}
