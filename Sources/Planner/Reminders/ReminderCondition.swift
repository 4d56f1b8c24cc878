import Sky

/// What the sky must do for a reminder to ring.
public enum ReminderCondition: Sendable, Hashable {
  /// Rain, snow and hail too; with a probability in percent, or where rain is likely.
  case rain(percent: Int?)
  /// Snow or sleet.
  case snow
  /// Fine dust of a grade or worse; of the worse of the two sizes where none is named.
  case dust(Pollutant?, Grade)
  /// At least so much is felt.
  case hot(TemperatureLimit)
  /// At most so much is felt.
  case cold(TemperatureLimit)

  /// The condition as it is stored and as `--if` takes it: `rain:60`, `pm25:bad`.
  public var text: String {
    switch self {
    case .rain(let percent): percent.map { "rain:\($0)" } ?? "rain"
    case .snow: "snow"
    case .dust(nil, .bad): "dust"
    case .dust(let pollutant, let grade): "\(pollutant?.rawValue ?? "dust"):\(grade.rawValue)"
    case .hot(let limit): limit == .usualHeat ? "hot" : "hot:\(limit.text)"
    case .cold(let limit): limit == .usualCold ? "cold" : "cold:\(limit.text)"
    }
  }

  package init?(stored text: String) {
    try? self.init(text)
  }
}
