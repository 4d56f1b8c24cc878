import CommandLineKit
import DateHelper
import Planner
import Terminal
import Text

extension Completer {
  /// The numbers of D-days, each with its title.
  func ddays() -> [Candidate] {
    ((try? store?.ddays.all(on: .latest)) ?? []).map {
      Candidate("\($0.id)", SafeText($0.title).truncated(to: Self.titleWidth))
    }
  }
}
