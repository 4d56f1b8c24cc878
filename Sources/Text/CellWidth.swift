import CUtf8proc

extension Unicode.Scalar {
  /// The number of terminal cells that the scalar takes by itself: 0, 1 or 2.
  ///
  /// utf8proc's table (Unicode 15: East Asian wide and fullwidth 2, ambiguous 1, nonspacing marks
  /// and format characters 0) with the points where the common terminals draw otherwise.
  public var cellWidth: Int {
    if let width = standaloneCellWidth { return width }
    switch value {
    case ..<0xA0: return 0
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2: return 1
    case 0x1F1E6...0x1F1FF: return 1
    default: break
    }
    switch utf8proc_category(Int32(bitPattern: value)) {
    case UTF8PROC_CATEGORY_MC: return 1
    case UTF8PROC_CATEGORY_CN:
      // Swift may know the emoji of a newer Unicode version.
      return properties.isEmojiPresentation || (0x20000...0x3FFFD).contains(value) ? 2 : 1
    default: return max(0, Int(utf8proc_charwidth(Int32(bitPattern: value))))
    }
  }
}

extension Character {
  /// The number of terminal cells that the grapheme cluster takes: 0, 1 or 2.
  ///
  /// The sum over its scalars, 2 at most. That gives 2 for flags, skin tones, families joined by
  /// U+200D and syllables of conjoining jamo, and 1 for a letter under any number of marks. The
  /// variation selectors U+FE0F and U+FE0E make an emoji 2 and 1. Control characters count 0; show
  /// them through ``SafeText``.
  public var cellWidth: Int {
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFE0F where previous?.properties.isEmoji == true: width = 2
      case 0xFE0E where previous?.properties.isEmojiPresentation == true: width -= 1
      default: width += scalar.cellWidth
      }
      previous = scalar
    }
    return min(width, 2)
  }
}

extension StringProtocol {
  /// The number of terminal cells that the text takes on one line.
  public var cellWidth: Int {
    let scan = TextScan(self)
    return scan.isStandalone ? scan.standaloneCellWidth : reduce(0) { $0 + $1.cellWidth }
  }
}
