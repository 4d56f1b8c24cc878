import DateHelper
import Language
import Planner
import Sky
import Terminal

extension Context {
  /// Amounts in the units of the configuration.
  var units: Units { Units(settings) }

  /// What speaks against an hour, in one line: `rain 60%, PM2.5 bad (estimate)`.
  func text(_ objections: [Objection]) -> Bilingual {
    let words = objections.map { $0.words(in: units) }
    return words.joined(separator: ", ")
  }

  /// What the sky says against a todo: `rain 60%, better 17:00`.
  func summary(_ warning: OutdoorWarning, of todo: Todo) -> Bilingual {
    let objections = text(warning.objections)
    let isUntimed = todo.plan?.time == nil
    let hour = isUntimed ? warning.moment.time?.iso : nil
    guard let better = betterText(warning) else {
      let (from, since) = hour.map { (" from \($0)", "\($0)부터 ") } ?? ("", "")
      return Bilingual(
        en: "\(objections.english)\(from), no better hour is forecast",
        ko: "\(since)\(objections.korean), 예보에 더 나은 시각 없음")
    }
    let (at, when) = hour.map { (" at \($0)", "\($0)에 ") } ?? ("", "")
    return Bilingual(
      en: "\(objections.english)\(at), \(isUntimed ? "good" : "better") \(better.english)",
      ko: "\(when)\(objections.korean), \(better.korean)\(isUntimed ? "에는 좋음" : "에 더 나음")")
  }

  /// When it is better: `17:00`, or `tomorrow Thu 3/19 09:00` where that is another day.
  private func betterText(_ warning: OutdoorWarning) -> Bilingual? {
    if let time = warning.better?.time { return Bilingual(verbatim: time.iso) }
    return warning.anotherDay.map { clock.text($0.date, $0.time) }
  }

  /// ``summary(_:of:)`` and what to type: `rain 60%, better 17:00: clamate move 7 17:00`.
  func text(_ warning: OutdoorWarning, about todo: Todo) -> Bilingual {
    let summary = summary(warning, of: todo)
    guard let proposal = warning.proposal, let time = proposal.time?.iso else { return summary }
    let when = warning.better == nil ? "\(proposal.date.iso) \(time)" : time
    let command = "clamate move \(todo.id) \(when)"
    return Bilingual(en: "\(summary.english): \(command)", ko: "\(summary.korean): \(command)")
  }

  /// The line below an outdoor todo that its sky speaks against; nil where it does not.
  func warningLine(_ todo: Todo) -> Flow? {
    outdoor.warning(for: todo).map { Flow("! \(text($0, about: todo)[language])", .warning) }
  }

  /// What the sky of an outdoor todo is like, good or bad; nil where nothing is forecast.
  func skyRemark(_ todo: Todo) -> String? {
    if let warning = outdoor.warning(for: todo) {
      return "! \(text(warning, about: todo)[language])"
    }
    guard let verdict = outdoor.verdict(on: todo) else {
      return outdoor.isUnforetold(todo) ? unforetold(todo)[language] : nil
    }
    guard verdict.isFine else { return nil }
    return "\(Bilingual(en: "then", ko: "그때")[language]): \(text(verdict.hour)[language])"
  }

  /// That nothing is known of the sky of a todo yet, and what shows it.
  private func unforetold(_ todo: Todo) -> Bilingual {
    let isTimed = todo.plan?.time != nil
    return Bilingual(
      en: "no forecast for that \(isTimed ? "hour" : "day") yet: clamate better \(todo.id)",
      ko: "그 \(isTimed ? "시각" : "날")의 예보가 아직 없음: clamate better \(todo.id)")
  }

  /// The sky of an hour in one line: `clear, 12°C, rain 10%, PM2.5 moderate (estimate)`.
  func text(_ hour: ForecastHour) -> Bilingual {
    var parts: [Bilingual] = []
    if hour.condition != .unknown { parts.append(hour.condition.words) }
    if let degrees = hour.temperature {
      parts.append(Bilingual(verbatim: units.temperature(degrees)))
    }
    if let chance = hour.precipitationProbability {
      parts.append(Objection.rain(percent: Int(roundingHalfUp: chance * 100)).words(in: units))
    }
    let dust = [Pollutant.pm25, .pm10].compactMap { pollutant -> Objection? in
      guard let amount = hour.concentration(of: pollutant),
        let band = hour.band(of: pollutant, on: settings.airScale)
      else { return nil }
      return .dust(pollutant, band, amount)
    }
    parts += dust.prefix(1).map { $0.words(in: units) }
    return parts.joined(separator: ", ")
  }
}
