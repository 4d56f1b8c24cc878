import Language

extension CommandTable {
  /// The words that may stand at the cursor of an unfinished line.
  ///
  /// - Parameters:
  ///   - words: the words of the line, without the program's own name.
  ///   - index: which of them the cursor is in; one that is not there is empty.
  ///   - language: the language of the meanings.
  ///   - arguments: what is known about arguments of a kind; it may ignore what was typed.
  /// - Returns: candidates that begin with what was typed, none of them on the line already.
  public func candidates(
    for words: [String], at index: Int, in language: Language,
    arguments: (ArgumentKind, CompletionSite) -> [Candidate]
  ) -> [Candidate] {
    let typed = words.indices.contains(index) ? words[index] : ""
    let site = CompletionSite(typed, after: words.prefix(max(0, index)), in: self)
    return possible(at: site, language, arguments)
      .filter { $0.begins(with: site.word) && !site.earlier.contains($0.word) }
      .map { Candidate(site.attached + $0.word, $0.meaning) }
  }

  private func possible(
    at site: CompletionSite, _ language: Language,
    _ arguments: (ArgumentKind, CompletionSite) -> [Candidate]
  ) -> [Candidate] {
    switch site.expectation {
    case .command: commands.map { Candidate($0.name, $0.summary[language]) }
    case .verb(let noun): noun.verbs.map { Candidate($0.name, $0.summary[language]) }
    case .option(let options): options.flatMap { $0.candidates(in: language) }
    case .argument(.choice(let words)): words.map { Candidate($0) }
    case .argument(.words(let words)): candidates(words, site.word, language)
    case .argument(.helpSubject):
      helpSubjects(site.earlier, language) + arguments(.helpSubject, site)
    case .argument(let kind): arguments(kind, site)
    case .nothing: []
    }
  }

  /// The words of a language, or those of the other one where only these begin as was typed.
  private func candidates(
    _ words: [Bilingual], _ typed: String, _ language: Language
  ) -> [Candidate] {
    let own = words.map { Candidate($0[language]) }
    guard !own.contains(where: { $0.begins(with: typed) }) else { return own }
    return words.map { Candidate(language == .korean ? $0.english : $0.korean) }
  }

  /// The commands, or the verbs of the one that has been named.
  private func helpSubjects(_ earlier: [String], _ language: Language) -> [Candidate] {
    let noun = earlier.first.flatMap { name in commands.first { $0.name == name } }
    let subjects = earlier.isEmpty ? commands : noun?.verbs ?? []
    return subjects.map { Candidate($0.name, $0.summary[language]) }
  }
}

extension OptionSpec {
  fileprivate func candidates(in language: Language) -> [Candidate] {
    [name, short].compactMap { $0 }.map { Candidate($0, meaning[language]) }
  }
}
