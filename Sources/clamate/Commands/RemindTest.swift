import CommandLineKit
import Delivery
import Language
import Terminal

extension Command {
  /// `clamate remind test`.
  static let testReminders = Command(
    CommandSpec(
      name: "test", summary: Bilingual(en: "send one now", ko: "지금 하나 보내 보기"),
      arguments: "[CHANNEL]", kinds: [.choice(Channel.allCases.map(\.rawValue))],
      examples: [
        .init("remind test", Bilingual(en: "on all your channels", ko: "정해 둔 모든 방법으로")),
        .init("remind test terminal", Bilingual(en: "on one channel", ko: "한 가지 방법으로")),
      ],
      discussion: Bilingual(
        en: "The status is 1 where one does not arrive.", ko: "하나라도 닿지 않으면 종료 상태가 1입니다."))
  ) { line, context in
    try line.refuseArguments(after: 1)
    let channels = try line.arguments.first.map { [try channel($0)] } ?? context.settings.channels
    let courier = Courier(context.environment, context.settings, context.folders)
    let notice = Notice.test(in: context.language)
    let tests = channels.map { (channel: $0, outcome: courier.deliver(notice, by: $0)) }
    context.show(tests)
    return tests.allSatisfy { $0.outcome == .delivered } ? .done : .nothing
  }

  private static func channel(_ name: String) throws(UsageError) -> Channel {
    guard let channel = Channel(rawValue: name) else {
      throw .invalidValue(
        option: "CHANNEL", value: name,
        allowed: Bilingual(verbatim: Channel.allCases.map(\.rawValue).joined(separator: " | ")))
    }
    return channel
  }
}

extension Notice {
  /// A notice that is about nothing.
  fileprivate static func test(in language: Language) -> Notice {
    let title = Bilingual(en: "A test of clamate", ko: "clamate 알림 시험")[language]
    let record: JSONValue = ["title": .string(title), "test": true]
    return Notice(
      title: title,
      body: Bilingual(en: "Your reminders arrive here.", ko: "알림이 여기로 옵니다.")[language],
      record: Array(record.text.utf8))
  }
}

extension Context {
  fileprivate func show(_ tests: [(channel: Channel, outcome: DeliveryOutcome)]) {
    switch format {
    case .json:
      let values = tests.map { channel, outcome -> JSONValue in
        [
          "channel": .string(channel.rawValue), "outcome": .string(outcome.name),
          "message": JSONValue(outcome.reason?[language]),
        ]
      }
      output.write(json: .array(values))
    case .plain:
      output.append { bytes in
        for (channel, outcome) in tests {
          PlainRow.append(
            [channel.rawValue, outcome.name, outcome.reason?[language] ?? ""], to: &bytes)
        }
      }
    case .text:
      for (channel, outcome) in tests where outcome != .delivered || !presentation.isQuiet {
        let sent = Bilingual(en: "sent", ko: "보냄")
        write(row: ["\(channel.name[language]): \((outcome.reason ?? sent)[language])"])
      }
    }
  }
}

extension DeliveryOutcome {
  fileprivate var name: String {
    switch self {
    case .delivered: "delivered"
    case .unreachable: "unreachable"
    case .failed: "failed"
    }
  }
}
