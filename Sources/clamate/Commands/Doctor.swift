import CommandLineKit
import Language
import Terminal

extension Command {
  /// `clamate doctor`.
  static let doctor = Command(
    CommandSpec(
      name: "doctor", summary: Bilingual(en: "check that all is well", ko: "점검하기"),
      examples: [
        .init("doctor", Bilingual(en: "store, files, reminders, clock", ko: "저장소, 파일, 알림, 시계")),
        .init("doctor --json", Bilingual(en: "for monitoring", ko: "모니터링용")),
      ],
      discussion: Bilingual(
        en: "The status is 1 where something is to be mended, 4 where the store cannot be used.",
        ko: "고칠 것이 있으면 종료 상태가 1, 저장소를 쓸 수 없으면 4입니다."))
  ) { line, context in
    try line.refuseArguments(after: 0)
    let findings =
      context.storeFindings() + context.reminderFindings() + context.skyFindings()
      + context.surroundingFindings()
    context.show(findings)
    if findings.contains(where: { $0.state == .broken }) { return .storage }
    return findings.contains { $0.state == .problem } ? .nothing : .done
  }
}

extension Context {
  fileprivate func show(_ findings: [Finding]) {
    switch format {
    case .json:
      let values = findings.map { finding -> JSONValue in
        [
          "check": .string(finding.check), "state": .string(finding.state.rawValue),
          "value": JSONValue(finding.value), "text": .string(finding.text[language]),
        ]
      }
      output.write(json: .array(values))
    case .plain:
      output.write(
        plain: findings.map { finding in
          [
            finding.check, finding.state.rawValue, finding.value ?? "", finding.text[language],
          ]
        })
    case .text:
      write(findings)
    }
  }

  private func write(_ findings: [Finding]) {
    var table = Table([
      TableColumn(importance: 3), TableColumn(importance: 2),
      TableColumn(minimum: 12, weight: 1, importance: 1),
    ])
    for finding in findings where !presentation.isQuiet || finding.state.isWrong {
      table.append([
        TableCell(text: finding.state.word[language], finding.state.isWrong ? .warning : .faint),
        TableCell(text: finding.name[language]), TableCell(text: finding.text[language]),
      ])
    }
    output.append {
      table.append(
        to: &$0, width: presentation.width, palette: palette, hasHeadings: false, wraps: true)
    }
  }
}

extension Finding.State {
  fileprivate var isWrong: Bool { self == .problem || self == .broken }

  fileprivate var word: Bilingual {
    switch self {
    case .ok: Bilingual(en: "ok", ko: "정상")
    case .note: Bilingual(en: "note", ko: "참고")
    case .problem: Bilingual(en: "mend", ko: "고칠 것")
    case .broken: Bilingual(en: "broken", ko: "손상")
    }
  }
}
