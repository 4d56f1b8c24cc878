import Glibc

/// A sign on a terminal that a command waits for somebody.
struct Spinner {
  private static let frames = Array("|/-\\")
  private static let frameMilliseconds = 100
  /// Answers that come sooner need no sign.
  private static let patience = 200
  let isShown: Bool

  /// Draws the frame of a moment, counted from the start of the wait.
  func show(milliseconds: Int) {
    guard isShown, milliseconds >= Self.patience,
      milliseconds.isMultiple(of: Self.frameMilliseconds)
    else { return }
    draw("\r\(Self.frames[milliseconds / Self.frameMilliseconds % Self.frames.count]) ")
  }

  /// Leaves the line empty.
  func clear() {
    if isShown { draw("\r  \r") }
  }

  private func draw(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
