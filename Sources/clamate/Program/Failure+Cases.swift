import CommandLineKit
import Configuration
import Delivery
import Language
import Planner

/// The ends that the cases of an error make of a command.
extension Failure {
  init(selection error: SelectionError) {
    switch error {
    case .unknown, .unknownUID, .noNumber: self.init(.nothing, code: "unknownID", error)
    case .noTitle, .noneLeft: self.init(.nothing, code: "noMatch", error)
    case .ambiguous, .ambiguousUID: self.init(.nothing, code: "ambiguous", error)
    case .empty, .backwards, .notNumber, .onlyNumbers, .mixed, .tooMany, .twoWays, .emptyFilter:
      self.init(.usage, code: "usage", error)
    }
  }

  init(repeat error: RepeatError) {
    switch error {
    case .noRepeat, .last: self.init(.nothing, code: "wrongState", error)
    case .noDay, .otherDay: self.init(.usage, code: "usage", error)
    }
  }

  init(checklist error: ChecklistError) {
    if case .already = error {
      self.init(.nothing, code: "wrongState", error)
    } else {
      self.init(.nothing, code: "noMatch", error)
    }
  }

  init(dday error: DDayError) {
    switch error {
    case .unknown: self.init(.nothing, code: "unknownID", error)
    case .noPin: self.init(.nothing, code: "wrongState", error)
    case .taken: self.init(.conflict, code: "conflict", error)
    case .notNumber, .noDate, .noTitle: self.init(.usage, code: "usage", error)
    }
  }

  init(block error: BlockError) {
    switch error {
    case .groupTaken, .blockTaken, .keyTaken, .running, .defaultGroup, .noKeyLeft:
      self.init(.conflict, code: "conflict", error)
    case .noGroup, .noBlock: self.init(.nothing, code: "noMatch", error)
    case .ambiguous: self.init(.nothing, code: "ambiguous", error)
    case .blankName, .longName, .color, .key, .icon, .position:
      self.init(.usage, code: "usage", error)
    }
  }

  init(tracking error: TrackingError) {
    switch error {
    case .overlap, .overlong: self.init(.conflict, code: "conflict", error)
    case .unknown: self.init(.nothing, code: "unknownID", error)
    case .nothingRunning, .endedAtPause: self.init(.nothing, code: "nothing", error)
    case .alreadyRunning, .alreadyPaused, .notPaused, .stillRunning:
      self.init(.nothing, code: "wrongState", error)
    case .order, .future, .tooLong, .beforeChange, .outside: self.init(.usage, code: "usage", error)
    }
  }

  init(savedFilter error: SavedFilterError) {
    switch error {
    case .unknown: self.init(.nothing, code: "noMatch", error)
    case .nested, .empty, .name: self.init(.usage, code: "usage", error)
    }
  }

  init(place error: PlaceError) {
    switch error {
    case .unknown: self.init(.nothing, code: "noMatch", error)
    case .taken: self.init(.conflict, code: "conflict", error)
    case .invalid: self.init(.usage, code: "usage", error)
    }
  }

  init(scheduler error: SchedulerError) {
    switch error {
    case .notInstalled: self.init(.nothing, code: "notInstalled", error)
    case .unsafePath, .tooLong: self.init(.usage, code: "usage", error)
    case .damaged, .unmanaged: self.init(.conflict, code: "conflict", error)
    case .noScheduler, .refused, .notKept: self.init(.storage, code: "scheduler", error)
    }
  }

  init(overwrite error: OverwriteError) {
    switch error {
    case .exists, .own: self.init(.conflict, code: "conflict", error)
    case .kept: self.init(.nothing, code: "nothing", error)
    }
  }

  init(file error: FileError) {
    let (name, reason) = (error.name, error.reason)
    self.init(
      .storage, code: "storage",
      Bilingual(
        en: "cannot use \(name.english): \(reason.english)",
        ko: "\(name.korean)을(를) 쓸 수 없습니다: \(reason.korean)"),
      hint: Bilingual(en: "nothing was changed", ko: "아무것도 바뀌지 않았습니다"))
  }
}
