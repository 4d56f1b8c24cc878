import Language
import Subprocess

/// Notifications of the desktop, through notify-send (Desktop Notifications Specification 1.2).
struct Desktop {
  private static let program = "notify-send"
  private let variables: [String: String]
  private let bus: SessionBus

  init(_ variables: [String: String], _ bus: SessionBus) {
    self.variables = variables
    self.bus = bus
  }

  /// Tries each bus until a server takes the notice; one that does not answer is the last.
  func deliver(_ notice: Notice) -> DeliveryOutcome {
    guard let program = ProgramSearch.path(of: Self.program, in: variables) else {
      return .failed(.missing(Self.program, package: "libnotify-bin"))
    }
    var outcome = DeliveryOutcome.unreachable(.noBus)
    let limits = RunLimits(milliseconds: Courier.patience / max(1, bus.addresses.count))
    for address in bus.addresses {
      let run = Invocation(program, Self.arguments(notice), variables: variables(address))
        .run(limits: limits)
      switch run.ending {
      case .exited(0): return .delivered
      case .exited: outcome = .unreachable(.refused(Self.program, run))
      case .timedOut: return .unreachable(.silent(Self.program))
      case .signalled, .notStarted: return .failed(.refused(Self.program, run))
      }
    }
    return outcome
  }

  private static func arguments(_ notice: Notice) -> [String] {
    let title = notice.title.onOneLine.cut(characters: 500)
    let body = notice.body.onLines.cut(characters: 2000).asMarkup
    return ["--app-name=clamate", "--", title.isEmpty ? Notice.untitled : title, body]
  }

  /// Its messages are read in English, and its arguments as UTF-8 where cron sets no locale.
  private func variables(_ address: String) -> [String: String] {
    SessionBus.variables(variables, with: address).merging(["LC_ALL": "C.UTF-8"]) { $1 }
  }
}

extension String {
  /// The text as notify-send hands it on as it is: no markup, and no escapes of C to interpret.
  fileprivate var asMarkup: String {
    reduce(into: "") { markup, character in
      switch character {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\\": markup += "\\\\"
      default: markup.append(character)
      }
    }
  }
}

extension Bilingual {
  fileprivate static let noBus = Bilingual(
    en: "no desktop session is there", ko: "데스크톱 세션이 없습니다")
}
