import Glibc

/// Time that passes while a command runs, whatever is done to the clock.
struct Stopwatch {
  private let start = Stopwatch.seconds()

  /// Whole seconds since the stopwatch was made.
  var elapsed: Int64 { Self.seconds() - start }

  private static func seconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec)
  }
}
