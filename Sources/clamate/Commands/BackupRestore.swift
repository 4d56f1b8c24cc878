import CommandLineKit
import Configuration
import Database
import DateHelper
import Exchange
import Language
import Planner
import Terminal

extension Command {
  /// `clamate backup`.
  static let backup = Command(
    CommandSpec(
      name: "backup", summary: Bilingual(en: "keep a checked copy", ko: "검증한 사본 만들기"),
      arguments: "[FILE]", kinds: [.free],
      examples: [
        .init("backup", Bilingual(en: "beside the automatic ones", ko: "자동 사본 옆에")),
        .init("backup planner.db", Bilingual(en: "to a file", ko: "파일로")),
      ],
      discussion: Bilingual(
        en: """
          The first change of a day keeps a copy by itself, the last seven days' are there. \
          clamate restore brings one back. A FILE that is there is overwritten only after a \
          question, or with --yes.
          """,
        ko: """
          하루의 첫 변경 때 사본을 자동으로 만들고 최근 7일치를 둡니다. clamate restore로 되돌립니다. \
          이미 있는 파일은 확인을 받거나 --yes를 붙여야 덮어씁니다.
          """))
  ) { line, context in
    try line.refuseArguments(after: 1)
    if let file = line.arguments.first { try FileArgument.check(file, of: line) }
    guard try Files.isThere(context.folders.database) else { throw BackupError.nothing }
    if let file = line.arguments.first { try context.refuseUnaskedOverwriting(of: file) }
    let store = try context.storeForReading()
    let path =
      try line.arguments.first
      ?? StoreCopies(in: context.folders).keep(store, named: "backup", at: context.clock.now)
    if line.arguments.first != nil { try store.writeCopy(to: path) }
    context.hasChanged = true
    let count = try store.recordCount()
    let records = RecordNames.count(count)
    context.answer(
      CopyAnswer(
        file: path, records: count,
        text: Bilingual(en: "\(records.english), checked", ko: "\(records.korean), 검증함")))
    return .done
  }

  /// `clamate restore`.
  static let restore = Command(
    CommandSpec(
      name: "restore", summary: Bilingual(en: "bring a copy back", ko: "사본으로 되돌리기"),
      arguments: "FILE", kinds: [.free],
      examples: [
        .init("restore planner.db", Bilingual(en: "a copy that backup made", ko: "backup으로 만든 사본"))
      ],
      discussion: Bilingual(
        en: "The store that is there is kept first, and its numbers are never given again.",
        ko: "지금 저장소를 먼저 보관하며, 쓴 번호는 다시 쓰지 않습니다."))
  ) { line, context in
    guard let file = line.arguments.first else {
      throw UsageError.missingArgument(name: "FILE", command: line.name)
    }
    try line.refuseArguments(after: 1)
    try FileArgument.check(file, of: line)
    let restore = try context.naming(file) { try StoreRestore(file, in: context.folders) }
    let old = context.countOfRecords
    let question = Bilingual(
      en:
        "put \(RecordNames.count(restore.recordCount).english) in the place of \(old ?? "those") that are there?",
      ko: "지금 있는 기록\(old.map { " \($0)개" } ?? "")을(를) 사본의 \(restore.recordCount)개로 바꿀까요?")
    guard try context.confirm(question) else { return .nothing }
    let kept = try restore.run(at: context.clock.now)
    context.hasChanged = true
    context.answer(
      CopyAnswer(
        file: file, records: restore.recordCount, kept: kept,
        text: Bilingual(
          en: "\(RecordNames.count(restore.recordCount).english) brought back",
          ko: "기록 \(restore.recordCount)개를 되돌렸습니다")))
    return .done
  }
}

/// What `backup` and `restore` say.
private struct CopyAnswer {
  let file: String
  let records: Int
  var kept: String?
  let text: Bilingual
}

extension Context {
  /// How many numbered records the store holds, in digits; nil where it cannot be read.
  fileprivate var countOfRecords: String? {
    (try? storeForReading().recordCount()).map { "\($0)" }
  }

  /// Runs `body`; what is wrong with a file is told with its own name.
  fileprivate func naming<Result>(_ file: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw Failure(copy: error, at: file)
    }
  }

  fileprivate func answer(_ answer: CopyAnswer) {
    switch format {
    case .json:
      let value: JSONValue = [
        "file": .string(answer.file), "records": .integer(answer.records),
        "kept": JSONValue(answer.kept),
      ]
      output.write(json: value)
    case .plain:
      output.append {
        PlainRow.append([answer.file, "\(answer.records)", answer.kept ?? ""], to: &$0)
      }
    case .text:
      guard !presentation.isQuiet else { return }
      write(row: [answer.file, answer.text[language]])
      guard let kept = answer.kept else { return }
      write(row: [
        Bilingual(en: "what was there: \(kept)", ko: "이전 저장소: \(kept)")[language]
      ])
    }
  }
}

/// Why nothing was copied.
enum BackupError: Explainable, Equatable {
  /// There is no store yet.
  case nothing

  var message: Bilingual {
    Bilingual(en: "there is nothing to keep yet", ko: "아직 보관할 것이 없습니다")
  }
}
