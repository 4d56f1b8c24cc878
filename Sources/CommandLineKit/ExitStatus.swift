/// How a command ended, as its exit status says it to scripts.
public enum ExitStatus: Int32, Sendable {
  /// Done; an empty list is done too.
  case done = 0
  /// Nothing matched, no such id, nothing running.
  case nothing = 1
  /// Wrong usage, or a date that does not exist.
  case usage = 2
  /// An overlap, a duplicate name, a change that came between.
  case conflict = 3
  /// The store failed; nothing was changed.
  case storage = 4
  /// A provider or the network failed, where fresh data was asked for.
  case network = 5
  /// The change was made, but its answer could not be written.
  case output = 6
  /// Interrupted by Ctrl-C.
  case interrupted = 130
}
