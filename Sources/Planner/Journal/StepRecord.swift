import Database
import DateHelper
import Language

/// What a step of the journal remembers of one record that it changed.
public struct StepRecord: Sendable, Equatable {
  /// The number of the todo, or nil for a record of another kind.
  public let id: Int?
  /// What it is called.
  public let title: String
  /// What it is called in Korean, where that is another name.
  private let koreanTitle: String?
  /// When a todo was planned for, after the step.
  public let plan: CivilMoment?
  /// The deadline of a todo, after the step.
  public let due: CivilMoment?

  /// The number of the session, or nil for a record of another kind.
  public let sessionID: Int?
  /// When a session ended, after the step; nil for one that goes on.
  public let end: CivilMoment?

  /// What became of it, where the name of the step does not say it.
  public private(set) var remark: Bilingual?

  /// The record as it was, with what became of it in another step.
  public func remarked(by other: StepRecord?) -> StepRecord {
    var record = self
    record.remark = other?.remark
    return record
  }

  /// What is remembered of a todo.
  public init(_ todo: Todo) {
    self.init(todo, remark: nil)
  }

  /// What is remembered of a todo and of what became of it.
  public init(_ todo: Todo, remark: Bilingual?) {
    self.remark = remark
    sessionID = nil
    end = nil
    id = todo.id
    title = todo.title
    koreanTitle = nil
    plan = todo.plan
    due = todo.due
  }

  /// What is remembered of a record that is no todo.
  ///
  /// - Parameters:
  ///   - remark: what became of it, where the name of the step does not say it.
  ///   - sessionID: its number, if it is a session; `start` and `end` are then its times.
  public init(
    named name: Bilingual, remark: Bilingual? = nil, sessionID: Int? = nil,
    from start: CivilMoment? = nil, to end: CivilMoment? = nil
  ) {
    id = nil
    self.remark = remark
    self.sessionID = sessionID
    title = name.english
    koreanTitle = name.korean == name.english ? nil : name.korean
    plan = start
    self.end = end
    due = nil
  }

  /// The same of a session under another name.
  public func named(_ name: Bilingual) -> StepRecord {
    StepRecord(named: name, remark: remark, sessionID: sessionID, from: plan, to: end)
  }

  /// The number that a person knows it by, if it has one.
  public var number: Int? { id ?? sessionID }

  /// Whether both are about one record, as far as a number tells.
  public func isSame(as other: StepRecord?) -> Bool {
    number != nil && id == other?.id && sessionID == other?.sessionID
  }

  /// What it is called in a language.
  public func title(in language: Language) -> String {
    language == .korean ? koreanTitle?.withChosenParticles ?? title : title
  }

  /// Titles hold neither of these characters, so that they part records and their fields.
  private static let recordSeparator: Character = "\u{1E}"
  private static let fieldSeparator: Character = "\u{1F}"

  private init(subject: Substring) {
    let fields = subject.split(
      separator: Self.fieldSeparator, omittingEmptySubsequences: false
    ).map(String.init)
    let field = { (index: Int) in index < fields.count ? fields[index] : "" }
    id = Int(field(0))
    title = field(1)
    koreanTitle = field(4).isEmpty ? nil : field(4)
    plan = CivilMoment(iso: field(2))
    due = CivilMoment(iso: field(3))
    sessionID = Int(field(7))
    end = CivilMoment(iso: field(8))
    remark = field(5).isEmpty ? nil : Bilingual(en: field(5), ko: field(6))
  }

  /// The records as the journal keeps them.
  public static func subject(of records: [StepRecord]) -> String {
    records.map { record in
      [
        record.id.map(String.init) ?? "", record.title, record.plan?.iso ?? "",
        record.due?.iso ?? "", record.koreanTitle ?? "", record.remark?.english ?? "",
        record.remark?.korean ?? "", record.sessionID.map(String.init) ?? "",
        record.end?.iso ?? "",
      ]
      .joined(separator: String(fieldSeparator))
    }.joined(separator: String(recordSeparator))
  }

  /// The records that a step changed.
  public static func records(of step: Journal.Step) -> [StepRecord] {
    step.subject.split(separator: recordSeparator).map(StepRecord.init(subject:))
  }
}
