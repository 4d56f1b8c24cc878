import Language

/// Something that there is help about besides commands.
public struct HelpTopic: Sendable {
  /// The word that names it.
  public let name: String
  /// Other words for it.
  public let aliases: [String]
  /// What it is about, in a few words, lower case and without a full stop.
  public let summary: Bilingual
  /// Its text.
  public let sections: [HelpSection]

  /// A topic of the help.
  public init(
    name: String, aliases: [String] = [], summary: Bilingual, sections: [HelpSection]
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.sections = sections
  }
}

/// A part of a topic: a title, then words and their meanings, then what else there is to say.
public struct HelpSection: Sendable {
  /// A word or a line to type and what it means.
  public struct Row: Sendable {
    /// What is typed or seen.
    public let term: Bilingual
    /// What it means.
    public let meaning: Bilingual

    /// A term and its meaning.
    public init(_ term: Bilingual, _ meaning: Bilingual) {
      self.term = term
      self.meaning = meaning
    }

    /// A term that is the same in both languages, and its meaning.
    public init(_ term: String, _ meaning: Bilingual) {
      self.init(Bilingual(verbatim: term), meaning)
    }
  }

  /// What the section is called.
  public let title: Bilingual
  /// Its rows.
  public let rows: [Row]
  /// Its paragraphs, after the rows.
  public let paragraphs: [Bilingual]

  /// A section of a topic.
  public init(_ title: Bilingual, rows: [Row] = [], paragraphs: [Bilingual] = []) {
    self.title = title
    self.rows = rows
    self.paragraphs = paragraphs
  }
}
