import Foundation
import TestSupport
import Testing

/// Random histories of all kinds of commands, taken along whole.
@Suite struct ExchangePropertyTests {
  /// Lines that change something in most homes; `N` is a small number, `D` a day, `W` a word.
  private static let lines = [
    "add todo~N D +W", "add 할~일~N --due D --priority 1 --note 메모~N",
    "add water~N every~day N~times",
    "add 회의~N --repeat 매주~월요일~5번", "add rent~N --repeat every~31st --at 9am",
    "add call~N --repeat every~friday~until~2026-12-31", "add filter~N --repeat 끝낸~뒤~2주",
    "add pills~N tomorrow --remind 30m --remind 1d --nag 10m",
    "add 우산~N 내일~8시 --if rain:60 --remind 0m", "add run~N D --outdoor --place W",
    "add quiet~N --remind none", "add task~N --project W.home --hide-until D",
    "done N", "done N", "undone N", "skip N", "rm N", "move N D", "snooze N 1h", "remind dismiss N",
    "edit N --title 새~제목 --tag W", "edit N --repeat none", "edit N --remind 2h --if pm25:bad",
    "item add N 항목", "item done N 1", "item rm N 1", "tag rename W x", "filter save W p:1 +W",
    "region add W 종로구", "region rename W x", "region rm W", "region set 부산",
    "group add W", "group add 그룹N --paint red --golden", "group edit W --key z",
    "group move W --position 1", "group rm W", "block add W", "block add 블록N --group W",
    "block edit W --icon 가", "block move W --position 1", "block rm W", "track start W",
    "track pause", "track resume", "track finish", "track finish --keep", "track cancel",
    "track add W --for 20m --memo 메모~N", "track memo N memo", "track rm N",
    "track start --todo N", "focus start", "focus start W", "focus pause", "focus stop",
    "focus goal N", "focus reset --yes", "marimo memo today 메모N", "marimo choose cat",
    "dday add 날~N D", "dday add w~N D --pin --include-today", "dday edit N --on D", "dday pin N",
    "dday rm N", "profile set --nickname 민아N", "undo", "undo", "redo",
  ]

  private func line(_ random: inout SplitMix) -> String {
    let words = ["home", "회사", "w1", "w2"]
    let days = ["today", "tomorrow", "2026-12-31", "friday"]
    return String(
      Self.lines[Int.random(in: 0..<Self.lines.count, using: &random)].split(separator: " ").map {
        $0.replacing("N", with: "\(Int.random(in: 1...9, using: &random))")
          .replacing("D", with: days[Int.random(in: 0..<4, using: &random)])
          .replacing("W", with: words[Int.random(in: 0..<4, using: &random)])
      }.joined(separator: " "))
  }

  @Test("export, import into an empty home, export: the same", arguments: [7] as [UInt64])
  func alongWhole(seed: UInt64) async throws {
    let (home, other) = (try Home(), try Home())
    var random = SplitMix(seed: seed)
    var now = 1_772_413_200
    var done: Set<String> = []
    for _ in 0..<220 {
      now += Int.random(in: 60...5400, using: &random)
      let line = line(&random)
      let ending = try await home.clamate(line: line, with: ["CLAMATE_NOW": "\(now)"])
      // Much of it is refused; nothing may fail.
      #expect((0...3).contains(ending.status), "\(line): \(ending.errors)")
      if ending.status == 0 { done.insert(String(line.prefix { $0 != " " })) }
    }
    #expect(
      done.isSuperset(of: ["add", "done", "region", "group", "block", "track", "focus", "dday"]))
    let clock = ["CLAMATE_NOW": "\(now)"]
    let text = try await home.clamate("export", with: clock).output
    let taken = try await other.clamate("import", input: text, with: clock)
    #expect(taken.status == 0, "\(taken.errors)")
    #expect(try await other.clamate("export", with: clock).output == text)
    // What is done next is the same in both.
    for line in ["add next", "block add next", "dday add next 2027-01-01"] {
      let answers = [
        try await home.clamate(line: line, with: clock).output,
        try await other.clamate(line: line, with: clock).output,
      ]
      #expect(answers[0] == answers[1])
    }
    for form in ["icalendar", "taskwarrior", "watson", "csv"] {
      let foreign = try await home.clamate("export", "--format", form, with: clock).output
      let again = try await home.clamate(
        "import", "--yes", "--json", "--format", form, input: foreign, with: clock)
      #expect(again.status == 0, "\(form): \(again.errors)")
      #expect(!again.output.contains(/"(added|changed)":[1-9]/), "\(form): \(again.output)")
    }
  }
}
