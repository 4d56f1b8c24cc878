import CommandLineKit
import Configuration
import DateHelper
import Planner
import Text

/// Sessions for completion.
extension Completer {
  /// Longer lists help nobody who types a number.
  private static let mostSessions = 20

  /// The numbers of the latest sessions, the last one first, with what they were about.
  func sessions() -> [Candidate] {
    guard let store else { return [] }
    var sessions: [Session] = []
    while sessions.count < Self.mostSessions,
      let session = try? sessions.last.map({ try store.sessions.latest(before: $0.start) })
        ?? store.sessions.latest()
    {
      sessions.append(session)
    }
    let names = Dictionary(
      ((try? store.blocks.blocks(withArchived: true)) ?? []).map { ($0.id, $0.name) }
    ) { first, _ in first }
    return sessions.map { session in
      let name = session.blockID.flatMap { names[$0] } ?? ""
      return Candidate(
        "\(session.id)", [SafeText(name).string, start(session)].joined(separator: " "))
    }
  }

  private func start(_ session: Session) -> String {
    guard let zone = try? environment.zones.zone(named: session.zone) else { return "" }
    let (date, time) = zone.civil(at: session.start)
    return "\(date.iso) \(time.iso)"
  }
}
