import CommandLineKit
import Database
import Language
import Planner

private let stepsOption = OptionSpec(
  "--steps", value: "N", Bilingual(en: "how many steps, 1 to 1000", ko: "단계 수, 1~1000"))

extension Command {
  /// `clamate undo`.
  static let undo = Command(
    CommandSpec(
      name: "undo", summary: Bilingual(en: "take the last step back", ko: "마지막 단계 되돌리기"),
      options: [stepsOption],
      examples: [
        .init("undo", Bilingual(en: "the last change", ko: "마지막 변경")),
        .init("undo --steps 3", Bilingual(en: "the last three", ko: "마지막 세 번")),
      ])
  ) { line, context in
    try refuseIDs(line)
    let count = try stepCount(line)
    let steps = try context.move { try $0.journal.undo(count, then: $1) }.map(ReadStep.init)
    return try context.answer(
      steps, said: Bilingual(en: "took back", ko: "되돌림"), leaves: Self.afterUndo,
      none: Bilingual(en: "nothing to undo", ko: "되돌릴 것이 없습니다"))
  }

  /// A record between two steps that were taken back: as the one before them left it.
  private static func afterUndo(_ steps: [ReadStep], _ index: Int) -> StepRecord? {
    steps[(index + 1)...].lazy.compactMap(\.first).first { $0.isSame(as: steps[index].first) }
  }

  /// `clamate redo`.
  static let redo = Command(
    CommandSpec(
      name: "redo", summary: Bilingual(en: "do an undone step again", ko: "되돌린 단계 다시 하기"),
      options: [stepsOption],
      examples: [.init("redo", Bilingual(en: "the last undone change", ko: "마지막으로 되돌린 변경"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let count = try stepCount(line)
    let steps = try context.move { try $0.journal.redo(count, then: $1) }.map(ReadStep.init)
    return try context.answer(
      steps, said: Bilingual(en: "done again", ko: "다시 함"),
      leaves: { steps, index in steps[index].first },
      none: Bilingual(en: "nothing to redo", ko: "다시 할 것이 없습니다"))
  }

  /// `clamate log`.
  static let log = Command(
    CommandSpec(
      name: "log", summary: Bilingual(en: "list the steps taken", ko: "지난 단계 보기"),
      options: [stepsOption],
      examples: [.init("log --steps 5", Bilingual(en: "the last five", ko: "마지막 다섯"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let count = line.has("--steps") ? try stepCount(line) : 20
    let steps = try context.storeForReading().journal.steps(limit: count)
    context.show(steps.map(ReadStep.init))
    return .done
  }
}

/// `undo 3` would look as if it undid todo 3.
private func refuseIDs(_ line: ParsedCommand) throws {
  guard let word = line.arguments.first else { return }
  throw Failure(
    .usage, code: "usage",
    Bilingual(en: "undo takes no numbers of todos", ko: "undo는 할 일 번호를 받지 않습니다"),
    hint: Bilingual(
      en: "clamate undone \(word) reopens todo \(word); clamate undo takes the last step back",
      ko: "clamate undone \(word)은(는) 할 일 \(word)을(를) 다시 열고, clamate undo는 마지막 단계를 되돌립니다"))
}

private func stepCount(_ line: ParsedCommand) throws(UsageError) -> Int {
  guard let text = try line.value("--steps") else { return 1 }
  guard let count = Int(text), 1...Journal.limit ~= count else {
    throw .invalidValue(
      option: "--steps", value: text, allowed: Bilingual(verbatim: "1-\(Journal.limit)"))
  }
  return count
}

extension Context {
  /// Says which steps were taken back or done again, and how each of them left its record.
  ///
  /// - Parameter leaves: how the step at an index left the record that a later one changed again.
  fileprivate func answer(
    _ steps: [ReadStep], said word: Bilingual, leaves: ([ReadStep], Int) -> StepRecord?,
    none: Bilingual
  ) throws -> ExitStatus {
    guard !steps.isEmpty else {
      throw Failure(
        .nothing, code: "nothing", none,
        hint: Bilingual(en: "clamate log lists the steps", ko: "clamate log로 단계를 볼 수 있습니다"))
    }
    guard format == .text else {
      show(steps)
      return .done
    }
    guard !presentation.isQuiet else { return .done }
    let store = try storeForReading()
    for (index, step) in steps.enumerated() {
      let isLast = steps.isLast(index)
      let left = isLast ? nil : leaves(steps, index)
      let shown: [String] =
        switch (step.first, left) {
        case (nil, _): []
        case (let record?, _) where isLast: try parts(record, asInStore: store)
        case (let record?, let left?): parts(left.remarked(by: record))
        case (let record?, nil): name(record)
        }
      write(row: ["\(word[language]): \(verb(step))"] + shown + [rest(step)])
    }
    return .done
  }
}

extension [ReadStep] {
  /// Whether no later step changed the record of a step; how it is now is what the last one left.
  fileprivate func isLast(_ index: Int) -> Bool {
    !self[(index + 1)...].contains { $0.first?.isSame(as: self[index].first) ?? false }
  }
}
