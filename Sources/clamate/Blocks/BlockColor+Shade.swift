import Planner
import Terminal

extension BlockColor {
  /// The color as a terminal and a picture fill cells with it.
  var shade: Shade {
    Shade(
      red: rgb.red, green: rgb.green, blue: rgb.blue, index: UInt8(clamping: index256),
      basic: basic)
  }

  /// Where there are eight colors, several share one; their letters still differ.
  private var basic: TerminalColor? {
    switch self {
    case .blue: .blue
    case .orange, .yellow: .yellow
    case .green, .lime: .green
    case .purple, .pink: .magenta
    case .red, .brown: .red
    case .sky, .teal: .cyan
    case .gray: nil
    }
  }
}

extension HeatLevel {
  /// The step of the scale on a terminal; its number stands on it.
  var shade: Shade {
    switch self {
    case .none: Shade(red: 110, green: 118, blue: 129, index: 243, basic: nil)
    case .little: Shade(red: 189, green: 215, blue: 231, index: 152, basic: .cyan)
    case .some: Shade(red: 107, green: 174, blue: 214, index: 74, basic: .cyan)
    case .much: Shade(red: 49, green: 130, blue: 189, index: 31, basic: .blue)
    case .most: Shade(red: 8, green: 81, blue: 156, index: 25, basic: .blue)
    }
  }
}
