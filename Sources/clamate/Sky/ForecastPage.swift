import DateHelper
import Language
import Planner
import Sky
import Terminal
import Text

/// The forecast for people: the coming hours, or the coming days.
struct ForecastPage {
  /// How far the hours reach, in seconds.
  static let hoursAhead: Int64 = 48 * 3600
  /// How many days are shown, today among them.
  static let dayCount = 5

  let sky: CurrentSky
  let context: Context

  private var language: Language { context.language }
  private var skyLines: SkyLines { SkyLines(sky: sky, context: context) }
  private var zone: Zone { skyLines.zone }
  private var units: Units { Units(context.settings) }

  /// The hours of the next two days, from the one that is passing.
  var hours: [ForecastHour] { sky.forecast?.hours(in: span) ?? [] }

  private var span: Range<Instant> {
    let start = sky.now.adding(seconds: -((sky.now.seconds % 3600 + 3600) % 3600))
    return start..<start.adding(seconds: Self.hoursAhead)
  }

  /// The days from today.
  var days: [ForecastDay] {
    let today = zone.civil(at: sky.now).date
    let days = sky.forecast?.days.filter { $0.date >= today } ?? []
    return Array(days.prefix(Self.dayCount))
  }

  /// The most of one pollutant in the hours of a day.
  func dust(_ pollutant: Pollutant, on date: CivilDate) -> Concentration? {
    sky.forecast?.hours.filter { zone.civil(at: $0.start).date == date }
      .compactMap { $0.concentration(of: pollutant) }.max { $0.value < $1.value }
  }

  /// Writes the picture and the rows of the hours.
  func writeHours() {
    writeHead()
    guard let forecast = sky.forecast, !hours.isEmpty else { return writeFoot() }
    let chart = HourChart(
      forecast, span, zone: zone, width: context.presentation.pageWidth, in: context)
    for line in chart.lines + [""] { context.output.write(line: line) }
    var table = Table([
      TableColumn(SafeText(hourTitle), importance: 5),
      TableColumn(title(en: "Temp", ko: "기온"), alignment: .right, importance: 4),
      TableColumn(title(en: "Feels", ko: "체감"), alignment: .right, importance: 1),
      TableColumn(title(en: "Sky", ko: "하늘"), minimum: 5, weight: 1, importance: 3),
      TableColumn(title(en: "Rain", ko: "강수"), alignment: .right, importance: 3),
      TableColumn(title(en: "Amount", ko: "양"), alignment: .right),
      TableColumn(title(en: "Wind", ko: "바람"), alignment: .right),
      TableColumn(title(en: "PM2.5", ko: "초미세"), importance: 2),
      TableColumn(title(en: "PM10", ko: "미세"), importance: 1),
    ])
    var date: CivilDate?
    for hour in hours {
      let civil = zone.civil(at: hour.start)
      if civil.date != date { table.append(row(ofDay: civil.date)) }
      date = civil.date
      table.append(row(of: hour, named: civil.time.iso))
    }
    show(table)
    writeFoot()
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
      TableCell(text: hour.condition == .unknown ? "" : hour.condition.words[language]),
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
    guard !days.isEmpty else { return writeFoot() }
    var table = Table([
      TableColumn(title(en: "Day", ko: "날"), importance: 5),
      TableColumn(title(en: "Low", ko: "최저"), alignment: .right, importance: 5),
      TableColumn("", importance: 2),
      TableColumn(title(en: "High", ko: "최고"), alignment: .right, importance: 5),
      TableColumn(title(en: "Rain", ko: "강수"), alignment: .right, importance: 4),
      TableColumn("", importance: 1),
      TableColumn(title(en: "Sky", ko: "하늘"), minimum: 6, weight: 1, importance: 3),
      TableColumn(title(en: "PM2.5", ko: "초미세"), importance: 4),
      TableColumn(title(en: "Sun", ko: "해"), importance: 0),
    ])
    let scale = TemperatureBar(
      days.map { ($0.low, $0.high) }, width: context.presentation.pageWidth < 60 ? 8 : 16)
    for day in days { table.append(row(of: day, scale)) }
    show(table)
    writeFoot()
  }

