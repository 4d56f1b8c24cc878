import Language
import Text

/// The twelve colours of groups and blocks.
///
/// They were chosen so that any two of them differ by 25 or more (CIE 1976) for normal sight and
/// for people who see no red, no green or no blue (model of Machado, Oliveira and Fernandes, 2009).
public enum BlockColor: String, Sendable, CaseIterable {
  /// The colours in the order in which new groups take them.
  case blue, orange, green, purple, yellow, red, sky, pink, teal, lime, brown, gray

  /// Its amounts of red, green and blue, each 0 to 255 (sRGB).
  public var rgb: (red: UInt8, green: UInt8, blue: UInt8) {
    switch self {
    case .blue: (1, 53, 241)
    case .orange: (220, 123, 5)
    case .green: (46, 164, 94)
    case .purple: (105, 17, 173)
    case .yellow: (240, 225, 3)
    case .red: (178, 43, 11)
    case .sky: (165, 236, 255)
    case .pink: (252, 56, 211)
    case .teal: (33, 99, 84)
    case .lime: (199, 237, 127)
    case .brown: (70, 34, 13)
    case .gray: (169, 162, 168)
    }
  }

  /// The nearest of the 256 colours that terminals number (6 x 6 x 6 cube and greys).
  public var index256: Int {
    switch self {
    case .blue: 20
    case .orange: 172
    case .green: 35
    case .purple: 55
    case .yellow: 184
    case .red: 124
    case .sky: 159
    case .pink: 200
    case .teal: 23
    case .lime: 192
    case .brown: 52
    case .gray: 248
    }
  }

  /// What it is called.
  public var name: Bilingual {
    switch self {
    case .blue: Bilingual(en: "blue", ko: "파랑")
    case .orange: Bilingual(en: "orange", ko: "주황")
    case .green: Bilingual(en: "green", ko: "초록")
    case .purple: Bilingual(en: "purple", ko: "보라")
    case .yellow: Bilingual(en: "yellow", ko: "노랑")
    case .red: Bilingual(en: "red", ko: "빨강")
    case .sky: Bilingual(en: "sky", ko: "하늘")
    case .pink: Bilingual(en: "pink", ko: "분홍")
    case .teal: Bilingual(en: "teal", ko: "청록")
    case .lime: Bilingual(en: "lime", ko: "연두")
    case .brown: Bilingual(en: "brown", ko: "갈색")
    case .gray: Bilingual(en: "gray", ko: "회색")
    }
  }

  /// The colour of a name in either language.
  ///
  /// - Throws: ``BlockError/color(_:)``.
  public init(typed name: String) throws(BlockError) {
    let folded = name.folded
    guard
      let color = Self.allCases.first(where: {
        $0.name.english == folded || $0.name.korean == folded
      })
    else { throw .color(name) }
    self = color
  }
}
