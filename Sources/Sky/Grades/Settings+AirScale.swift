import Configuration

extension Settings {
  /// The table by which dust is judged for people.
  public var airScale: AirScale { AirScale(rawValue: self[.airScale]) ?? .korea }
}
