import CommandLineKit
import Configuration
import DateHelper
import Glibc
import Language
import Planner
import Terminal

/// Focus that is watched: one line that is drawn anew each second, or one line an event.
///
/// The run is in the store from its start on, so that whatever ends the program loses nothing.
struct LiveFocus {
  /// Why watching ended.
  private enum End {
    /// Ctrl-C.
    case stop
    /// A key.
    case leave
    /// The terminal or the machine goes away.
    case signal(Int32)
    /// Somebody else ended the run.
    case over
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH]
  private static let waitMilliseconds = 100
  /// `q`, `Q`, Ctrl-D, and the first byte of ㅂ, which is on the key of q.
  private static let leaving: Set<UInt8> = [0x71, 0x51, 0x04, 0xE3]

  private let line: ParsedCommand
  private let context: Context
  private let clock: RunningClock
  private let isDrawing: Bool

  init(_ line: ParsedCommand, _ context: Context) {
    self.line = line
    self.context = context
    clock = RunningClock(context.environment)
    isDrawing =
      context.environment.terminal.isOutput && context.format == .text
      && !context.presentation.isQuiet && context.environment.variables["TERM"] != "dumb"
  }

  /// Starts or takes up a run and watches it to the end.
  func run() throws -> ExitStatus {
    let queue = SignalQueue(Self.signals)
    defer { queue.release() }
    let (event, state) = try begin()
    var events = FocusEvents(context, from: state)
    try events.tell(event, state, at: context.environment.now)
    let terminal = LiveTerminal()
    defer { terminal.giveBack() }
    let end = try watch(queue, terminal, &events)
    terminal.giveBack()
    switch end {
    case .stop: try stop(&events)
    case .leave: try events.tell(.left, readState(), at: clock.environment().now)
    case .over: try events.tell(.over, readState(), at: clock.environment().now)
    case .signal(let number): queue.end(by: number)
    }
    return .done
  }

  /// What runs already goes on, a run that rests is taken up, else a new one begins.
  private func begin() throws -> (event: FocusEvent, state: FocusState) {
    let block = line.arguments.first
    let store = try context.storeForReading()
    let state = try FocusState(store, context)
    if block == nil, state.isRunning { return (.started, state) }
    do {
      return try context.changedFocus { tracking, store in
        if block == nil, state.isPaused { return (.resumed, try tracking.resume()) }
        return try context.start(block, tracking, store)
      }
    } catch TrackingError.alreadyRunning {
      return (.started, try readState())
    }
  }

  private func watch(
    _ queue: SignalQueue, _ terminal: LiveTerminal, _ events: inout FocusEvents
  ) throws -> End {
    var shown: Instant?
    while true {
      let environment = clock.environment()
      if shown != environment.now {
        shown = environment.now
        let state = try readState(environment)
        guard state.run != nil else { return .over }
        if isDrawing { draw(state, on: terminal) }
        try events.follow(state, at: environment.now)
      }
      if let end = take(queue.next(within: Self.waitMilliseconds), terminal, &shown) { return end }
      guard let keys = terminal.keys() else { return .signal(SIGHUP) }
      if keys.contains(where: Self.leaving.contains) { return .leave }
    }
  }

  /// What a signal ends; one that ends nothing may ask for a new drawing.
  private func take(_ signal: Int32?, _ terminal: LiveTerminal, _ shown: inout Instant?) -> End? {
    switch signal {
    case nil: return nil
    case SIGINT: return .stop
    case SIGTSTP:
      terminal.suspend()
      shown = nil
    case SIGWINCH: shown = nil
    case .some(let number): return .signal(number)
    }
    return nil
  }

  private func draw(_ state: FocusState, on terminal: LiveTerminal) {
    // A full line would make some terminals begin the next one.
    let columns = (terminal.columns ?? context.presentation.pageWidth) - 1
    terminal.draw(FocusLine(state: state, language: context.language).text(columns: columns))
  }

  private func readState(_ environment: Environment? = nil) throws -> FocusState {
    let store = try context.storeForReading()
    return try store.snapshot {
      try FocusState(store, context, in: environment ?? clock.environment())
    }
  }

  /// Ends the run; one that somebody else ended meanwhile is fine too.
  private func stop(_ events: inout FocusEvents) throws {
    let now = clock.environment()
    let later = try context.later(now, line)
    do {
      let (event, state) = try later.changedFocus { tracking, _ in try later.stop(tracking) }
      try events.tell(event, state, at: now.now)
    } catch TrackingError.nothingRunning {
      try events.tell(.over, readState(now), at: now.now)
    }
    context.hasChanged = true
  }
}
