import CommandLineKit
import Configuration
import DateHelper
import Delivery
import Exchange
import Language
import Planner
import Sky

extension Failure {
  /// The end that an error of any room makes of a command.
  ///
  /// The only place that knows all of them.
  init(_ error: any Error) {
    self =
      error as? Failure
      ?? Self.ofCommandLine(error) ?? Self.ofTodos(error) ?? Self.ofTime(error) ?? Self.ofSky(error)
      ?? Self.ofFiles(error) ?? Self.other(error)
  }

  /// The words of the line, and what was written of its answer.
  private static func ofCommandLine(_ error: any Error) -> Failure? {
    switch error {
    case let error as UsageError: Failure(.usage, code: "usage", error)
    case let error as OutputError: Failure(.output, code: "output", error)
    case let error as PhraseError: Failure(.usage, code: "date", error)
    default: nil
    }
  }

  /// Todos, and what hangs on them.
  private static func ofTodos(_ error: any Error) -> Failure? {
    switch error {
    case let error as SelectionError: Failure(selection: error)
    case let error as UnusedName: Failure(.nothing, code: "noMatch", error)
    case let error as TodoStateError: Failure(.nothing, code: "wrongState", error)
    case let error as RepeatError: Failure(repeat: error)
    case let error as ReminderError: Failure(.nothing, code: "wrongState", error)
    case let error as SavedFilterError: Failure(savedFilter: error)
    case let error as TagStoreError: Failure(.nothing, code: "noMatch", error)
    case let error as ChecklistError: Failure(checklist: error)
    case SheetError.changedMeanwhile:
      Failure(.conflict, code: "conflict", SheetError.changedMeanwhile)
    default: nil
    }
  }

  /// Blocks, sessions, focus and days that are counted towards.
  private static func ofTime(_ error: any Error) -> Failure? {
    switch error {
    case let error as BlockError: Failure(block: error)
    case let error as TrackingError: Failure(tracking: error)
    case let error as DDayError: Failure(dday: error)
    case FocusError.noMemo: Failure(.nothing, code: "noMatch", FocusError.noMemo)
    case FocusError.idle: Failure(.nothing, code: "nothing", FocusError.idle)
    case let error as FocusRunError: Failure(.nothing, code: "wrongState", error)
    default: nil
    }
  }

  /// Weather, regions and places.
  private static func ofSky(_ error: any Error) -> Failure? {
    switch error {
    case let error as SkyError: Failure(.network, code: error.code.rawValue, error)
    case let error as any Explainable & CodedError:
      Failure(.network, code: error.skyCode.rawValue, error)
    case let error as ElsewhereError: Failure(.nothing, code: "region", error)
    case let error as RegionError: Failure(.nothing, code: "region", error)
    case let error as PlaceError: Failure(place: error)
    default: nil
    }
  }

  /// Files, folders, copies and the scheduler.
  private static func ofFiles(_ error: any Error) -> Failure? {
    switch error {
    case let error as FileError: Failure(file: error)
    case let error as OverwriteError: Failure(overwrite: error)
    case let error as FolderError: Failure(.storage, code: "storage", error)
    case let error as SchedulerError: Failure(scheduler: error)
    case let error as BackupError: Failure(.nothing, code: "nothing", error)
    case let error as RestoreError: Failure(.nothing, code: "noMatch", error)
    case let error as ImportError: Failure(.usage, code: "import", error)
    default: nil
    }
  }

  /// What is explained is wrong usage; what is not should never happen.
  private static func other(_ error: any Error) -> Failure {
    if let error = error as? any Explainable { return Failure(.usage, code: "usage", error) }
    return Failure(
      .storage, code: "internal",
      Bilingual(en: "unexpected: \(error)", ko: "예상하지 못한 오류: \(error)"), hint: .reporting)
  }
}
