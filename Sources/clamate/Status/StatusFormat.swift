import Language

/// A text with the names of fields in braces: `{run} {todo}`.
///
/// `{{` and `}}` stand for braces.
struct StatusFormat: Equatable {
  /// A part of the text.
  enum Piece: Equatable {
    case text(String)
    case field(StatusField)
  }

  let pieces: [Piece]

  /// Reads a format.
  ///
  /// - Throws: ``StatusError``.
  init(_ text: String) throws(StatusError) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      if first == "{" || first == "}", rest.first == first {
        rest.removeFirst()
        literal.append(first)
        continue
      }
      guard first == "{" else {
        guard first != "}" else { throw .openBrace(text) }
        literal.append(first)
        continue
      }
      guard let end = rest.firstIndex(of: "}") else { throw .openBrace(text) }
      let name = String(rest[..<end])
      guard let field = StatusField(rawValue: name) else { throw .unknownField(name) }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      pieces.append(.field(field))
      literal = ""
      rest = rest[rest.index(after: end)...]
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    self.pieces = pieces
  }
}

/// What a bar or a prompt takes for a command of its own.
enum StatusEscape: String, CaseIterable {
  case none, tmux, zsh

  /// Text from todos as the program shows it unchanged.
  func escaped(_ text: String) -> String {
    switch self {
    case .none: text
    case .tmux: Self.doubled("#", in: text)
    case .zsh: Self.doubled("%", in: Self.inert(text))
    }
  }

  private static func doubled(_ sign: Character, in text: String) -> String {
    text.split(separator: sign, omittingEmptySubsequences: false)
      .joined(separator: "\(sign)\(sign)")
  }

  /// The text without what zsh would run under PROMPT_SUBST, where no sign makes it mean itself.
  private static func inert(_ text: String) -> String {
    let openings: Set<Unicode.Scalar> = ["(", "{", "["]
    let scalars = Array(text.unicodeScalars)
    let inert = scalars.indices.map { index -> Unicode.Scalar in
      switch scalars[index] {
      case "`": "'"
      case "$" where index + 1 < scalars.count && openings.contains(scalars[index + 1]): "\u{FF04}"
      case let other: other
      }
    }
    return String(String.UnicodeScalarView(inert))
  }
}

/// Why a format was not taken.
enum StatusError: Explainable, Equatable {
  /// There is no such field.
  case unknownField(String)
  /// A brace without its other.
  case openBrace(String)

  var message: Bilingual {
    switch self {
    case .unknownField(let name):
      Bilingual(en: "there is no field '\(name)'", ko: "'\(name)' 항목은 없습니다")
    case .openBrace(let text):
      Bilingual(en: "a brace in '\(text)' has no other", ko: "'\(text)'에 짝이 없는 중괄호가 있습니다")
    }
  }

  var hint: Bilingual? {
    let names = StatusField.allCases.map(\.rawValue).joined(separator: ", ")
    return switch self {
    case .unknownField: Bilingual(en: "one of: \(names)", ko: "쓸 수 있는 것: \(names)")
    case .openBrace:
      Bilingual(en: "write {{ for a brace", ko: "중괄호 글자는 {{로 쓰세요")
    }
  }
}
