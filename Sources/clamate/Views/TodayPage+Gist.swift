import DateHelper
import Language
import Planner
import Sky
import Terminal

extension TodayPage {
  /// The gist: the day and its sky, what to take, how much there is to do and what comes first.
  func gist(_ sky: CurrentSky, _ context: Context) -> [Flow] {
    let language = context.language
    let skyLines = SkyLines(sky: sky, context: context)
    let day = TableCell(
      text: "\(context.clock.shortText(list.date)[language]) \(region.name[language])", .heading)
    // What decides most comes first, as the end of the line is cut where there is no room.
    let (now, rest) = (skyLines.weatherCells.prefix(1), skyLines.weatherCells.dropFirst())
    let weather = now + skyLines.airCells + rest
    let isOff = sky.switchedOff(.weather) != nil
    let problem = isOff ? "" : sky.error(for: .weather)?.message[language] ?? ""
    let counts = Bilingual(
      en: "to do \(list.todos.count.text), left over \(list.overdue.count.text)",
      ko: "할 일 \(list.todos.count.text), 밀린 일 \(list.overdue.count.text)")
    let entries = list.todos.entries
    // Of what comes first, a plan that the sky speaks against is what a person has to know.
    let warned = entries.lazy.compactMap { entry in
      context.outdoor.warning(for: entry.todo).map { (entry: entry, warning: $0) }
    }.first
    let first = (warned?.entry ?? entries.first).map { entry in
      [entry.moment?.time?.iso, entry.todo.title].compactMap { $0 }.joined(separator: " ")
    }
    let warning = warned.map { " ! \(context.summary($0.warning, of: $0.entry.todo)[language])" }
    return [
      Flow([day] + (weather.isEmpty ? [TableCell(text: problem)] : [skyLines.oldness] + weather)),
      skyLines.verdict ?? Flow(greeting(sky, context).text[language]),
      // One text, so that as much of the warning is seen as the line has room for.
      Flow([
        TableCell(text: (first ?? "") + (warning ?? ""), warning == nil ? .plain : .warning),
        TableCell(text: counts[language]),
      ]),
    ]
  }
}
