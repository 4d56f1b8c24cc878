import DateHelper
import Glibc

/// The time as it goes on while a program waits.
public struct RunningClock: Sendable {
  private let first: Environment
  private let started: Int64

  /// A clock that shows the time of an environment now.
  public init(_ environment: Environment) {
    first = environment
    started = Self.milliseconds()
  }

  /// The environment at the present time.
  ///
  /// Times that `CLAMATE_NOW` and `CLAMATE_BOOT` tell go on from there with the clock that nobody
  /// can set.
  public func environment() -> Environment {
    let passed = (Self.milliseconds() - started) / 1000
    let isNowTold = first.isTold("CLAMATE_NOW")
    let now = isNowTold ? nil : try? Environment.now(first.variables)
    let read = first.readBootClocks
    let bootPassed = first.isTold("CLAMATE_BOOT") ? passed : 0
    return first.replacing(now: now ?? first.now.adding(seconds: passed)) {
      read().map {
        BootClocks(
          boot: $0.boot + bootPassed, awake: $0.awake + bootPassed, bootID: $0.bootID)
      }
    }
  }

  /// Milliseconds since the machine started, sleep included.
  private static func milliseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}

extension Environment {
  fileprivate func isTold(_ variable: String) -> Bool {
    variables[variable].map { !$0.isEmpty } ?? false
  }
}
