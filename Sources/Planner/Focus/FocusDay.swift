import DateHelper

/// How much work a day had, and how far its marimo grew.
public struct FocusDay: Sendable, Equatable {
  /// The stages of a marimo, the last of which is grown.
  public static let stages = 1...5

  /// The day.
  public let date: CivilDate
  /// The seconds of work of all sessions on the day, pauses left out.
  public let seconds: Int64
  /// The goal that held on the day.
  public let goal: FocusGoal
  /// How a grown marimo of the day looks.
  public let look: MarimoLook
  /// What a person noted down about the day.
  public let memo: DayMemo?

  /// The facts of a day.
  public init(
    date: CivilDate, seconds: Int64, goal: FocusGoal = .usual, look: MarimoLook = .usual,
    memo: DayMemo? = nil
  ) {
    self.date = date
    self.seconds = max(0, seconds)
    self.goal = goal
    self.look = look
    self.memo = memo
  }

  /// The stage of the marimo: one more for each full quarter of the goal, 1 to 5.
  public var stage: Int {
    let quarters = min(seconds, goal.seconds) * 4 / goal.seconds
    return Self.stages.lowerBound + Int(quarters)
  }

  /// Whether the goal was reached.
  public var isMet: Bool { seconds >= goal.seconds }

  /// The seconds that are missing to the next stage; nil for a grown marimo.
  public var secondsToNextStage: Int64? {
    guard !isMet else { return nil }
    // A goal is whole hours, so that its quarters are whole seconds.
    return goal.seconds / 4 * Int64(stage) - seconds
  }

  /// The work as a share of the goal, above 1 once there is more.
  public var share: Double { Double(seconds) / Double(goal.seconds) }

  /// The whole percent of the goal, rounded down: 100 only once it is reached.
  public var percent: Int { Int(min(seconds, .max / 100) * 100 / goal.seconds) }

  /// The marimo in ASCII, six cells at most.
  public var drawing: String { isMet ? look.drawing : MarimoLook.growing[stage - 1] }

  /// The marimo in ASCII, four cells at most.
  public var smallDrawing: String { isMet ? look.smallDrawing : MarimoLook.growing[stage - 1] }
}
