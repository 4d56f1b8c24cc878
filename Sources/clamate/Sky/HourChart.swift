import DateHelper
import Language
import Sky
import Terminal
import Text

/// The coming hours as a picture: temperature as a line, rain as bars, dust as bands.
///
/// Every sign is one cell of ASCII, so that columns meet on every terminal.
struct HourChart {
  private static let axisWidth = 7
  private static let temperatureRows = 5
  private static let rainRows = 3

  /// The hours that one column stands for each, in order.
  private let columns: [[ForecastHour]]
  private let starts: [Instant]
  private let zone: Zone
  private let units: Units
  private let context: Context
  private let width: Int

  private var language: Language { context.language }

  /// A picture of the hours of `span`, as fine as a width allows.
  init(
    _ forecast: Forecast, _ span: Range<Instant>, zone: Zone, width: Int, in context: Context
  ) {
    let hours = max(1, span.lowerBound.seconds(until: span.upperBound) / 3600)
    let room = Int64(max(8, width - Self.axisWidth))
    let step = (hours + room - 1) / room
    starts = (0..<(hours + step - 1) / step).map {
      span.lowerBound.adding(seconds: $0 * step * 3600)
    }
    columns = starts.map { forecast.hours(in: $0..<$0.adding(seconds: step * 3600)) }
    self.zone = zone
    self.width = width
    units = Units(context.settings)
    self.context = context
  }

  /// The lines, from the temperature down to the days.
  var lines: [String] {
    let parts = [temperatureLines, rainLines, dustLines, [hourLine, dayLine]]
    return parts.flatMap { $0 }.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private var temperatureLines: [String] {
    let degrees = columns.map { hours in
      hours.compactMap(\.temperature).max().map { units.degrees($0) }
    }
    guard let low = degrees.compactMap({ $0 }).min(), let high = degrees.compactMap({ $0 }).max()
    else { return [] }
    let rows = min(Self.temperatureRows, high - low + 1)
    let levels = degrees.map { degree in
      degree.map {
        high == low ? 0 : (($0 - low) * (rows - 1) * 2 + (high - low)) / ((high - low) * 2)
      }
    }
    let title = Bilingual(en: "Temperature", ko: "기온")[language]
    return ["\(title) (\(units.degreeSign))"]
      + (0..<rows).reversed().map { row in
        let label = row == rows - 1 ? "\(high)" : row == 0 ? "\(low)" : ""
        return axis(label) + levels.map { $0 == row ? "*" : " " }.joined()
      }
  }

  private var rainLines: [String] {
    let chances = columns.map { $0.compactMap(\.precipitationProbability).max() }
    guard chances.contains(where: { $0 != nil }) else { return [] }
    let heights = chances.map { Int(roundingHalfUp: ($0 ?? 0) * Double(Self.rainRows)) }
    return [Bilingual(en: "Rain or snow (%)", ko: "비 또는 눈 (%)")[language]]
      + (1...Self.rainRows).reversed().map { row in
        let label = row == Self.rainRows ? "100" : ""
        return axis(label) + heights.map { $0 >= row ? "#" : " " }.joined()
      } + [axis("0") + String(repeating: "-", count: columns.count)]
  }

  private var dustLines: [String] {
    let scale = context.settings.airScale
    let grades = columns.map { $0.compactMap { $0.worstBand(on: scale)?.band.likeness }.max() }
    guard grades.contains(where: { $0 != nil }) else { return [] }
    let band = grades.map { grade in
      grade.map { context.palette.paint($0.mark, $0.style) } ?? " "
    }
    let legend = Grade.allCases.map { grade in
      let bands = scale.bands.filter { $0.likeness == grade }.map { $0.shortName[language] }
      return "\(grade.mark) \(bands.joined(separator: "/"))"
    }
    let title = Bilingual(en: "Fine dust", ko: "미세먼지")[language]
    return [title, axis("") + band.joined()] + legendLines(legend)
  }

  /// The parts of a legend in lines as wide as the picture.
  private func legendLines(_ parts: [String]) -> [String] {
    parts.reduce(into: []) { lines, part in
      guard let last = lines.last, last.cellWidth + 2 + part.cellWidth <= width else {
        return lines.append(part)
      }
      lines[lines.count - 1] = "\(last)  \(part)"
    }
  }

  private var hourLine: String {
    axis("")
      + labels { date, time in
        time.hour.isMultiple(of: 6) ? (time.hour < 10 ? "0" : "") + "\(time.hour)" : nil
      }
  }

  private var dayLine: String {
    axis("")
      + labels { date, time in
        time.hour == 0 ? context.clock.shortText(date)[language] : nil
      }
  }

  /// Texts that begin at the columns of their hours; one that finds no room is left out.
  private func labels(_ text: (CivilDate, WallTime) -> String?) -> String {
    var line = ""
    var previous: CivilMoment?
    for (index, start) in starts.enumerated() {
      let civil = zone.civil(at: start)
      let hour = WallTime(hour: civil.time.hour, minute: 0) ?? civil.time
      defer { previous = CivilMoment(date: civil.date, time: hour) }
      let label = reached(civil.date, hour, since: previous).flatMap { text(civil.date, $0) }
      guard let label, line.cellWidth < index + (index == 0 ? 1 : 0),
        index + label.cellWidth <= columns.count
      else { continue }
      line += String(repeating: " ", count: index - line.cellWidth) + label
    }
    return line
  }

  /// The hour that a column is named after: one that is a multiple of six if there is such a one.
  private func reached(
    _ date: CivilDate, _ hour: WallTime, since previous: CivilMoment?
  ) -> WallTime? {
    guard let previous, let last = previous.time else { return hour }
    guard previous.date == date else { return .midnight }
    let hours = (last.hour + 1)...max(last.hour + 1, hour.hour)
    return WallTime(hour: hours.first { $0.isMultiple(of: 6) } ?? hour.hour, minute: 0)
  }

  /// The left edge of a line, with a label of up to four cells.
  private func axis(_ label: String) -> String {
    String(repeating: " ", count: max(0, Self.axisWidth - 2 - label.count)) + label + "  "
  }
}

extension Grade {
  /// A sign of one cell; its legend stands below the picture.
  fileprivate var mark: String {
    switch self {
    case .good: "."
    case .moderate: "-"
    case .bad: "x"
    case .veryBad: "X"
    }
  }
}
