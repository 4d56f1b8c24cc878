import DateHelper
import Language
import Planner
import Sky
import Terminal
import Text

/// What to take along and what changes, and by whose clocks that is told.
extension SkyLines {
  /// What to take along, in one line, and what changes next.
  var verdict: Flow? {
    let outing = Outing(sky, zone: zone)
    let things = outing.things.map { $0.words[language] }.joined(separator: ", ")
    let take = things.isEmpty ? "" : "\(Bilingual(en: "Take", ko: "챙길 것")[language]): \(things)"
    let isSilent = things.isEmpty && outing.strongWind == nil && changes.isEmpty
    let cells = [TableCell(text: take), windCell] + changeCells + [forecastAge]
    return isSilent ? nil : Flow(cells)
  }

  /// The strong wind of now or later today; empty where there is none.
  var windCell: TableCell {
    guard let speed = Outing(sky, zone: zone).strongWind else { return TableCell("") }
    let text = units.wind(speed)
    return TableCell(
      text: Bilingual(en: "strong wind, \(text)", ko: "강한 바람 \(text)")[language], .warning)
  }

  private var forecastAge: TableCell {
    guard let age = sky.forecastAge.map({ DateHelper.age(seconds: $0) }) else {
      return TableCell("")
    }
    return TableCell(
      text: Bilingual(en: "(forecast: \(age.english))", ko: "(예보: \(age.korean))")[language],
      .warning)
  }

  /// What changes within a day, such as `rain from 15:00`.
  private var changes: [String] {
    sky.changes.map { text($0)[language] }
  }

  /// A change in words, by the clocks of the person.
  func text(_ change: SkyChange) -> Bilingual {
    change.text(moment(change.at), from: sky.present)
  }

  /// What changes within a day, and by whose clocks; none where nothing changes.
  var changeCells: [TableCell] {
    changes.isEmpty
      ? [] : changes.map { TableCell(text: $0) } + [TableCell(text: ownClocks, .faint)]
  }

  /// `15:00` by the clocks of the person, or with the day in front where that is not today.
  func moment(_ instant: Instant) -> Bilingual {
    let today = context.clock.zone.civil(at: sky.now).date
    let civil = context.clock.zone.civil(at: instant)
    let time = civil.time.iso
    switch today.days(until: civil.date) {
    case 0: return Bilingual(verbatim: time)
    case 1 where civil.time == .midnight: return Bilingual(en: "midnight", ko: "자정")
    case 1: return Bilingual(en: "tomorrow \(time)", ko: "내일 \(time)")
    default:
      let day = context.clock.shortText(civil.date)
      return Bilingual(en: "\(day.english) \(time)", ko: "\(day.korean) \(time)")
    }
  }

  /// The clocks of the place: this computer's, unless the provider says that they differ.
  var zone: Zone {
    guard let offset = sky.forecast?.offset, offset != context.clock.zone.offset(at: sky.now),
      let zone = Zone(fixedOffset: offset)
    else { return context.clock.zone }
    return zone
  }

  /// Whether the clocks of the place differ from those of the person.
  var isElsewhere: Bool { zone != context.clock.zone }

  /// What times of the person are called where the place has others; empty where it has not.
  var ownClocks: String {
    isElsewhere ? Bilingual(en: "(your time)", ko: "(내 시각)")[language] : ""
  }

  /// What times of the place are called where they are not those of the person.
  var placeClocks: String {
    let name = sky.region.name
    return isElsewhere
      ? Bilingual(en: "(\(name.english) time)", ko: "(\(name.korean) 시각)")[language] : ""
  }
}
