import Subprocess

/// Time that passes while a command runs, whatever is done to the clock.
struct Stopwatch {
  private let start = Stopwatch.seconds()

  /// Whole seconds since the stopwatch was made.
  var elapsed: Int64 { Self.seconds() - start }

  private static func seconds() -> Int64 { Int64(Monotonic.milliseconds / 1000) }
}