  private func row(of day: ForecastDay, _ scale: TemperatureBar) -> [TableCell] {
    let chance = day.precipitationProbability
    let isWet = chance ?? 0 >= ForecastHour.wetProbability
    let bars = chance.map { Int(roundingHalfUp: $0 * 5) } ?? 0
    let sun = [day.sunrise, day.sunset].compactMap { $0 }.map { zone.civil(at: $0).time.iso }
    return [
      TableCell(text: context.clock.shortText(day.date)[language]),
      TableCell(text: degrees(day.low)), TableCell(text: scale.bar(day.low, day.high)),
      TableCell(text: degrees(day.high)),
      TableCell(text: percent(chance), isWet ? .warning : .plain),
      TableCell(
        text: String(repeating: "#", count: bars) + String(repeating: ".", count: 5 - bars)),
      TableCell(text: day.condition == .unknown ? "" : day.condition.words[language]),
      dustCell(dust(.pm25, on: day.date), .pm25), TableCell(text: sun.joined(separator: "-")),
    ]
  }

  private func show(_ table: Table) {
    context.output.append {
      table.append(to: &$0, width: context.presentation.pageWidth, palette: context.palette)
    }
  }

  private func writeHead() {
    let head = [Flow(sky.region.name[language], .heading)]
    let changes = skyLines.changes.map { TableCell(text: $0) }
    context.write(head + (changes.isEmpty ? [] : [Flow(changes)]))
  }

  private func writeFoot() {
    let known = Bilingual(
      en: "temperatures in \(units.degreeSign), dust a model's estimate, about, in ug/m3",
      ko: "기온 \(units.degreeSign), 먼지는 모델 추정 약 ug/m3")
    let unknown = Bilingual(en: "no forecast is known", ko: "저장된 예보가 없습니다")
    let isKnown = sky.forecast != nil
    let kinds: [SkyKind] = [.forecast, .airForecast]
    context.write(
      [Flow((isKnown ? known : unknown)[language], isKnown ? .faint : .plain)]
        + skyLines.problems(of: kinds) + origins.map { Flow($0, .faint) })
  }

  /// Who foretells what, since when, and the credit that they ask for.
  private var origins: [String] {
    let parts: [(SkyKind, Forecast.Origin?)] = [
      (.forecast, sky.forecast?.weather), (.airForecast, sky.forecast?.air),
    ]
    let lines = parts.compactMap { kind, origin -> String? in
      guard let origin else { return nil }
      let age = DateHelper.age(seconds: max(0, origin.fetched.seconds(until: sky.now)))[language]
      return "\(origin.provider.attribution(for: kind)[language]), \(age)"
    }
    return lines.first == lines.last ? Array(lines.prefix(1)) : lines
  }

  private func dustCell(_ amount: Concentration?, _ pollutant: Pollutant) -> TableCell {
    guard let amount else { return TableCell("") }
    let band = band(of: amount, pollutant)
    return TableCell(text: "\(band.shortName[language]) \(amount.rounded)", band.likeness.style)
  }

  /// How the scale that was chosen judges an amount that a model foretells.
  func band(of amount: Concentration, _ pollutant: Pollutant) -> AirBand {
    context.settings.airScale.band(of: amount, pollutant, edition: .since2024)
  }

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

/// Ranges of temperature as bars on one scale.
struct TemperatureBar {
  private let lowest, highest: Double
  private let width: Int

  /// A scale that holds all ranges in `width` cells.
  init(_ ranges: [(low: Double?, high: Double?)], width: Int) {
    lowest = ranges.compactMap(\.low).min() ?? 0
    highest = ranges.compactMap(\.high).max() ?? 0
    self.width = width
  }

  /// The bar of one range, as wide as the scale.
  func bar(_ low: Double?, _ high: Double?) -> String {
    guard let low, let high, highest > lowest else {
      return String(repeating: " ", count: width)
    }
    let first = cell(low)
    let last = max(first, cell(high))
    return String(repeating: ".", count: first) + String(repeating: "=", count: last - first + 1)
      + String(repeating: ".", count: width - last - 1)
  }

  private func cell(_ celsius: Double) -> Int {
    let share = (celsius - lowest) / (highest - lowest)
    return min(max(0, Int(roundingHalfUp: share * Double(width - 1))), width - 1)
  }
}
