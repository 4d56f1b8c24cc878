import CommandLineKit
import Configuration
import Database
import DateHelper
import Delivery
import Exchange
import Glibc
import Language
import Planner
import Sky

extension Failure {
  /// The end that an error of any room makes of a command.
  ///
  /// The only place that knows all of them.
  init(_ error: any Error) {
    self =
      switch error {
      case let failure as Failure: failure
      case let error as UsageError: Failure(.usage, code: "usage", error)
      case let error as FileError: Failure(file: error)
      case let error as OverwriteError: Failure(overwrite: error)
      case let error as OutputError: Failure(.output, code: "output", error)
      case let error as SelectionError: Failure(selection: error)
      case let error as TodoStateError: Failure(.nothing, code: "wrongState", error)
      case let error as RepeatError: Failure(repeat: error)
      case let error as ReminderError: Failure(.nothing, code: "wrongState", error)
      case let error as PhraseError: Failure(.usage, code: "date", error)
      case let error as SavedFilterError: Failure(savedFilter: error)
      case let error as TagStoreError: Failure(.nothing, code: "noMatch", error)
      case let error as DDayError: Failure(dday: error)
      case FocusError.noMemo: Failure(.nothing, code: "noMatch", FocusError.noMemo)
      case FocusError.idle: Failure(.nothing, code: "nothing", FocusError.idle)
      case let error as FocusRunError: Failure(.nothing, code: "wrongState", error)
      case let error as ChecklistError:
        if case .already = error {
          Failure(.nothing, code: "wrongState", error)
        } else {
          Failure(.nothing, code: "noMatch", error)
        }
      case SheetError.changedMeanwhile:
        Failure(.conflict, code: "conflict", SheetError.changedMeanwhile)
      case let error as BlockError: Failure(block: error)
      case let error as TrackingError: Failure(tracking: error)
      case let error as SkyError: Failure(.network, code: error.code.rawValue, error)
      case let error as MissingHelper:
        Failure(.network, code: error.skyCode.rawValue, error)
      case let error as ElsewhereError: Failure(.nothing, code: "region", error)
      case let error as RegionError: Failure(.nothing, code: "region", error)
      case let error as PlaceError: Failure(place: error)
      case let error as SchedulerError: Failure(scheduler: error)
      case let error as FolderError: Failure(.storage, code: "storage", error)
      case let error as BackupError: Failure(.nothing, code: "nothing", error)
      case let error as RestoreError: Failure(.nothing, code: "noMatch", error)
      case let error as ImportError: Failure(.usage, code: "import", error)
      case let error as any Explainable: Failure(.usage, code: "usage", error)
      default:
        Failure(
          .storage, code: "internal",
          Bilingual(en: "unexpected: \(error)", ko: "예상하지 못한 오류: \(error)"),
          hint: .reporting)
      }
  }

  private init(selection error: SelectionError) {
    switch error {
    case .unknown, .unknownUID, .noNumber: self.init(.nothing, code: "unknownID", error)
    case .noTitle, .noneLeft: self.init(.nothing, code: "noMatch", error)
    case .ambiguous, .ambiguousUID: self.init(.nothing, code: "ambiguous", error)
    case .empty, .backwards, .notNumber, .onlyNumbers, .mixed, .tooMany, .twoWays, .emptyFilter:
      self.init(.usage, code: "usage", error)
    }
  }

  private init(repeat error: RepeatError) {
    switch error {
    case .noRepeat, .last: self.init(.nothing, code: "wrongState", error)
    case .noDay, .otherDay: self.init(.usage, code: "usage", error)
    }
  }

  private init(dday error: DDayError) {
    switch error {
    case .unknown: self.init(.nothing, code: "unknownID", error)
    case .noPin: self.init(.nothing, code: "wrongState", error)
    case .taken: self.init(.conflict, code: "conflict", error)
    case .notNumber, .noDate, .noTitle: self.init(.usage, code: "usage", error)
    }
  }

  private init(block error: BlockError) {
    switch error {
    case .groupTaken, .blockTaken, .keyTaken, .running, .defaultGroup, .noKeyLeft:
      self.init(.conflict, code: "conflict", error)
    case .noGroup, .noBlock: self.init(.nothing, code: "noMatch", error)
    case .ambiguous: self.init(.nothing, code: "ambiguous", error)
    case .blankName, .longName, .color, .key, .icon, .position:
      self.init(.usage, code: "usage", error)
    }
  }

  private init(tracking error: TrackingError) {
    switch error {
    case .overlap, .overlong: self.init(.conflict, code: "conflict", error)
    case .unknown: self.init(.nothing, code: "unknownID", error)
    case .nothingRunning, .endedAtPause: self.init(.nothing, code: "nothing", error)
    case .alreadyRunning, .alreadyPaused, .notPaused, .stillRunning:
      self.init(.nothing, code: "wrongState", error)
    case .order, .future, .tooLong, .beforeChange, .outside: self.init(.usage, code: "usage", error)
    }
  }

  private init(savedFilter error: SavedFilterError) {
    switch error {
    case .unknown: self.init(.nothing, code: "noMatch", error)
    case .nested, .empty, .name: self.init(.usage, code: "usage", error)
    }
  }

  private init(place error: PlaceError) {
    switch error {
    case .unknown: self.init(.nothing, code: "noMatch", error)
    case .taken: self.init(.conflict, code: "conflict", error)
    case .invalid: self.init(.usage, code: "usage", error)
    }
  }

  private init(scheduler error: SchedulerError) {
    switch error {
    case .notInstalled: self.init(.nothing, code: "notInstalled", error)
    case .unsafePath, .tooLong: self.init(.usage, code: "usage", error)
    case .damaged, .unmanaged: self.init(.conflict, code: "conflict", error)
    case .noScheduler, .refused, .notKept: self.init(.storage, code: "scheduler", error)
    }
  }

  private init(overwrite error: OverwriteError) {
    switch error {
    case .exists, .own: self.init(.conflict, code: "conflict", error)
    case .kept: self.init(.nothing, code: "nothing", error)
    }
  }

  private init(file error: FileError) {
    let (name, reason) = (error.name, error.reason)
    self.init(
      .storage, code: "storage",
      Bilingual(
        en: "cannot use \(name.english): \(reason.english)",
        ko: "\(name.korean)을(를) 쓸 수 없습니다: \(reason.korean)"),
      hint: Bilingual(en: "nothing was changed", ko: "아무것도 바뀌지 않았습니다"))
  }

  /// The end that a file which a person named makes of a command that cannot read it.
  init(unread error: FileError) {
    let (name, reason) = (error.name, error.reason)
    self.init(
      .nothing, code: "noMatch",
      error.code == ENOENT
        ? Bilingual(en: "there is no \(name.english)", ko: "\(name.korean) 파일이 없습니다")
        : Bilingual(
          en: "cannot read \(name.english): \(reason.english)",
          ko: "\(name.korean)을(를) 읽을 수 없습니다: \(reason.korean)"))
  }

  /// The end that an error of the store, or another one, makes of a command.
  init(store error: any Error, in path: String) {
    if let error = error as? DatabaseError {
      self.init(store: error, at: path)
    } else {
      self.init(error)
    }
  }

  /// The end that an error of the store makes of a command.
  init(store error: DatabaseError, at path: String) {
    let isConflict = error == .conflict
    let error = error.asReadOnly(at: path)
    self.init(
      isConflict ? .conflict : .storage, code: isConflict ? "conflict" : "storage",
      error.message(at: path), hint: error.hint)
  }
}
