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
    return Bilingual(
      en: words.map(\.english).joined(separator: ", "),
      ko: words.map(\.korean).joined(separator: ", "))
  }

  /// What the sky says against a todo: `rain 60%, better 17:00`.
  func summary(_ warning: OutdoorWarning, of todo: Todo) -> Bilingual {
    let objections = text(warning.objections)
    let isUntimed = todo.plan?.time == nil
    let hour = isUntimed ? warning.moment.time?.iso : nil
    guard let better = warning.better?.time?.iso else {
      let (from, since) = hour.map { (" from \($0)", "\($0)부터 ") } ?? ("", "")
      return Bilingual(
        en: "\(objections.english)\(from), no better hour that day",
        ko: "\(since)\(objections.korean), 그날은 더 나은 시각 없음")
    }
    let (at, when) = hour.map { (" at \($0)", "\($0)에 ") } ?? ("", "")
    return Bilingual(
      en: "\(objections.english)\(at), \(isUntimed ? "good" : "better") \(better)",
      ko: "\(when)\(objections.korean), \(better)\(isUntimed ? "에는 좋음" : "에 더 나음")")
  }

  /// ``summary(_:of:)`` and what to type: `rain 60%, better 17:00: clamate move 7 17:00`.
  func text(_ warning: OutdoorWarning, about todo: Todo) -> Bilingual {
    let summary = summary(warning, of: todo)
    let command =
      warning.better?.time.map { "clamate move \(todo.id) \($0.iso)" }
      ?? "clamate better \(todo.id)"
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
    guard let verdict = outdoor.verdict(on: todo), verdict.isFine else { return nil }
    return "\(Bilingual(en: "then", ko: "그때")[language]): \(text(verdict.hour)[language])"
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
      guard let amount = hour.concentration(of: pollutant), let grade = hour.grade(of: pollutant)
      else { return nil }
      return .dust(pollutant, grade, amount)
    }
    parts += dust.prefix(1).map { $0.words(in: units) }
    return Bilingual(
      en: parts.map(\.english).joined(separator: ", "),
      ko: parts.map(\.korean).joined(separator: ", "))
  }
}
