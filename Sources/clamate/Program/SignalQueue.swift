import Glibc

/// Signals that wait until somebody asks for them, in the place of ending the program.
struct SignalQueue {
  private var signals = sigset_t()

  /// Holds signals back from now on.
  init(_ numbers: [Int32]) {
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// The next signal, or nil if none comes within so many milliseconds.
  func next(within milliseconds: Int) -> Int32? {
    var signals = signals
    var patience = timespec(
      tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    let number = sigtimedwait(&signals, nil, &patience)
    return number > 0 ? number : nil
  }

  /// Ends the program as the signal would have done.
  func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(128 + number)
  }

  /// Lets signals through again.
  func release() {
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
