import Configuration
import DateHelper
import Language
import Planner
import Terminal

extension Context {
  /// Finds the days of sessions by the zones in which they were recorded.
  func sessionCalendar(_ clock: DateHelper) -> SessionCalendar {
    let zones = environment.zones
    return SessionCalendar(reader: clock) { name in
      try? Zone(offset: name) ?? zones.zone(named: name)
    }
  }

  /// The work of some days, and how their marimos grew.
  func focusDays(_ dates: ClosedRange<CivilDate>, _ store: PlannerStore) throws -> [FocusDay] {
    try store.focusDays(dates, by: clock, sessionCalendar(clock), at: trackingMoment)
  }

  /// Shows how focus stands.
  func show(_ state: FocusState) {
    switch format {
    case .json: output.write(json: .object(state.members))
    case .plain: output.append { PlainRow.append(state.plainFields, to: &$0) }
    case .text:
      guard !presentation.isQuiet else { return }
      let line = FocusLine(state: state, language: language)
      output.write(line: line.text(columns: presentation.width ?? 80))
      write(row: runParts(state))
    }
  }

  /// Since when a run goes on and how long it worked, or how to begin one.
  private func runParts(_ state: FocusState) -> [String] {
    guard let run = state.run else {
      return [
        Bilingual(en: "idle; clamate focus begins", ko: "집중하고 있지 않음. 시작: clamate focus")[language]
      ]
    }
    let start = clock.zone.civil(at: run.session.start)
    let since = clock.text(start.date, start.time)
    let phase =
      state.isPaused
      ? Bilingual(en: "paused, began \(since.english)", ko: "멈춤, \(since.korean)에 시작")
      : Bilingual(en: "since \(since.english)", ko: "\(since.korean)부터")
    let forgotten = Bilingual(
      en: "(forgotten? see clamate track status)", ko: "(잊으셨나요? clamate track status를 보세요)")
    return [
      state.block.map(fitted) ?? "", phase[language], FocusTime.clock(state.runSeconds),
      run.isOverlong ? forgotten[language] : "",
    ]
  }
}
