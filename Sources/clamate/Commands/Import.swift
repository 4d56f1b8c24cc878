import CommandLineKit
import Configuration
import Exchange
import Language
import Planner
import Terminal
import Text

extension Command {
  /// `clamate import`.
  static let `import` = Command(
    CommandSpec(
      name: "import", summary: Bilingual(en: "take records in", ko: "가져오기"),
      arguments: "[FILE]", kinds: [.free],
      options: [
        formatOption,
        OptionSpec("--dry-run", Bilingual(en: "only count what would change", ko: "바뀔 것만 세어 봄")),
      ],
      examples: [
        .init("import everything.jsonl", Bilingual(en: "what export wrote", ko: "export로 만든 파일")),
        .init(
          "import --dry-run tasks.json",
          Bilingual(en: "what would come of it", ko: "무엇이 바뀔지 먼저 보기")),
        .init("import --format todotxt -", Bilingual(en: "from standard input", ko: "표준 입력에서")),
      ],
      discussion: Bilingual(
        en: """
          All of a file comes in, or nothing. A record that is there already is known by its uid \
          and replaced; importing a file again changes nothing. Where there are records already it \
          asks first, or needs --yes. clamate undo takes it all back.
          """,
        ko: """
          파일 전체를 가져오거나 아무것도 가져오지 않습니다. 이미 있는 기록은 uid로 알아보고 바꿉니다. \
          같은 파일을 다시 가져와도 달라지지 않습니다. 이미 기록이 있으면 먼저 묻거나 --yes가 필요하며, \
          clamate undo로 모두 되돌릴 수 있습니다.
          """))
  ) { line, context in
    try line.refuseArguments(after: 1)
    let path = line.arguments.first ?? standardStream
    var source = try context.source(path, as: line.exchangeForm())
    if line.has("--dry-run") {
      context.answer(
        try context.rehearse { try context.run(source, into: $0) }, source.form,
        isDry: true)
      return .done
    }
    guard
      try context.mayImport(check: {
        // What cannot be read twice is checked while it comes in, if somebody can be asked.
        let isFile = path != standardStream && Files.isRegular(path)
        guard isFile || !context.presentation.mayAsk else { return }
        _ = try context.rehearse { try context.run(source, into: $0) }
        if isFile { source = try context.source(path, as: line.exchangeForm()) }
      })
    else { return .nothing }
    let report = try context.change(.import) { store in
      let report = try context.run(source, into: store)
      let name = path == standardStream ? "stdin" : path
      return (
        report,
        StepRecord.subject(of: [StepRecord(named: Bilingual(verbatim: SafeText(name).string))])
      )
    }
    context.answer(report, source.form, isDry: false)
    return .done
  }
}

extension Context {
  /// Lets `body` change a store and takes all of it back; none is made where there is none.
  fileprivate func rehearse<Result>(_ body: (PlannerStore) throws -> Result) throws -> Result {
    let isThere = try Files.isThere(folders.database)
    return try PlannerStore(in: folders, for: isThere ? .writing : .reading).rehearse(body)
  }

  fileprivate func run(_ source: StoreImport, into store: PlannerStore) throws -> ImportReport {
    try source.run(into: store, foreignClock, in: language)
  }

  /// Looks at the beginning of a file, or of standard input.
  ///
  /// - Throws: `Failure` where it cannot be read, or `ImportError`.
  fileprivate func source(_ path: String, as form: ExchangeForm?) throws -> StoreImport {
    let isStandard = path == Command.standardStream
    do {
      return try StoreImport(
        isStandard ? FileStream() : FileStream(path), as: form,
        orElse: isStandard ? nil : ExchangeForm(endingOf: path))
    } catch let error as FileError {
      throw Failure(unread: error)
    }
  }

  /// Asks before records are brought together with those that are there.
  ///
  /// - Parameter check: sees first that there is something to ask about.
  fileprivate func mayImport(check: () throws -> Void) throws -> Bool {
    let count = try storeForReading().recordCount()
    guard count > 0, !presentation.saysYes else { return true }
    try check()
    return try confirm(
      Bilingual(
        en: "import into a store of \(RecordNames.count(count).english)?",
        ko: "기록 \(count)개가 있는 저장소로 가져올까요?"))
  }

  /// Says what came in.
  fileprivate func answer(_ report: ImportReport, _ form: ExchangeForm, isDry: Bool) {
    switch format {
    case .json:
      output.write(json: report.json(form, isDry: isDry))
    case .plain:
      output.append { bytes in
        for (type, count) in report.counts {
          PlainRow.append(
            ["record", type, "\(count.added)", "\(count.changed)", "\(count.same)"], to: &bytes)
        }
        for (name, count) in report.dropped {
          PlainRow.append(["dropped", name, "\(count)"], to: &bytes)
        }
      }
    case .text:
      guard !presentation.isQuiet else { return }
      for line in report.lines(isDry: isDry) { write(row: [line[language]]) }
    }
  }
}

extension JSONValue {
  /// Names with their counts.
  init(counted: [(name: String, count: Int)]) {
    self = .array(counted.map { ["name": .string($0.name), "count": .integer($0.count)] })
  }
}

extension ImportReport {
  fileprivate func json(_ form: ExchangeForm, isDry: Bool) -> JSONValue {
    [
      "format": .string(form.rawValue), "dryRun": .boolean(isDry),
      "records": .array(
        counts.map {
          [
            "type": .string($0.type), "added": .integer($0.count.added),
            "changed": .integer($0.count.changed), "same": .integer($0.count.same),
          ]
        }),
      "dropped": JSONValue(counted: dropped),
    ]
  }

  fileprivate func lines(isDry: Bool) -> [Bilingual] {
    var lines = counts.map { type, count in
      let name = RecordNames.words(type)
      return Bilingual(
        en: "\(name.english): \(count.added) new, \(count.changed) changed, "
          + "\(count.same) as they were",
        ko: "\(name.korean): 새로 \(count.added), 바뀜 \(count.changed), 그대로 \(count.same)")
    }
    if lines.isEmpty { lines = [Bilingual(en: "no records", ko: "기록이 없습니다")] }
    if !dropped.isEmpty {
      let names = RecordNames.list(dropped.map { ($0.name, $0.count) })
      lines.append(
        Bilingual(en: "had no place: \(names.english)", ko: "담을 곳이 없음: \(names.korean)"))
    }
    if isDry {
      lines.append(Bilingual(en: "nothing was changed yet", ko: "아직 아무것도 바뀌지 않았습니다"))
    } else if hasChanges {
      lines.append(
        Bilingual(en: "clamate undo takes it back", ko: "되돌리기: clamate undo"))
    }
    return lines
  }
}
