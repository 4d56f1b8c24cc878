/// One sentence or word in both languages.
public struct Bilingual: Sendable, Equatable {
  /// The English text.
  public let english: String
  /// The Korean text.
  public let korean: String

  /// The pair of texts that say the same thing.
  public init(en english: String, ko korean: String) {
    self.english = english
    self.korean = korean
  }

  /// A text that is the same in both languages, such as a name that someone typed.
  public init(verbatim text: String) {
    self.init(en: text, ko: text)
  }

  /// What is made in the same way in each language.
  public init(_ text: (Language) -> String) {
    self.init(en: text(.english), ko: text(.korean))
  }

  /// The text in one language; in Korean with one form of each particle.
  public subscript(_ language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean.withChosenParticles
    }
  }
}
