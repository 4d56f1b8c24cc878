import CommandLineKit
import Configuration
import Language
import Planner

/// What a shell offers while a command line is typed.
///
/// It asks nobody, writes nothing, and offers nothing where something fails.
struct Completer {
  /// The word after which a shell hands the line over: `clamate __complete INDEX WORDS...`.
  ///
  /// The words are those of the line from the program's name on; the cursor is in the one at INDEX.
  static let entry = "__complete"

  let environment: Environment
  let folders: Folders?
  let language: Language

  init(_ environment: Environment) {
    self.environment = environment
    folders = try? Folders(environment: environment.variables)
    let config = folders.flatMap { try? Files.read($0.configFile) } ?? []
    let settings = Settings(file: KeyValueFile(text: String(decoding: config, as: UTF8.self)))
    language =
      Language(rawValue: settings[.language]) ?? Language(environment: environment.variables)
  }

  /// The candidates for the arguments that follow ``entry``, a line each.
  func lines(for arguments: [String]) -> [String] {
    guard let first = arguments.first, let index = Int(first), index > 0 else { return [] }
    let words = Array(arguments.dropFirst(2))
    let candidates = CommandTable.clamate.candidates(
      for: words, at: index - 1, in: language, arguments: self.candidates)
    return candidates.compactMap(\.line)
  }

  private func candidates(for kind: ArgumentKind, at site: CompletionSite) -> [Candidate] {
    switch kind {
    case .openTodos: todos([false], site.word)
    case .doneTodos: todos([true], site.word)
    case .todos: todos([false, true], site.word)
    case .todoWords: todoWords(site.word)
    case .filter: filters(site.word)
    case .tag: tags(site.word)
    case .project: projects(site.word)
    case .savedFilter: savedFilters()
    case .blockGroup: blockGroups()
    case .block: blocks()
    case .sessions: sessions()
    case .ddays: ddays()
    case .region: regions(site)
    case .place: places()
    case .placeOrRegion: places() + regions(site)
    case .settingKey: Setting.allCases.map { Candidate($0.rawValue, $0.meaning[language]) }
    case .settingValue: values(of: site.earlier.last)
    case .date: phrases(PhraseWord.days, site.word)
    case .time: phrases(PhraseWord.times, site.word)
    case .month: phrases(PhraseWord.months, site.word)
    case .helpSubject: site.earlier.isEmpty ? topics(site.word) : []
    case .free, .choice, .words: []
    }
  }

  /// The store as it is; nil where it cannot be read.
  var store: PlannerStore? {
    folders.flatMap { try? PlannerStore(in: $0, for: .glancing) }
  }

  func candidate(_ row: HelpSection.Row) -> Candidate {
    Candidate(row.term[language], row.meaning[language])
  }

  /// Date phrases in the reader's language, and in any once a letter has been typed.
  func phrases(_ words: [PhraseWord], _ typed: String) -> [Candidate] {
    let languages = typed.isEmpty ? [language] : Language.allCases
    return languages.flatMap { spoken in
      words.filter { !$0.word[spoken].isEmpty }
        .map { Candidate($0.word[spoken], $0.meaning[language]) }
    }
  }

  private func topics(_ typed: String) -> [Candidate] {
    let commands = Set(CommandTable.clamate.commands.map(\.name))
    return HelpTopic.all.flatMap { topic in
      // A reader of one language needs no second name for each topic unless they began to type it.
      let names = typed.isEmpty ? [topic.name] : [topic.name] + topic.aliases
      return names.filter { !commands.contains($0) }
        .map { Candidate($0, topic.summary[language]) }
    }
  }
}
