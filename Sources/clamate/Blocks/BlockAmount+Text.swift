import Language
import Planner

extension BlockAmount {
  /// Blocks with their half: `5.5`.
  var blocksText: String { Self.blocksText(halves: halves) }

  /// Halves as blocks: `5.5`.
  static func blocksText(halves: Int) -> String {
    "\(halves / 2).\(halves % 2 * 5)"
  }

  /// The time, seconds left out.
  var timeText: Bilingual { Self.timeText(minutes: seconds / 60) }

  /// Minutes as hours and minutes: `5h 59m`, `5시간 59분`.
  static func timeText(minutes: Int64) -> Bilingual {
    let (hours, rest) = (minutes / 60, minutes % 60)
    guard hours > 0 else { return Bilingual(en: "\(rest)m", ko: "\(rest)분") }
    let digits = rest < 10 ? "0\(rest)" : "\(rest)"
    return Bilingual(en: "\(hours)h \(digits)m", ko: "\(hours)시간 \(digits)분")
  }
}

/// Tenths of a percent as text: `22.9%`.
func percentText(tenths: Int64) -> String {
  "\(tenths / 10).\(tenths % 10)%"
}
