import Glibc

/// The clock that nobody sets.
public enum Monotonic {
  /// The time since some start, in milliseconds; it never goes back.
  public static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
