import Glibc

/// The terminal while one line on it is drawn again and again, and single keys are read.
///
/// Nothing is drawn or read while another program has the terminal.
final class LiveTerminal {
  private var before: termios?
  private var isDrawn = false

  /// Reads keys one by one and unseen from now on, where standard input is a terminal.
  func take() {
    guard before == nil, isInFront, isatty(STDIN_FILENO) == 1 else { return }
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    before = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }

  /// Leaves the line empty and the terminal as it was.
  func giveBack() {
    if isDrawn, isInFront { write("\r\u{1B}[K") }
    isDrawn = false
    guard var mode = before else { return }
    before = nil
    if isInFront { tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) }
  }

  /// Stops this program as Ctrl-Z does, until somebody lets it go on.
  func suspend() {
    giveBack()
    kill(getpid(), SIGSTOP)
    take()
  }

  /// Draws the line over what was drawn before; it must be narrower than ``columns``.
  func draw(_ text: String) {
    guard isInFront else { return }
    take()
    write("\r\(text)\u{1B}[K")
    isDrawn = true
  }

  /// The columns that the terminal has now.
  var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// What was typed since the last time.
  ///
  /// - Returns: the keys, none where nothing was typed; nil once the terminal is gone.
  func keys() -> [UInt8]? {
    guard before != nil, isInFront else { return [] }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, 0) > 0 else { return [] }
    var keys = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &keys, keys.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
    return count == 0 ? nil : Array(keys.prefix(count))
  }

  private var isInFront: Bool {
    let group = tcgetpgrp(STDOUT_FILENO)
    return group < 0 || group == getpgrp()
  }

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
