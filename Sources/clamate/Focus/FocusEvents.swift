import Configuration
import DateHelper
import Language
import Planner
import Terminal

/// Tells what happens while focus is watched, a line an event.
struct FocusEvents {
  private let context: Context
  private var stage: Int
  private var date: CivilDate

  /// Events from a state on.
  init(_ context: Context, from state: FocusState) {
    self.context = context
    stage = state.day.stage
    date = state.day.date
  }

  /// Tells that the marimo grew, if it did; a new day has a new one.
  mutating func follow(_ state: FocusState, at now: Instant) throws {
    defer { (stage, date) = (state.day.stage, state.day.date) }
    guard date == state.day.date, state.day.stage > stage else { return }
    // On a terminal the line itself shows it.
    guard !isOnTerminal else { return }
    try tell(state.day.isMet ? .met : .grew, state, at: now)
  }

  /// Tells an event at once.
  func tell(_ event: FocusEvent, _ state: FocusState, at now: Instant) throws {
    switch context.format {
    case .json:
      let members = [
        JSONValue.Member("event", .string(event.name)),
        JSONValue.Member("at", .string(now.iso8601(in: context.clock.zone))),
      ]
      context.output.write(json: .object(members + state.members))
    case .plain:
      let fields = [event.name, now.iso8601(in: context.clock.zone)] + state.plainFields
      context.output.append { PlainRow.append(fields, to: &$0) }
    case .text:
      guard !context.presentation.isQuiet else { return }
      var words = context.words(event, state, at: now)
      if event.beginsWatching { words.append(isOnTerminal ? Self.keys : Self.ending) }
      context.write(row: words.map { $0[context.language] })
    }
    try context.output.flush(afterChange: true)
  }

  private static let keys = Bilingual(
    en: "q leaves it running, Ctrl-C stops and saves", ko: "q: 계속 둔 채 나가기, Ctrl-C: 멈추고 저장")

  /// Off a terminal nobody sees that it is waiting for events.
  private static let ending = Bilingual(
    en: "(until clamate focus stop; clamate focus start does not wait)",
    ko: "(clamate focus stop까지 지켜봄. 기다리지 않으려면 clamate focus start)")

  private var isOnTerminal: Bool {
    context.environment.terminal.isOutput && context.environment.variables["TERM"] != "dumb"
  }
}
