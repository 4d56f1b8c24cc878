import DateHelper
import Language
import Planner
import Terminal
import Text

extension Context {
  /// The cells of a bar in a list.
  private static let barWidth = 12
  /// From here on the signs of a D-day have a column; else they stand below it.
  private static let wideList = 60

  /// Lists D-days, a row each.
  func show(_ ddays: [DDay]) {
    switch format {
    case .json, .plain: write(ddays)
    case .text:
      guard !ddays.isEmpty else {
        write(row: [
          Bilingual(
            en: "no D-days; clamate dday add exam 2026-11-19",
            ko: "디데이가 없습니다. clamate dday add 수능 2026-11-19")[language]
        ])
        return
      }
      let table = table(ddays)
      output.append {
        table.append(to: &$0, width: presentation.width, palette: palette, hasHeadings: false)
      }
    }
  }

  /// Answers a change: a line a D-day with its number, its title, its label and its date.
  func answer(_ ddays: [DDay], remark: Bilingual? = nil) {
    guard format == .text else { return write(ddays) }
    guard !presentation.isQuiet else { return }
    for dday in ddays {
      write(row: [
        "\(dday.id)", fitted(dday.title), dday.label(on: clock.today),
        clock.text(dday.date)[language], marks(dday)[language], remark?[language] ?? "",
      ])
    }
  }

  /// The pinned D-day in one line: `D-12  JLPT  Sun 12/6  [####------]`.
  func line(of dday: DDay) -> Flow {
    Flow([
      TableCell(text: dday.label(on: clock.today), .heading), TableCell(text: fitted(dday.title)),
      TableCell(text: clock.shortText(dday.date)[language], .faint),
      TableCell(text: bar(dday), .faint),
    ])
  }

  private func write(_ ddays: [DDay]) {
    if format == .json {
      output.write(json: .array(ddays.map { .dday($0, on: clock.today) }))
    } else {
      output.write(plain: ddays.map { plainFields($0) })
    }
  }

  private func table(_ ddays: [DDay]) -> Table {
    var table = Table([
      TableColumn(alignment: .right, importance: 3), TableColumn(importance: 5),
      TableColumn(importance: 2), TableColumn(minimum: 8, weight: 1, importance: 4),
      TableColumn(importance: 0), TableColumn(importance: 1),
    ])
    let isNarrow = presentation.width.map { $0 < Self.wideList } ?? false
    for dday in ddays {
      let days = dday.days(from: clock.today)
      let marks = marks(dday)[language]
      let row = [
        TableCell(text: "\(dday.id)", .faint),
        TableCell(text: dday.label(on: clock.today), days == 0 ? .today : .heading),
        TableCell(text: clock.shortText(dday.date)[language]), TableCell(text: dday.title),
        TableCell(text: bar(dday), .faint), TableCell(text: isNarrow ? "" : marks, .faint),
      ]
      table.append(row, note: isNarrow && !marks.isEmpty ? Flow(marks, .faint) : nil)
    }
    return table
  }

  /// The way that is behind; none for a day that has passed.
  private func bar(_ dday: DDay) -> String {
    guard dday.days(from: clock.today) >= 0 else { return "" }
    return ProgressBar(dday.progress(on: clock.today)).text(cells: Self.barWidth)
  }

  private func marks(_ dday: DDay) -> Bilingual {
    let marks = [
      dday.isPinned ? Bilingual(en: "pinned", ko: "고정") : nil,
      dday.includesToday ? Bilingual(en: "with today", ko: "오늘 포함") : nil,
    ].compactMap { $0 }
    return marks.joined(separator: ", ")
  }

  private func plainFields(_ dday: DDay) -> [String] {
    [
      "\(dday.id)", dday.date.iso, dday.label(on: clock.today),
      dday.includesToday ? "include-today" : "", dday.isPinned ? "pinned" : "", dday.title,
    ]
  }
}

extension JSONValue {
  /// A D-day as JSON has it everywhere.
  static func dday(_ dday: DDay, on day: CivilDate) -> JSONValue {
    [
      "id": .integer(dday.id), "uid": .string(dday.uid), "title": .string(dday.title),
      "date": .string(dday.date.iso), "includeToday": .boolean(dday.includesToday),
      "label": .string(dday.label(on: day)), "days": .integer(dday.days(from: day)),
      "made": .string(dday.made.iso), "progress": .number(dday.progress(on: day)),
      "pinned": .boolean(dday.isPinned),
    ]
  }
}
