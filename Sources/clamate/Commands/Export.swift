import CommandLineKit
import Configuration
import DateHelper
import Exchange
import Language
import Terminal

extension Command {
  /// The name that stands for the standard streams in the place of a file.
  static let standardStream = "-"

  /// The option that names a form of exchange.
  static let formatOption = OptionSpec(
    "--format", value: "FORMAT", kind: .choice(ExchangeForm.allCases.map(\.rawValue)),
    Bilingual(en: ExchangeForm.names, ko: ExchangeForm.names))

  /// `clamate export`.
  static let export = Command(
    CommandSpec(
      name: "export", summary: Bilingual(en: "take everything along", ko: "모두 내보내기"),
      arguments: "[FILE]", kinds: [.free], options: [formatOption],
      examples: [
        .init(
          "export everything.jsonl", Bilingual(en: "all records, without loss", ko: "모든 기록을 빠짐없이")),
        .init(
          "export --format todotxt todo.txt",
          Bilingual(en: "todos for other tools", ko: "다른 도구를 위한 할 일")),
        .init(
          "export | ssh other clamate import --yes",
          Bilingual(en: "to another machine", ko: "다른 기기로")),
      ],
      discussion: Bilingual(
        en: "A file that is there is overwritten only after a question, or with --yes.",
        ko: "이미 있는 파일은 확인을 받거나 --yes를 붙여야 덮어씁니다."))
  ) { line, context in
    try line.refuseArguments(after: 1)
    let form = try line.exchangeForm() ?? .clamate
    let store = try context.storeForReading()
    guard let path = line.arguments.first, path != standardStream else {
      let export = try StoreExport(of: store, as: form, context.foreignClock) { piece in
        context.output.append { $0 += piece }
      }
      // In a pipe, our own form says nothing: it leaves only what has happened.
      if form != .clamate { context.warn(of: export, form) }
      return .done
    }
    try FileArgument.check(path, of: line)
    try context.refuseUnaskedOverwriting(of: path)
    let file = try FileReplacement(of: path, mode: 0o600)
    let export = try StoreExport(of: store, as: form, context.foreignClock) { try file.write($0) }
    try file.finish()
    context.warn(of: export, form)
    context.answer(export, form, path)
    return .done
  }
}

extension ParsedCommand {
  /// The form that `--format` names, nil without it.
  func exchangeForm() throws(UsageError) -> ExchangeForm? {
    guard let name = try value("--format") else { return nil }
    guard let form = ExchangeForm(rawValue: name) else {
      let meant = ExchangeForm.meant(by: name).map(\.rawValue).joined(separator: "|")
      throw .invalidValue(
        option: "--format", value: name,
        allowed: Bilingual(verbatim: meant.isEmpty ? ExchangeForm.names : meant))
    }
    return form
  }
}

extension Context {
  /// What forms of other programs need to know of the time.
  var foreignClock: ForeignClock {
    ForeignClock(
      now: clock.now, zone: clock.zone, zones: environment.zones, allDay: settings.allDayReminder)
  }

  /// Says what stayed behind.
  fileprivate func warn(of export: StoreExport, _ form: ExchangeForm) {
    guard !export.lost.isEmpty, !presentation.isQuiet else { return }
    reporter.warn(LossReport(lost: export.lost, form: form))
  }

  /// Says what went to a file.
  fileprivate func answer(_ export: StoreExport, _ form: ExchangeForm, _ path: String) {
    switch format {
    case .json:
      let counts = export.counts.map { JSONValue.Member($0.type, .integer($0.count)) }
      let answer: JSONValue = [
        "file": .string(path), "format": .string(form.rawValue), "records": .object(counts),
        "dropped": JSONValue(counted: export.lost),
      ]
      output.write(json: answer)
    case .plain:
      output.append { bytes in
        for (type, count) in export.counts { PlainRow.append([type, "\(count)"], to: &bytes) }
      }
    case .text:
      guard !presentation.isQuiet else { return }
      let count = export.counts.reduce(0) { $0 + $1.count }
      write(row: [path, RecordNames.count(count)[language]])
    }
  }
}

/// What the form of an export has no room for.
private struct LossReport: Explainable {
  let lost: [(name: String, count: Int)]
  let form: ExchangeForm

  var message: Bilingual {
    let names = RecordNames.list(lost)
    return Bilingual(en: "had no place: \(names.english)", ko: "담을 곳이 없음: \(names.korean)")
  }

  var hint: Bilingual? {
    form == .clamate
      ? Bilingual(en: "clamate backup keeps that too", ko: "clamate backup은 그것도 담습니다")
      : Bilingual(en: "clamate export keeps everything", ko: "clamate export는 모두 담습니다")
  }
}
