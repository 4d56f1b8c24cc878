/// Seconds of work as a clock shows them.
enum FocusTime {
  /// `2:13:07`, and under an hour `46:53`.
  static func clock(_ seconds: Int64) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    guard hours > 0 else { return "\(minutes):\(twoDigits(rest))" }
    return "\(hours):\(twoDigits(minutes)):\(twoDigits(rest))"
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
