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

  var language: Language { context.language }
  private var skyLines: SkyLines { SkyLines(sky: sky, context: context) }
  /// The clocks of the place, by which its days are counted and its sun is told.
  var zone: Zone { skyLines.zone }
  var units: Units { Units(context.settings) }

  /// The hours of the next two days, from the one that is passing.
  var hours: [ForecastHour] { sky.forecast?.hours(in: span) ?? [] }

  var span: Range<Instant> {
    let start = sky.forecast?.hour(at: sky.now)?.start ?? sky.now
    return start..<start.adding(seconds: Self.hoursAhead)
  }

  /// The days from today, those of which only dust is known among them.
  var days: [ForecastDay] {
    guard let forecast = sky.forecast else { return [] }
    let today = zone.civil(at: sky.now).date
    let dusty = forecast.hours.map { zone.civil(at: $0.start).date }
    let dates = Set(forecast.days.map(\.date) + (forecast.days.isEmpty ? dusty : []))
    return dates.filter { $0 >= today }.sorted().prefix(Self.dayCount)
      .map { forecast.day($0) ?? ForecastDay(date: $0) }
  }

  /// The most of one pollutant in the hours of a day.
  func dust(_ pollutant: Pollutant, on date: CivilDate) -> Concentration? {
    sky.forecast?.hours.filter { zone.civil(at: $0.start).date == date }
      .compactMap { $0.concentration(of: pollutant) }.max { $0.value < $1.value }
  }

  func show(_ table: Table) {
    context.output.append {
      table.append(to: &$0, width: context.presentation.pageWidth, palette: context.palette)
    }
  }

  func writeHead() {
    let head = [Flow(sky.region.name[language], .heading)]
    let changes = skyLines.changeCells
    context.write(head + (changes.isEmpty ? [] : [Flow(changes)]))
  }

  /// - Parameter part: whose rows were written; hours are told by the clocks of the person, days by
  ///   those of the place.
  func writeFoot(_ part: Part) {
    let unknown = Bilingual(en: "no forecast is known", ko: "저장된 예보가 없습니다")
    let clocks = part == .hours ? skyLines.ownClocks : skyLines.placeClocks
    let isOff = sky.switchedOff(.forecast) != nil
    let note = sky.forecast == nil ? isOff ? "" : unknown[language] : measures[language]
    let style: TerminalStyle = sky.forecast == nil ? .plain : .faint
    context.write(
      [Flow([TableCell(text: note, style), TableCell(text: clocks, .faint)])]
        + skyLines.problems(of: [.forecast, .airForecast]) + origins.map { Flow($0, .faint) })
  }

  /// In what the numbers are.
  private var measures: Bilingual {
    let dust = Bilingual(
      en: "dust is a model's estimate, in ug/m3", ko: "먼지는 모델로 추정한 값(ug/m3)")
    guard sky.forecast?.weather != nil else { return dust }
    let temperatures = Bilingual(
      en: "temperatures in \(units.degreeSign)", ko: "기온은 \(units.degreeSign)")
    guard sky.forecast?.air != nil else { return temperatures }
    return [temperatures, dust].joined(separator: ", ")
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

  /// How the scale that was chosen judges an amount that a model foretells.
  func band(of amount: Concentration, _ pollutant: Pollutant) -> AirBand {
    context.settings.airScale.band(of: amount, pollutant, edition: .since2024)
  }
}
