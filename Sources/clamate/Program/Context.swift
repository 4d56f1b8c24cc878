import CommandLineKit
import Configuration
import Database
import DateHelper
import Exchange
import Language
import Planner
import Terminal

/// What a command has at hand: the time, the settings, the store, the way to show things.
final class Context {
  let environment: Environment
  let settings: Settings
  let folders: Folders
  let clock: DateHelper
  let presentation: Presentation
  let language: Language
  let palette: Palette
  let output: Output
  let reporter: Reporter
  /// The skies that outdoor todos are judged by.
  private(set) lazy var outdoor = OutdoorSkies(
    folders, settings, environment.variables, clock
  ) { [weak self] in self.flatMap { $0.openStore ?? (try? $0.storeForReading()) } }
  /// Whether a change is only shown, as `--dry-run` asks.
  var isRehearsal = false
  /// Whether a change was committed.
  var hasChanged = false
  /// The store that the command opened last, for what is shown beside a todo.
  private(set) var openStore: PlannerStore?
  /// The reminders of todos that were only changed to see how they would be.
  private(set) var rehearsedReminders: [Int: [Reminder]] = [:]

  init(
    _ environment: Environment, _ presentation: Presentation, _ line: ParsedCommand,
    _ reporter: Reporter
  ) throws {
    self.environment = environment
    output = reporter.output
    folders = try Folders(environment: environment.variables)
    var reporter = reporter
    var config: [UInt8]?
    do {
      config = try Files.read(folders.configFile)
    } catch {
      reporter.warn(Failure(error))
    }
    settings = Settings(
      file: KeyValueFile(text: String(decoding: config ?? [], as: UTF8.self)),
      isExposed: config != nil && folders.isConfigExposed)
    if !line.has("--lang"), let chosen = Language(rawValue: settings[.language]) {
      reporter.language = chosen
    }
    language = reporter.language
    self.reporter = reporter
    self.presentation = presentation
    let problems = settings.problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    for problem in problems.prefix(Self.shownProblems) { reporter.warn(problem) }
    if problems.count > Self.shownProblems {
      reporter.warn(MoreProblems(count: problems.count - Self.shownProblems))
    }
    clock = DateHelper(
      now: environment.now, zone: try Self.zone(environment, settings, for: line),
      dayStart: settings.dayStart)
    let mode = presentation.colorMode ?? ColorMode(rawValue: settings[.color]) ?? .auto
    palette = Palette(
      isColored: mode.isColored(
        isTerminal: environment.terminal.isOutput, environment: environment.variables),
      depth: ColorDepth(environment: environment.variables))
  }

  /// How many faults of the configuration are told one by one.
  private static let shownProblems = 5

  var format: Presentation.Format { presentation.format }

  /// Reads date phrases at the time of the call.
  var phrases: PhraseParser {
    PhraseParser(helper: clock, dayParts: settings.dayParts, readsRepeats: true)
  }

  /// By what reminders are counted.
  var reminderClock: ReminderClock {
    ReminderClock(now: clock.now, zone: clock.zone, allDay: settings.allDayReminder)
  }

  /// Keeps the reminders of todos beyond a change that is taken back.
  func rememberReminders(of todos: [Todo], in store: PlannerStore) throws {
    for todo in todos {
      rehearsedReminders[todo.id] = try store.reminders.reminders(of: todo.id)
    }
  }

  /// The zone of a person's days; `config` works without one, so that a wrong one can be mended.
  private static func zone(
    _ environment: Environment, _ settings: Settings, for line: ParsedCommand
  ) throws(ZoneError) -> Zone {
    do {
      return try environment.zone(settings)
    } catch {
      guard ["config", "doctor", "purge"].contains(line.path.first) else { throw error }
      return .utc
    }
  }

  /// The store for a command that only reads; one that is not there is an empty one.
  func storeForReading() throws -> PlannerStore {
    let store = try PlannerStore(in: folders, for: .reading)
    openStore = store
    return store
  }

  /// The store for what is no step of a person, such as a pass of reminders.
  func storeForWriting() throws -> PlannerStore {
    let store = try PlannerStore(in: folders, for: .writing)
    openStore = store
    return store
  }

  /// The store for a command of a person that changes it; the first of a day keeps a copy before.
  private func storeForChange() throws -> PlannerStore {
    let store = try storeForWriting()
    do {
      try StoreCopies(in: folders).keepDaily(of: store, on: clock.today)
    } catch {
      // A copy is a help; a command that was asked for goes on without it.
      let isOfStore = error as? DatabaseError == .corrupt
      let path = isOfStore ? folders.database : folders.backups
      reporter.warn(NoCopy(reason: Failure(store: error, in: path)))
    }
    return store
  }

  /// Runs a command of a person that changes records as one step that can be undone.
  ///
  /// - Returns: what `body` returns, once the commit is on the disk.
  func change<Result>(
    _ verb: StepVerb, _ body: (PlannerStore) throws -> (result: Result, subject: String)
  ) throws -> Result {
    let store = try storeForChange()
    let result = try store.journal.record(
      at: Int(environment.now.seconds), verb: verb.rawValue
    ) {
      let change = try body(store)
      try store.reminders.settle(by: reminderClock)
      return change
    }
    hasChanged = true
    return result
  }

  /// Takes steps back or does them again.
  ///
  /// - Parameter body: gets the store, and what else belongs into the transaction.
  func move(
    _ body: (PlannerStore, _ finish: () throws -> Void) throws -> [Journal.Step]
  ) throws -> [Journal.Step] {
    let store = try storeForChange()
    let steps = try body(store) { try store.reminders.settle(by: reminderClock) }
    hasChanged = !steps.isEmpty
    return steps
  }
}

/// The copy of the day could not be kept.
private struct NoCopy: Explainable {
  let reason: Failure

  var message: Bilingual {
    Bilingual(
      en: "no copy was kept today: \(reason.message.english)",
      ko: "오늘 사본을 만들지 못했습니다: \(reason.message.korean)")
  }

  var hint: Bilingual? { Bilingual(verbatim: "clamate backup FILE") }
}

/// There is more that is wrong in the configuration.
private struct MoreProblems: Explainable {
  let count: Int

  var message: Bilingual {
    Bilingual(
      en: "\(count) more lines of the configuration cannot be read",
      ko: "설정 파일에서 읽을 수 없는 줄이 \(count)개 더 있습니다")
  }

  var hint: Bilingual? {
    Bilingual(verbatim: "clamate config edit")
  }
}
