import DateHelper
import Language
import Planner
import Terminal
import Text

extension Context {
  /// Shows the marimos of a month, how much work there was and what was noted down.
  func show(_ month: YearMonth, _ days: [FocusDay]) {
    switch format {
    case .json, .plain: write(days)
    case .text:
      for line in MarimoGrid(month: month, days: days, context: self).lines() {
        output.write(line: line)
      }
      write([Flow(summary(of: days)[language], .faint)])
      write(days.filter { $0.memo != nil }.map(memoLine))
    }
  }

  /// Answers a change of days: a line a day.
  func answer(_ days: [FocusDay]) {
    guard format == .text else { return write(days) }
    guard !presentation.isQuiet else { return }
    for day in days {
      let none = Bilingual(en: "no memo", ko: "메모 없음")[language]
      write(row: [clock.text(day.date)[language], day.memo?.text ?? none])
    }
  }

  /// Lists looks with their numbers and marks the chosen one.
  func show(_ looks: [MarimoLook], chosen: MarimoLook) {
    let numbered = MarimoLook.allCases.enumerated().filter { looks.contains($0.element) }
    output.append { bytes in
      switch format {
      case .json:
        JSONValue.array(looks.map { .look($0, isChosen: $0 == chosen) })
          .appendDocument(to: &bytes)
      case .plain:
        for look in looks {
          PlainRow.append(
            [look.rawValue, look.drawing, look == chosen ? "chosen" : ""], to: &bytes)
        }
      case .text:
        var table = Table([
          TableColumn(alignment: .right, importance: 1), TableColumn(importance: 3),
          TableColumn(importance: 2), TableColumn(importance: 0),
        ])
        let mark = Bilingual(en: "chosen", ko: "고름")[language]
        for (index, look) in numbered {
          table.append([
            TableCell(text: "\(index + 1)", .faint), TableCell(text: look.drawing),
            TableCell(text: look.name[language]), TableCell(text: look == chosen ? mark : ""),
          ])
        }
        table.append(
          to: &bytes, width: presentation.width, palette: palette, hasHeadings: false)
      }
    }
  }

  private func write(_ days: [FocusDay]) {
    if format == .json {
      output.write(json: .array(days.map(JSONValue.focusDay)))
    } else {
      output.write(plain: days.map(\.plainFields))
    }
  }

  private func summary(of days: [FocusDay]) -> Bilingual {
    let grown = days.count { $0.isMet }
    let worked = days.count { $0.seconds > 0 }
    let time = FocusTime.clock(days.reduce(0) { $0 + $1.seconds })
    guard worked > 0 else {
      return Bilingual(
        en: "No marimo yet: clamate focus grows one.", ko: "아직 마리모가 없습니다. 키우기: clamate focus")
    }
    return Bilingual(
      en: "\(grown) grown of \(worked), \(time) in all",
      ko: "마리모 \(worked)개 가운데 \(grown)개 다 자람, 모두 \(time)")
  }

  private func memoLine(_ day: FocusDay) -> Flow {
    Flow([
      TableCell(text: clock.shortText(day.date)[language], .faint),
      TableCell(text: day.memo?.text ?? ""),
    ])
  }
}

extension FocusDay {
  /// The stage, or nil for a day without work, which has no marimo.
  fileprivate var grownStage: Int? { seconds > 0 ? stage : nil }

  fileprivate var plainFields: [String] {
    [
      date.iso, "\(seconds)", "\(goal.seconds)", grownStage.map(String.init) ?? "",
      isMet ? "met" : "", look.rawValue, memo?.text ?? "",
    ]
  }
}

extension JSONValue {
  fileprivate static func focusDay(_ day: FocusDay) -> JSONValue {
    [
      "date": .string(day.date.iso), "seconds": .integer(Int(day.seconds)),
      "goalSeconds": .integer(Int(day.goal.seconds)), "stage": JSONValue(day.grownStage),
      "met": .boolean(day.isMet), "look": .string(day.look.rawValue),
      "memo": JSONValue(day.memo?.text),
    ]
  }

  fileprivate static func look(_ look: MarimoLook, isChosen: Bool) -> JSONValue {
    [
      "look": .string(look.rawValue), "drawing": .string(look.drawing),
      "chosen": .boolean(isChosen),
    ]
  }
}
