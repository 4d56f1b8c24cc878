import Glibc

/// How long the processor worked on this thread for something, in seconds.
///
/// A crowded machine makes everything late but not longer, so what has to cost little is bounded
/// by this and not by a clock on the wall.
public func processorTime(of work: () throws -> Void) rethrows -> Double {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
