import Language
import Text

/// How a grown marimo looks.
public enum MarimoLook: String, Sendable, CaseIterable {
  /// The looks in the order in which they are offered.
  case smile, wink, nap, wow, shy, cat, star, glasses, flower, wave, leaf, crown

  /// The look of those who chose none.
  public static let usual = MarimoLook.smile

  /// The marimos of the stages before the last, which all look the same.
  static let growing = [".", "o", "(@)", "(@@)"]

  /// What it is called.
  public var name: Bilingual {
    switch self {
    case .smile: Bilingual(en: "smile", ko: "웃음")
    case .wink: Bilingual(en: "wink", ko: "윙크")
    case .nap: Bilingual(en: "nap", ko: "낮잠")
    case .wow: Bilingual(en: "wow", ko: "깜짝")
    case .shy: Bilingual(en: "shy", ko: "부끄럼")
    case .cat: Bilingual(en: "cat", ko: "고양이")
    case .star: Bilingual(en: "star", ko: "별")
    case .glasses: Bilingual(en: "glasses", ko: "안경")
    case .flower: Bilingual(en: "flower", ko: "꽃")
    case .wave: Bilingual(en: "wave", ko: "물결")
    case .leaf: Bilingual(en: "leaf", ko: "잎사귀")
    case .crown: Bilingual(en: "crown", ko: "왕관")
    }
  }

  /// The marimo on six cells.
  public var drawing: String {
    let (left, right) = eyes
    return "\(sides.left)\(left)@@\(right)\(sides.right)"
  }

  /// The marimo on four cells.
  public var smallDrawing: String {
    let (left, right) = eyes
    return "\(sides.left)\(left)\(right)\(sides.right)"
  }

  private var eyes: (left: Character, right: Character) {
    switch self {
    case .smile, .crown: ("^", "^")
    case .wink: ("^", "-")
    case .nap: ("-", "-")
    case .wow: ("o", "o")
    case .shy: (">", "<")
    case .cat: ("=", "=")
    case .star: ("*", "*")
    case .glasses: ("8", "8")
    case .flower: ("%", "%")
    case .wave: ("~", "~")
    case .leaf: ("\"", "\"")
    }
  }

  private var sides: (left: Character, right: Character) {
    self == .crown ? ("{", "}") : ("(", ")")
  }

  /// The look that a word names, in either language, or by its place from 1.
  ///
  /// - Throws: ``FocusError/look(_:)``.
  public init(typed word: String) throws(FocusError) {
    let looks = Self.allCases
    if let number = Int(word), looks.indices.contains(number - 1) {
      self = looks[number - 1]
      return
    }
    let folded = word.folded
    guard let look = looks.first(where: { $0.name.english == folded || $0.name.korean == folded })
    else { throw .look(word) }
    self = look
  }
}
