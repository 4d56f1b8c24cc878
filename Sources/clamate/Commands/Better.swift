import CommandLineKit
import DateHelper
import Language
import Planner
import Sky
import Terminal

extension Command {
  /// `clamate better`.
  static let better = Command(
    CommandSpec(
      name: "better", summary: Bilingual(en: "find better hours outside", ko: "밖에서 하기 좋은 시각 찾기"),
      arguments: "ID", kinds: [.openTodos],
      options: [
        OptionSpec("--offline", Bilingual(en: "do not ask for weather", ko: "날씨를 새로 받지 않음")),
        OptionSpec("--refresh", Bilingual(en: "ask for new weather now", ko: "지금 날씨를 새로 받음")),
      ],
      examples: [
        .init("better 3", Bilingual(en: "the best of the coming 3 days", ko: "앞으로 사흘 가운데 좋은 시각"))
      ],
      discussion: Bilingual(
        en: """
          Good is an hour from 07:00 to 21:00 without rain, bad dust, heat, cold or a strong wind, \
          by the settings outdoor.*, in which nothing else is planned. The best comes first, with \
          the line that moves the todo there.
          """,
        ko: """
          비, 나쁜 먼지, 더위, 추위, 강한 바람이 없고(설정 outdoor.*) 다른 계획도 없는 07:00~21:00 \
          사이의 시각을 좋은 것부터 보여 주고, 그때로 옮기는 명령을 함께 적습니다.
          """))
  ) { line, context in
    let todo = try context.openTodo(line)
    let region = context.outdoor.region(of: todo)
    let sky = try CurrentSky(over: region, SkyOption.asking(line), in: context)
    let hours = try context.outdoor.bestHours(for: todo, limit: BetterHours.limit)
    let page = BetterHours(todo: todo, sky: sky, hours: hours, context: context)
    switch context.format {
    case .json: context.output.write(json: page.json)
    case .plain: context.output.append { page.appendPlain(to: &$0) }
    case .text: page.lines.forEach(context.output.write(line:))
    }
    let isMissing = sky.isMissed(.forecast)
    return line.has("--refresh") && isMissing ? .network : .done
  }
}

extension Context {
  /// The one open todo that a line names.
  fileprivate func openTodo(_ line: ParsedCommand) throws -> Todo {
    let selection = try TodoSelection(words: line.arguments, allowsTitle: true)
    let todos = try storeForReading().todos.todos(selection, isDone: false)
    guard let todo = todos.first, todos.count == 1 else {
      throw UsageError.unexpectedArgument(word: line.arguments.last ?? "", command: line.name)
    }
    if todo.isDone { throw TodoStateError.alreadyDone(todo) }
    return todo
  }
}

/// The hours that are good for a todo, with the line that moves it there.
private struct BetterHours {
  static let limit = 6

  let todo: Todo
  let sky: CurrentSky
  let hours: [OutdoorHour]
  let context: Context

  private var language: Language { context.language }

  private func command(_ hour: OutdoorHour) -> [String] {
    ["clamate", "move", "\(todo.id)", hour.moment.date.iso, hour.moment.time?.iso ?? ""]
  }

  /// The todo and the sky of its own hour, then the better ones.
  var lines: [String] {
    let own = Flow([
      TableCell(text: "\(todo.id)", .faint), TableCell(text: context.fitted(todo.title), .heading),
      TableCell(text: context.when(todo)[language]),
      TableCell(text: sky.region.name[language]), TableCell(text: ownSky[language]),
    ])
    let head = [own, beyond].compactMap { $0 }
    let skyLines = SkyLines(sky: sky, context: context)
    guard !hours.isEmpty else {
      return context.lines(of: head + nothing + skyLines.problems(of: [.forecast]))
    }
    return context.lines(of: head) + rows
      + context.lines(of: [origin])
  }

  /// When the forecast ends, nil where nothing is forecast.
  private var end: CivilMoment? {
    sky.forecast?.hours.last { $0.tellsRain }.map { hour in
      let civil = context.clock.zone.civil(at: hour.end)
      return CivilMoment(date: civil.date, time: civil.time)
    }
  }

