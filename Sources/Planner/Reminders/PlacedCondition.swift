/// A condition with the place whose sky it is judged by.
public struct PlacedCondition: Sendable, Equatable {
  /// What the sky has to do.
  public let condition: ReminderCondition
  /// The number of the place, nil where the todo names none.
  public let place: Int?
}
