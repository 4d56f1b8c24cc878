import Configuration
import Glibc

/// Brings notices to a person, on any channel, in bounded time.
public struct Courier: Sendable {
  /// No channel takes longer than this, in milliseconds.
  public static let patience = 5000

  private let environment: Environment
  private let settings: Settings
  private let folders: Folders

  /// A courier for the person whose environment it is.
  public init(_ environment: Environment, _ settings: Settings, _ folders: Folders) {
    self.environment = environment
    self.settings = settings
    self.folders = folders
  }

  /// Brings a notice; what a todo says is never part of a shell line.
  public func deliver(_ notice: Notice, by channel: Channel) -> DeliveryOutcome {
    let variables = environment.variables
    return switch channel {
    case .desktop:
      Desktop(variables, SessionBus(variables, saved: Installation(in: folders)?.bus))
        .deliver(notice)
    case .terminal: Terminals(of: getuid()).deliver(notice)
    case .mail: Mail(variables, settings).deliver(notice)
    case .command: ChosenCommand(variables, settings).deliver(notice)
    }
  }
}