  /// That the forecast ends before the todo, nil where it reaches it.
  private var beyond: Flow? {
    guard let plan = todo.plan, let end, plan >= end else { return nil }
    let day = context.clock.shortText(end.date)
    let time = end.time?.iso ?? ""
    return Flow(
      Bilingual(
        en: "the forecast ends \(day.english) \(time), before this todo; until then:",
        ko: "예보는 \(day.korean) \(time)까지로 이 할 일보다 먼저 끝납니다. 그때까지:")[language])
  }

  /// The sky of the hour that the todo is planned for now.
  private var ownSky: Bilingual {
    if let warning = context.outdoor.warning(for: todo) { return context.text(warning.objections) }
    return context.outdoor.verdict(on: todo).map { context.text($0.hour) }
      ?? Bilingual(verbatim: "")
  }

  /// Who forecast it and when.
  private var origin: Flow {
    guard let weather = sky.forecast?.weather else { return Flow([]) }
    let age = DateHelper.age(seconds: max(0, weather.fetched.seconds(until: sky.now)))[language]
    let air = sky.forecast?.air?.provider.attribution(for: .air)
    let credits = [weather.provider.attribution(for: .weather), air].compactMap { $0?[language] }
    let shown = credits.first == credits.last ? Array(credits.prefix(1)) : credits
    return Flow(([age] + shown).map { TableCell(text: $0, .faint) })
  }

  private var nothing: [Flow] {
    guard sky.switchedOff(.forecast) == nil else { return [] }
    let isKnown = sky.forecast?.weather != nil
    let known = Bilingual(
      en: "no good and free hour in the coming 3 days", ko: "앞으로 사흘 안에는 좋은 빈 시각이 없습니다")
    let unknown = Bilingual(
      en: "no forecast is known for \(sky.region.name.english)",
      ko: "\(sky.region.name.korean)의 예보가 아직 없습니다")
    return [Flow((isKnown ? known : unknown)[language])]
  }

  /// An hour and its sky, and below them the line that moves the todo there.
  private var rows: [String] {
    hours.flatMap { hour -> [String] in
      let day = context.clock.shortText(hour.moment.date)[language]
      let head = Flow([
        TableCell(text: "\(day) \(hour.moment.time?.iso ?? "")", .heading),
        TableCell(text: context.text(hour.verdict.hour)[language]),
      ])
      let move = Flow(command(hour).joined(separator: " "), .faint)
        .lines(width: context.presentation.pageWidth - 2, palette: context.palette)
      return context.lines(of: [head]) + move.map { "  \($0)" }
    }
  }

  var json: JSONValue {
    [
      "todo": .todo(todo, in: context), "region": .string(sky.region.name.english),
      "hours": .array(hours.map(json)), "forecastEnd": JSONValue(end?.iso),
      "forecastError": sky.errorJSON(.forecast, context),
    ]
  }

  private func json(_ hour: OutdoorHour) -> JSONValue {
    let sky = hour.verdict.hour
    return [
      "at": .string(hour.moment.iso), "condition": .string(sky.condition.rawValue),
      "temperature": JSONValue(sky.temperature), "feelsLike": JSONValue(sky.feelsLike),
      "precipitationProbability": JSONValue(sky.precipitationProbability),
      "wind": JSONValue(sky.wind), "dust": JSONValue(sky.worstGrade?.rawValue),
      "estimated": .boolean(sky.worstGrade != nil),
      "text": .string(context.text(sky)[language]),
      "command": .array(command(hour).map(JSONValue.string)),
    ]
  }

  func appendPlain(to bytes: inout [UInt8]) {
    for hour in hours {
      let sky = hour.verdict.hour
      PlainRow.append(
        [
          hour.moment.iso, sky.condition.rawValue, sky.temperature.map { "\($0)" } ?? "",
          sky.precipitationProbability.map { "\($0)" } ?? "", sky.worstGrade?.rawValue ?? "",
          command(hour).joined(separator: " "),
        ], to: &bytes)
    }
  }
}
