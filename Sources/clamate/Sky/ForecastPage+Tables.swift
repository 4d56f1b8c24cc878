import DateHelper
import Language
import Sky
import Terminal
import Text

extension ForecastPage {
  /// Writes the picture and the rows of the hours.
  func writeHours() {
    writeHead()
    guard let forecast = sky.forecast, !hours.isEmpty else { return writeFoot(.hours) }
    let chart = HourChart(
      forecast, span, zone: context.clock.zone, width: context.presentation.pageWidth, in: context)
    for line in chart.lines + [""] { context.output.write(line: line) }
    var table = Table(
      [
        TableColumn(SafeText(hourTitle), importance: 5),
        TableColumn(title(en: "Temp", ko: "기온"), alignment: .right, importance: 4),
        TableColumn(title(en: "Feels", ko: "체감"), alignment: .right, importance: 1),
        skyColumn(hours.map(\.condition)),
        TableColumn(title(en: "Rain", ko: "강수"), alignment: .right, importance: 3),
        TableColumn(title(en: "Amount", ko: "양"), alignment: .right),
        TableColumn(title(en: "Wind", ko: "바람"), alignment: .right),
      ] + dustColumns(of: hours.map { ($0.pm25, $0.pm10) }))
    var date: CivilDate?
    for hour in hours {
      let civil = context.clock.zone.civil(at: hour.start)
      if civil.date != date { table.append(row(ofDay: civil.date)) }
      date = civil.date
      table.append(row(of: hour, named: civil.time.iso))
    }
    show(table)
    writeFoot(.hours)
  }

  /// A row that says which day the hours below it belong to.
  private func row(ofDay date: CivilDate) -> [TableCell] {
    let name = TableCell(text: context.clock.shortText(date)[language], .heading)
    return [name] + Array(repeating: TableCell(""), count: 8)
  }

  private func row(of hour: ForecastHour, named name: String) -> [TableCell] {
    let water = [hour.rain, hour.snow].compactMap { $0 }
    let amount = water.isEmpty ? 0 : water.reduce(0, +)
    return [
      TableCell(text: name),
      TableCell(text: degrees(hour.temperature)), TableCell(text: degrees(hour.feelsLike)),
      TableCell(text: word(for: hour.condition)),
      TableCell(
        text: percent(hour.precipitationProbability), hour.isWet ? .warning : .plain),
      TableCell(text: amount > 0 ? units.water(amount) : ""),
      TableCell(text: hour.wind.map { units.wind($0) } ?? ""),
      dustCell(hour.pm25, .pm25), dustCell(hour.pm10, .pm10),
    ]
  }

  /// Writes the rows of the days, each with the bar of its temperatures on one scale for all.
  func writeDays() {
    writeHead()
    guard !days.isEmpty else { return writeFoot(.days) }
    var table = Table(
      [
        TableColumn(title(en: "Day", ko: "날"), importance: 5),
        TableColumn(title(en: "Low", ko: "최저"), alignment: .right, importance: 5),
        TableColumn("", importance: 2),
        TableColumn(title(en: "High", ko: "최고"), alignment: .right, importance: 5),
        TableColumn(title(en: "Rain", ko: "강수"), alignment: .right, importance: 4),
        TableColumn("", importance: 1),
        skyColumn(days.map(\.condition)),
      ] + dustColumns(of: days.map { (dust(.pm25, on: $0.date), dust(.pm10, on: $0.date)) }) + [
        TableColumn(title(en: "Sun", ko: "해"), importance: 0)
      ])
    let scale = TemperatureBar(
      days.map { ($0.low, $0.high) }, width: isNarrow ? 8 : 16)
    for day in days { table.append(row(of: day, scale)) }
    show(table)
    writeFoot(.days)
  }

  private func row(of day: ForecastDay, _ scale: TemperatureBar) -> [TableCell] {
    let chance = day.precipitationProbability
    let isWet = chance ?? 0 >= ForecastHour.wetProbability
    let bar = chance.map { chance in
      let bars = Int(roundingHalfUp: chance * 5)
      return String(repeating: "#", count: bars) + String(repeating: ".", count: 5 - bars)
    }
    let sun = [day.sunrise, day.sunset].compactMap { $0 }.map { zone.civil(at: $0).time.iso }
    return [
      TableCell(text: context.clock.shortText(day.date)[language]),
      TableCell(text: degrees(day.low)), TableCell(text: scale.bar(day.low, day.high)),
      TableCell(text: degrees(day.high)),
      TableCell(text: percent(chance), isWet ? .warning : .plain),
      TableCell(text: bar ?? ""),
      TableCell(text: word(for: day.condition)),
      dustCell(dust(.pm25, on: day.date), .pm25), dustCell(dust(.pm10, on: day.date), .pm10),
      TableCell(text: sun.joined(separator: "-")),
    ]
  }

  /// The columns of dust; the one with the worst of it is the last to go on a narrow page.
  private func dustColumns(of amounts: [(fine: Concentration?, coarse: Concentration?)])
    -> [TableColumn]
  {
    let fine = amounts.compactMap(\.fine).map { band(of: $0, .pm25).severity }.max() ?? 0
    let coarse = amounts.compactMap(\.coarse).map { band(of: $0, .pm10).severity }.max() ?? 0
    return [
      TableColumn(title(en: "PM2.5", ko: "초미세"), importance: coarse > fine ? 1 : 4),
      TableColumn(title(en: "PM10", ko: "미세"), importance: coarse > fine ? 4 : 1),
    ]
  }

  private func dustCell(_ amount: Concentration?, _ pollutant: Pollutant) -> TableCell {
    guard let amount else { return TableCell("") }
    let band = band(of: amount, pollutant)
    return TableCell(text: "\(band.shortName[language]) \(amount.rounded)", band.likeness.style)
  }

  /// The column of the sky, wide enough for each of its words.
  private func skyColumn(_ conditions: [Condition]) -> TableColumn {
    let widest = conditions.map { word(for: $0).cellWidth }.max() ?? 0
    return TableColumn(
      title(en: "Sky", ko: "하늘"), minimum: max(widest, 4), weight: 1, importance: 3)
  }

  /// What the sky does, in a shorter word on a narrow page; empty where nobody says.
  private func word(for condition: Condition) -> String {
    guard condition != .unknown else { return "" }
    return (isNarrow ? condition.shortWord : condition.words)[language]
  }

  private var isNarrow: Bool { context.presentation.pageWidth < 60 }

  private func degrees(_ celsius: Double?) -> String {
    celsius.map { "\(units.degrees($0))" } ?? ""
  }

  private func percent(_ chance: Double?) -> String {
    chance.map { "\(Int(roundingHalfUp: $0 * 100))%" } ?? ""
  }

  private var hourTitle: String { Bilingual(en: "Hour", ko: "시각")[language] }

  private func title(en english: String, ko korean: String) -> SafeText {
    SafeText(Bilingual(en: english, ko: korean)[language])
  }
}
